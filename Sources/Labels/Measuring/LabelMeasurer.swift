public import Catalogs
public import Frames
internal import TextLayout
internal import Typography

/// Measures labels without a scene: how wide and how tall they are, and what shows of them in the room there is.
///
/// Memory stays bounded however many labels are measured. Use one on one thread at a time.
public final class LabelMeasurer {
    let session: TextSession
    private let fonts: FontLibrary
    private let device: Device
    var models: FontModels

    /// What a reader must know to read the numbers of all labels so far right, such as the error of a modelled font.
    public var notes: [String] { models.notes }

    /// Makes a measurer for a platform's conventions.
    public init(fonts: FontLibrary, platform: Frames.Platform = .ios) {
        self.fonts = fonts
        device = Device(platform)
        models = FontModels(platform)
        // Labels rarely come twice: a large cache would only push everything else out of the processor's.
        session = fonts.session(platform, cachedTexts: 64)
    }

    /// The longest text that is measured, in bytes of UTF-8.
    public static var longestText: Int { TextSession.longestText }

    /// Throws where the numbers of a text measured so far are worth nothing: ask after measuring texts of any length.
    ///
    /// - Throws: `InputError` of kind `unreadable` for a text that is longer than `longestText` or that there was no
    ///   memory for.
    public func throwFault() throws(InputError) { try session.throwFault() }

    /// The facts of a text in the environment's locale, text size, width and height.
    public func measure(
        _ text: String, style: LabelTypesetting = LabelTypesetting(),
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> TextFacts {
        facts(of: text, style: style, in: environment) { paragraph in
            ResolvedText(paragraph: paragraph)
        }
    }

    /// The facts of every plural form of a key in the environment's locale; nothing where the catalog lacks the key.
    ///
    /// Placeholders without an argument take a wide sample, or a number of each plural category.
    public func measure(
        key: String, of catalog: Catalog, rules: LocaleRules, arguments: [SampleArgument] = [],
        style: LabelTypesetting = LabelTypesetting(), in environment: LayoutEnvironment
    ) -> [TextFacts] {
        let messages = catalog.messages(
            for: key, in: rules, arguments: MessageArguments(arguments.map(\.format)), device: device)
        return messages.map { message in
            let widest = facts(of: message, in: catalog, rules: rules, style: style, environment)
            return message.narrower.reduce(widest) { facts, message in
                let fits = !facts.truncated && facts.brokenWords.isEmpty
                return fits ? facts : self.facts(of: message, in: catalog, rules: rules, style: style, environment)
            }
        }
    }

    private func facts(
        of message: Message, in catalog: Catalog, rules: LocaleRules, style: LabelTypesetting,
        _ environment: LayoutEnvironment
    ) -> TextFacts {
        facts(of: message.text, style: style, in: environment) { paragraph in
            ResolvedText(
                paragraph: paragraph, origin: ResolvedText.Origin(message, in: catalog, locale: rules.identifier),
                placeholders: message.unfilled)
        }
    }

    private func facts(
        of text: String, style: LabelTypesetting, in environment: LayoutEnvironment,
        resolve: (Paragraph) -> ResolvedText
    ) -> TextFacts {
        let setting = setting(for: style, in: environment)
        let text = resolve(session.paragraph(text, font: setting.font, style: setting.paragraph))
        models.add(text)
        let budget = Budget(width: environment.width, height: environment.height, lines: style.lineLimit)
        let placement = TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: budget)
        var facts = TextFacts(text, in: placement, locale: environment.locale)
        if !style.isUsable { facts.showNothing() }
        return facts
    }

    // Worked out once for each environment; the labels of a run share it, and may change locale from one to the next.
    private var settings: [LayoutEnvironment: LabelSetting] = [:]
    private var settledStyle: LabelTypesetting?

    func setting(for style: LabelTypesetting, in environment: LayoutEnvironment) -> LabelSetting {
        if settledStyle != style || settings.count > 256 {
            settings.removeAll(keepingCapacity: true)
            settledStyle = style
        }
        var common = environment
        common.width = nil
        common.height = nil
        if let known = settings[common] { return known }
        let setting = LabelSetting(style, in: environment, fonts: fonts.collection)
        settings[common] = setting
        return setting
    }
}
