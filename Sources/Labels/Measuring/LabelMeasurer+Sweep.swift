internal import Basics
package import Catalogs
package import Frames
internal import TextLayout
internal import Typography

/// Labels in many cells: each text is shaped once, and every text size is that result at another scale.
extension LabelMeasurer {
    /// Measures every form of a key in every environment of the plan.
    ///
    /// - Parameters:
    ///   - number: The number of the catalog, where the same key may be asked for several times in a row, as for harvested
    ///     rooms: its forms are then looked up once.
    ///   - locales: The rules of all locales, for the pseudolocale that takes the widest text of them.
    package func sweep(
        _ key: String, of catalog: Catalog, numbered number: Int? = nil, in locale: CheckLocale, rules: LocaleRules,
        locales: @autoclosure () -> [LocaleRules], samples: MessageArguments,
        defaults: SampleArguments? = nil, plan: LabelSweep
    ) -> [SweptLabel] {
        let forms = forms(
            of: key, in: catalog, numbered: number, locale, rules, locales(), samples: samples, defaults: defaults)
        return sweep(forms, of: key, in: locale, plan: plan)
    }

    /// Measures forms of a key that were looked up before.
    package func sweep(
        _ forms: [MessageResolver.Lookup], of key: String, in locale: CheckLocale, plan: LabelSweep
    ) -> [SweptLabel] {
        forms.map { form in
            let form = form.cased(plan.textCase, locale: locale.lookup)
            return sweep(plan.isTripled ? form.tripled : form, key: key, plan: plan)
        }
    }

    /// What the widest form of a key needs on one line in the first environment of the plan, what its widest word needs, and what
    /// is between the places where a line may end, with white space after it and without it, where that is asked for.
    package func needOnOneLine(
        _ key: String, of catalog: Catalog, in locale: CheckLocale, rules: LocaleRules,
        locales: @autoclosure () -> [LocaleRules], samples: MessageArguments, defaults: SampleArguments?,
        plan: LabelSweep, withParts: Bool = false
    ) -> (width: Double, word: Double, parts: [(advance: Double, width: Double)]) {
        let environment = plan.environments.first ?? LayoutEnvironment()
        let forms = forms(
            of: key, in: catalog, numbered: nil, locale, rules, locales(), samples: samples, defaults: defaults)
        let setting = setting(for: plan.style, in: environment)
        let needs = forms.map { form in
            let form = form.cased(plan.textCase, locale: locale.lookup)
            var shaped = ShapedLabel([form], font: setting.font, session: session)
            let (texts, scale) = shaped.variants(for: setting)
            return (
                width: texts.map { $0.ideal(scale: scale).width }.max() ?? 0,
                word: texts.map { $0.paragraph.widestPart(at: scale) }.max() ?? 0,
                parts: withParts ? texts.first?.paragraph.widthsOfParts(at: scale) ?? [] : []
            )
        }
        return needs.max { $0.width < $1.width } ?? (0, 0, [])
    }

    /// Every form of a key; the key itself where there is none.
    ///
    /// - Parameters:
    ///   - number: The number of the catalog, where the same key may be asked for several times in a row, as for harvested
    ///     rooms: its forms are then looked up once.
    ///   - locales: The rules of all locales, for the pseudolocale that takes the widest text of them.
    package func forms(
        of key: String, in catalog: Catalog, numbered number: Int?, _ locale: CheckLocale, _ rules: LocaleRules,
        _ locales: @autoclosure () -> [LocaleRules], samples: MessageArguments, defaults: SampleArguments?
    ) -> [MessageResolver.Lookup] {
        let name = number.map { FormsName(key: key, catalog: $0, locale: locale) }
        if let name, let latestForms, latestForms.name == name { return latestForms.forms }
        var resolver = MessageResolver(catalogs: [catalog], locale: locale, rules: rules)
        resolver.device = device
        if let defaults { resolver.samples = defaults }
        if locale.pseudolocale == .longest {
            resolver.widest = (locales(), { [session] in session.paragraph($0).idealWidth })
        }
        var forms = resolver.forms(of: key, samples: samples)
        if forms.isEmpty {
            forms = [MessageResolver.Lookup(string: key, origin: ResolvedText.Origin(key: key, locale: ""))]
        }
        latestForms = name.map { ($0, forms) }
        return forms
    }

    /// Measures a text in place of a key's, unchanged, in every environment of the plan.
    package func sweep(_ text: String, insteadOf key: String, plan: LabelSweep) -> SweptLabel {
        let origin = ResolvedText.Origin(key: key, locale: plan.environments.first?.locale ?? "")
        return sweep(MessageResolver.Lookup(string: text, origin: origin), key: key, plan: plan)
    }

    private func sweep(_ lookup: MessageResolver.Lookup, key: String, plan: LabelSweep) -> SweptLabel {
        let settings = settings(for: plan.style, in: plan.environments)
        let lookups = [lookup] + lookup.narrower
        var shaped = ShapedLabel(lookups, font: settings.font, session: session)
        var cells: [SweptCell] = []
        var outcomes: [SweptLabel.Outcome] = []
        cells.reserveCapacity(plan.environments.count)
        outcomes.reserveCapacity(plan.environments.count)
        for (environment, setting) in zip(plan.environments, settings.settings) {
            let (texts, scale) = shaped.variants(for: setting)
            var room = LabelRoom(
                width: environment.width, height: environment.height, scale: scale, budget: Budget(lines: plan.lines))
            if let size = plan.size { (room.width, room.height) = (size.width, size.height) }
            if plan.size != nil, let height = room.height { room.height = max(height, texts[0].heightOfLine(scale)) }
            let variant = texts.indexOfVariant(fitting: room)
            let text = texts[variant]
            if plan.isOpen {
                let (outcome, cell) = text.openCell(in: room, wraps: plan.wraps, at: plan.lineWidth)
                cells.append(cell)
                outcomes.append(outcome)
                continue
            }
            let (outcome, layout) = text.outcome(in: room, variant: texts.count > 1 ? variant : nil) { need in
                // What is closer than that, but for rounding, a rule or the error of the font's model may concern.
                let error = text.modelError() * need
                return (room.width ?? .infinity) - need < max(plan.margin?.length(of: need) ?? 0, error) + 1e-3
            }
            cells.append(SweptCell(text: text, room: room, layout: layout))
            outcomes.append(outcome)
        }
        // Rules may find a fault in a layout that shows whole, where it may extend over its neighbours and almost reaches them.
        let hasOutlines = !plan.isOpen || plan.lines == nil
        return SweptLabel(
            scene: plan.scene, key: key, environments: plan.environments, room: plan.size, outcomes: outcomes,
            outline: hasOutlines ? { [cells] in cells[$0].outline(in: plan.environments[$0], plan) } : nil,
            report: { [cells] index in cells[index].report(in: plan.environments[index], plan) })
    }
}
