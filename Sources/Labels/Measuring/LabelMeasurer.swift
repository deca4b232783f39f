internal import Basics
public import Catalogs
public import Frames
internal import TextLayout
internal import Typography

/// Measures labels without a scene: how wide and how tall they are, and how much of them shows in a room.
///
/// Memory stays bounded however many labels are measured. Use each measurer on one thread at a time.
public final class LabelMeasurer {
    let session: TextSession
    let device: Device
    private let fonts: FontLibrary
    private var settings: [SettingKey: LabelSetting] = [:]
    private var latestSetting: (key: SettingKey, setting: LabelSetting)?
    private var latestSettings: SweepSettings?
    private var sweeps: [SweepKey: SweepSettings] = [:]
    /// Those of one environment, in which a part tries other texts and styles between its labels.
    private var latestOfTrials: SweepSettings?
    /// The forms of the latest key, where it may be asked for again.
    var latestForms: (name: FormsName, forms: [MessageResolver.Lookup])?
    var models: FontModels

    /// A key of one of several catalogs, in a locale.
    struct FormsName: Equatable {
        let key: String
        let catalog: Int
        let locale: CheckLocale
    }

    /// What readers must know about the numbers of all labels so far, such as the error of a modelled font.
    public var notes: [String] { models.notes }

    /// The models that the labels so far are measured by.
    package var fontModels: FontModels { models }

    /// Calls of HarfBuzz so far: one for each stretch of one script and font in a text, however many cells it is in.
    package var shapes: Int { session.shapes }

    /// Makes a measurer with a platform's conventions.
    public init(fonts: FontLibrary, platform: Frames.Platform = .ios) {
        self.fonts = fonts
        device = Device(platform)
        models = FontModels()
        // Labels rarely come twice: a large cache would only push everything else out of the processor's.
        session = fonts.session(platform, cachedTexts: 64)
    }

    /// The longest text that is measured, in bytes of UTF-8.
    public static var longestText: Int { TextSession.longestText }

    /// Throws where the numbers of some text so far are not valid. Call it after measuring texts of any length.
    ///
    /// - Throws: `InputError` of kind `unreadable` for a text that is longer than `longestText`, or for which there was
    ///   not enough memory.
    public func throwFault() throws(InputError) { try session.throwFault() }

    /// The facts of a text in the environment's locale, text size, width and height.
    public func measure(
        _ text: String, style: LabelTypesetting = LabelTypesetting(),
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> TextFacts {
        facts(of: self.text(text, in: setting(for: style, in: environment)), style: style, in: environment)
    }

    /// The facts of every plural form of a key in the environment's locale; empty where the catalog lacks the key.
    ///
    /// Placeholders without an argument are filled with a wide sample, or with a number of each plural category.
    public func measure(
        key: String, of catalog: Catalog, rules: LocaleRules, arguments: [SampleArgument] = [],
        style: LabelTypesetting = LabelTypesetting(), in environment: LayoutEnvironment
    ) -> [TextFacts] {
        let setting = setting(for: style, in: environment)
        let room = LabelRoom(width: environment.width, height: environment.height)
        let messages = catalog.messages(
            for: key, in: rules, arguments: MessageArguments(arguments.map(\.format)), device: device)
        return messages.map { message in
            let variants = ([message] + message.narrower).map { message in
                text(
                    message.text, in: setting,
                    origin: ResolvedText.Origin(message, in: catalog, locale: rules.identifier, rules: rules),
                    placeholders: message.unfilled, samples: message.samples)
            }
            return facts(of: variants.variant(fitting: room), style: style, in: environment)
        }
    }

    private func facts(
        of text: ResolvedText, style: LabelTypesetting, in environment: LayoutEnvironment
    ) -> TextFacts {
        let budget = Budget(width: environment.width, height: environment.height, lines: style.lineLimit)
        let placement = TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: budget)
        var facts = TextFacts(text, in: placement, locale: environment.locale)
        if !style.isUsable { facts.showNothing() }
        return facts
    }

    /// A text shaped with a setting; its fonts are noted.
    func text(
        _ string: String, in setting: LabelSetting, origin: ResolvedText.Origin? = nil, placeholders: [String] = [],
        samples: [String] = []
    ) -> ResolvedText {
        let paragraph = session.paragraph(string, font: setting.font, style: setting.paragraph)
        let text = ResolvedText(paragraph: paragraph, origin: origin, placeholders: placeholders, samples: samples)
        models.add(text)
        return text
    }

    // MARK: Settings

    /// Everything that a setting depends on, which excludes the room.
    private struct SettingKey: Hashable {
        let style: LabelTypesetting
        private let environment: LayoutEnvironment

        init(_ style: LabelTypesetting, _ environment: LayoutEnvironment) {
            self.style = style
            self.environment = environment.withoutRoom
        }

        /// What usually differs; the rest is compared.
        func hash(into hasher: inout Hasher) {
            hasher.combine(style.font.base)
            hasher.combine(style.lineLimit)
            hasher.combine(environment.textSize)
            hasher.combine(environment.locale)
        }
    }

    /// Settings in so many environments, by the first of them.
    private struct SweepKey: Hashable {
        let first: SettingKey
        let count: Int
    }

    /// A setting for each environment, and the font at the default text size.
    struct SweepSettings {
        fileprivate let style: LabelTypesetting
        fileprivate var environments: [LayoutEnvironment]
        let font: FontRequest
        let settings: [LabelSetting]

        /// Whether other environments differ in nothing but their rooms.
        fileprivate func hold(in others: [LayoutEnvironment]) -> Bool {
            environments.count == others.count
                && zip(environments, others).allSatisfy { $0.withoutRoom == $1.withoutRoom }
        }
    }

    /// The labels of a part ask for the same settings in turn, with one array, which is compared in O(1). The rooms of a
    /// locale differ in little but their widths.
    func settings(for style: LabelTypesetting, in environments: [LayoutEnvironment]) -> SweepSettings {
        let latest = environments.count > 1 ? latestSettings : latestOfTrials
        if let latest, latest.environments == environments, latest.style == style { return latest }
        var usual = environments.first ?? LayoutEnvironment()
        let key = SweepKey(first: SettingKey(style, usual), count: environments.count)
        var settings: SweepSettings
        if let known = sweeps[key], known.hold(in: environments) {
            settings = known
            settings.environments = environments
        } else {
            usual.textSize = usual.textSize.usual
            settings = SweepSettings(
                style: style, environments: environments, font: setting(for: style, in: usual).font,
                settings: environments.map { setting(for: style, in: $0) })
            if sweeps.count > 1024 { sweeps.removeAll() }
            sweeps[key] = settings
        }
        if environments.count > 1 { latestSettings = settings } else { latestOfTrials = settings }
        return settings
    }

    func setting(for style: LabelTypesetting, in environment: LayoutEnvironment) -> LabelSetting {
        let key = SettingKey(style, environment)
        if let latestSetting, latestSetting.key == key { return latestSetting.setting }
        if let known = settings[key] {
            latestSetting = (key, known)
            return known
        }
        let setting = LabelSetting(style, in: environment, fonts: fonts.collection)
        if settings.count > 1024 { settings.removeAll() }
        settings[key] = setting
        latestSetting = (key, setting)
        return setting
    }
}

extension LayoutEnvironment {
    /// What settings depend on.
    fileprivate var withoutRoom: LayoutEnvironment {
        var common = self
        common.width = nil
        common.height = nil
        return common
    }
}
