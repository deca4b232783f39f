package import Catalogs
package import Frames
internal import TextLayout

/// Labels in many cells: each text is shaped once, and every text size is that result at another scale.
extension LabelMeasurer {
    /// Reports every form of a key in every environment of the plan.
    ///
    /// - Parameter locales: The rules of all locales, for the pseudolocale that takes the widest text of them.
    /// - Parameter body: Takes a report; where the plan joins them, the environments in which the label differs from it in
    ///   nothing but lengths, since no rule can find fault with its layout there either; and the other cells in which it
    ///   is cut on its one line as it is there. The tightest of them is the one reported.
    package func sweep(
        _ key: String, of catalog: Catalog, in locale: CheckLocale, rules: LocaleRules,
        locales: @autoclosure () -> [LocaleRules], samples: MessageArguments, plan: LabelSweep,
        body: (FrameReport, [LayoutEnvironment], [ShortCell]) -> Void
    ) {
        var resolver = MessageResolver(catalogs: [catalog], locale: locale, rules: rules)
        resolver.device = device
        if locale.pseudolocale == .longest {
            resolver.widest = (locales(), { [session] in session.paragraph($0).idealWidth })
        }
        var forms = resolver.forms(of: key, samples: samples)
        if forms.isEmpty {
            forms = [MessageResolver.Lookup(string: key, origin: ResolvedText.Origin(key: key, locale: ""))]
        }
        for form in forms {
            let form = form.cased(plan.textCase, locale: locale.lookup)
            measure(plan.isTripled ? form.tripled : form, plan: plan, body: body)
        }
    }

    /// Reports another text in the stead of a key's, as it stands, in every environment of the plan.
    ///
    /// - Parameter body: As above.
    package func sweep(
        _ text: String, insteadOf key: String, plan: LabelSweep,
        body: (FrameReport, [LayoutEnvironment], [ShortCell]) -> Void
    ) {
        let origin = ResolvedText.Origin(key: key, locale: plan.environments.first?.locale ?? "")
        measure(MessageResolver.Lookup(string: text, origin: origin), plan: plan, body: body)
    }

    private func measure(
        _ lookup: MessageResolver.Lookup, plan: LabelSweep,
        body: (FrameReport, [LayoutEnvironment], [ShortCell]) -> Void
    ) {
        let lookups = [lookup] + lookup.narrower
        guard let first = plan.environments.first else { return }
        var usual = first
        usual.textSize = first.textSize.usual
        var shaped = ShapedLabel(lookups, font: setting(for: plan.style, in: usual).font, session: session)
        // Those of each variant, since a report stands for cells that show the same text.
        var whole = Array(repeating: WholeCells(), count: lookups.count)
        var cut = ShortCells()
        for environment in plan.environments {
            let (texts, scale) = shaped.variants(for: setting(for: plan.style, in: environment))
            let room = LabelRoom(
                width: environment.width, height: environment.height, scale: scale, budget: Budget(lines: plan.lines))
            let variant = texts.indexOfVariant(fitting: room)
            let cell = SweptCell(text: texts[variant], environment: environment, room: room)
            if plan.joinsWholeCells, let need = cell.text.widthOnOneLine(fitting: room),
                !isClose(need, in: cell, plan)
            {
                whole[variant].add(cell, need: plan.lines == 1 ? need : nil, lines: 1)
                continue
            }
            if plan.joinsShortCells, lookups.count == 1, let need = cell.text.needOnOneLine(in: room) {
                cut.add(cell, need: need)
                continue
            }
            let layout = cell.text.layout(in: room)
            let need = cell.text.need(of: layout, in: room)
            if plan.joinsWholeCells, cell.text.isFaultless(layout, in: room),
                need.map({ !isClose($0, in: cell, plan) }) ?? true
            {
                whole[variant].add(cell, need: need, lines: layout.lineCount)
            } else {
                body(report(cell, plan), [], [])
            }
        }
        if let (cell, others) = cut.worstAndOthers { body(report(cell, plan), [], others) }
        for (cell, others) in whole.compactMap(\.tightestAndOthers) {
            body(report(cell, plan), others.map(\.environment), [])
        }
    }

    /// Whether a rule or the error of the font's model may tell this cell from the others, but for rounding.
    private func isClose(_ need: Double, in cell: SweptCell, _ plan: LabelSweep) -> Bool {
        let error = cell.text.models(on: cell.environment.platform).error95 * need
        return cell.width - need < max(plan.margin?.length(of: need) ?? 0, error) + 1e-3
    }

    private func report(_ cell: SweptCell, _ plan: LabelSweep) -> FrameReport {
        let (text, environment) = (cell.text, cell.environment)
        let layout = text.layout(in: cell.room)
        let facts = TextFacts(text, layout, in: cell.room, locale: environment.locale)
        let size = Size(width: layout.size.width, height: layout.size.height)
        let models = text.models(on: environment.platform)
        var view = ViewFrame(
            id: facts.key ?? "0", kind: "Text", frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
        view.source = plan.source
        view.text = facts
        return FrameReport(
            scene: plan.scene, file: plan.file, environment: environment, size: size, fits: !facts.truncated,
            fonts: facts.fonts, fontModels: models.all, notes: models.notes, root: view)
    }
}

/// A label in one cell of a sweep.
struct SweptCell {
    let text: ResolvedText
    let environment: LayoutEnvironment
    let room: LabelRoom

    /// In points; infinite where nothing limits it.
    var width: Double { room.width ?? .infinity }
}
