package import Basics
package import Catalogs
package import Frames
internal import TextLayout
internal import Typography

/// Measures labels against a budget at many text sizes and widths: each text is shaped once, and every text size is that
/// result at another scale.
///
/// Use one on one thread at a time.
package final class LabelSweep {
    private let session: TextSession
    private let fonts: FontLibrary
    private let isTripled: Bool
    private let device: Device

    /// The room that labels have, and the cells in which they are measured.
    package struct Plan {
        /// What reports call the labels.
        package var scene: String
        package var file: String
        package var source: SourcePosition
        package var style: LabelTypesetting
        /// The case that labels are shown in; nil for their own.
        package var textCase: TextCase?
        /// The most lines that labels should take, whether or not the style cuts what goes beyond; nil for any number.
        package var lines: Int?
        /// The headroom below which a label is reported in each cell by itself; nil for none.
        package var margin: Margin?
        /// Whether the cells in which no rule can find fault with the layout of a label are reported in the tightest of
        /// them; each is reported by itself otherwise.
        package var joinsWholeCells: Bool
        /// Whether a label that is cut in many cells is reported in one of them, with what differs in the others.
        package var joinsShortCells: Bool
        /// The environments, all of one locale; a width is the labels' room.
        package var environments: [LayoutEnvironment]

        package init(
            scene: String, source: SourcePosition, style: LabelTypesetting, textCase: TextCase? = nil,
            lines: Int? = nil, margin: Margin? = nil, joinsWholeCells: Bool = false, joinsShortCells: Bool = false,
            environments: [LayoutEnvironment]
        ) {
            self.scene = scene
            file = source.file
            self.source = source
            self.style = style
            self.textCase = textCase
            self.lines = lines ?? style.lineLimit
            self.margin = margin
            self.joinsWholeCells = joinsWholeCells
            self.joinsShortCells = joinsShortCells
            self.environments = environments
        }
    }

    package init(fonts: FontLibrary, platform: Frames.Platform, isTripled: Bool = false) {
        self.fonts = fonts
        self.isTripled = isTripled
        device = Device(platform)
        session = fonts.session(platform, cachedTexts: 64)
    }

    /// Throws where a text measured so far was too long, or there was no memory for it.
    package func throwFault() throws(InputError) { try session.throwFault() }

    /// Calls of HarfBuzz so far: one for each stretch of one script and font of a text, however many cells it is in.
    package var shapes: Int { session.shapes }

    /// Reports every form of a key in every environment of the plan.
    ///
    /// - Parameter locales: The rules of all locales, for the pseudolocale that takes the widest text of them.
    /// - Parameter body: Takes a report; where the plan joins them, the environments in which the label differs from it in
    ///   nothing but lengths, since no rule can find fault with its layout there either; and the other cells in which it
    ///   is cut on its one line as it is there. The tightest of them is the one reported.
    package func sweep(
        _ key: String, of catalog: Catalog, in locale: CheckLocale, rules: LocaleRules,
        locales: @autoclosure () -> [LocaleRules], samples: MessageArguments, plan: Plan,
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
            measure(isTripled ? form.tripled : form, plan: plan, body: body)
        }
    }

    /// Reports another text in the stead of a key's, as it is, in every environment of the plan.
    ///
    /// - Parameter body: As above.
    package func sweep(
        _ text: String, insteadOf key: String, plan: Plan,
        body: (FrameReport, [LayoutEnvironment], [ShortCell]) -> Void
    ) {
        let origin = ResolvedText.Origin(key: key, locale: plan.environments.first?.locale ?? "")
        measure(MessageResolver.Lookup(string: text, origin: origin), plan: plan, body: body)
    }

    private func measure(
        _ lookup: MessageResolver.Lookup, plan: Plan, body: (FrameReport, [LayoutEnvironment], [ShortCell]) -> Void
    ) {
        let lookups = [lookup] + lookup.narrower
        guard let first = plan.environments.first else { return }
        var usual = first
        usual.textSize = first.textSize.usual
        var shaped = ShapedLabel(lookups, font: setting(of: plan.style, in: usual).font, session: session)
        // Those of each variant, since a report stands for cells that show the same text.
        var whole = Array(repeating: WholeCells(), count: lookups.count)
        var cut = ShortCells()
        for environment in plan.environments {
            let setting = setting(of: plan.style, in: environment)
            let labels = shaped.variants(for: setting)
            let room = LabelRoom(
                environment, scale: setting.font.size / labels[0].fontSize, lines: plan.lines)
            let variant = labels.dropLast().firstIndex { $0.fits(room) } ?? labels.count - 1
            let label = labels[variant]
            if plan.joinsWholeCells, let need = label.needOnOneLineThatFits(room),
                !isClose(need, of: label, in: room, plan)
            {
                whole[variant].add(room, of: label, need: plan.lines == 1 ? need : nil, lines: 1)
                continue
            }
            if plan.joinsShortCells, lookups.count == 1, let need = label.needOnOneLine(in: room) {
                cut.add(room, of: label, need: need)
                continue
            }
            let layout = label.layout(in: room)
            let need = label.need(of: layout, in: room)
            if plan.joinsWholeCells, label.isFaultless(layout, in: room),
                need.map({ !isClose($0, of: label, in: room, plan) }) ?? true
            {
                whole[variant].add(room, of: label, need: need, lines: layout.lineCount)
            } else {
                body(report(label, layout, in: room, plan), [], [])
            }
        }
        if let (label, room, others) = cut.worstAndOthers {
            body(report(label, label.layout(in: room), in: room, plan), [], others)
        }
        for (label, room, others) in whole.compactMap(\.tightestAndOthers) {
            let layout = label.layout(in: room)
            body(report(label, layout, in: room, plan), others.map(\.environment), [])
        }
    }

    /// Whether a rule or the error of the font's model may tell this cell from the others, but for rounding.
    private func isClose(_ need: Double, of label: SweptLabel, in room: LabelRoom, _ plan: Plan) -> Bool {
        let margins = [plan.margin?.length(of: need) ?? 0, label.modelError(on: room.environment.platform) * need]
        return room.width - need < max(margins[0], margins[1]) + 1e-3
    }

    private func report(
        _ label: SweptLabel, _ layout: ParagraphLayout, in room: LabelRoom, _ plan: Plan
    ) -> FrameReport {
        let text = label.facts(of: layout, in: room)
        let size = Size(width: layout.size.width, height: layout.size.height)
        let models = label.models(on: room.environment.platform)
        var view = ViewFrame(
            id: text.key ?? "0", kind: "Text", frame: Frame(x: 0, y: 0, width: size.width, height: size.height))
        view.source = plan.source
        view.text = text
        return FrameReport(
            scene: plan.scene, file: plan.file, environment: room.environment, size: size, fits: !text.truncated,
            fonts: text.fonts, fontModels: models.all, notes: models.notes, root: view)
    }

    // MARK: Settings

    private struct SettingKey: Hashable {
        let style: LabelTypesetting
        let textSize: Frames.TextSize
        let locale: String
    }

    private var settings: [SettingKey: LabelSetting] = [:]

    private func setting(of style: LabelTypesetting, in environment: LayoutEnvironment) -> LabelSetting {
        let key = SettingKey(style: style, textSize: environment.textSize, locale: environment.locale)
        if let known = settings[key] { return known }
        let setting = LabelSetting(style, in: environment, fonts: fonts.collection)
        if settings.count > 1024 { settings.removeAll() }
        settings[key] = setting
        return setting
    }
}
