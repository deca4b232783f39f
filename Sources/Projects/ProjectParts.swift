internal import Catalogs
internal import Frames
internal import Labels
internal import Scenes
internal import ViewLayout

/// The contents of a `galley.yml`, before the files that it names are read.
struct ProjectParts {
    /// The keys that are given, here or in what it extends.
    var given: Set<String> = []
    /// Presets, and files whose keys count where this has none.
    var extends: [Listed<String>]?
    var scenes: YAMLValue?
    var strings: YAMLValue?
    var sourceLocale: Listed<String>?
    var fonts: FontFile.Search?
    var modelsSystemFont: Bool
    var platform: Platform
    var toolkit: Listed<Toolkit>?
    var displayScale: Double?
    /// nil for `all`.
    var locales: [Listed<String>]?
    var pseudolocales: [Pseudolocale]?
    /// The allowed values depend on the platform, as do those of scales.
    var textSizes: YAMLValue?
    var scales: YAMLValue?
    var widths: [NamedLength]?
    var heights: [NamedLength]?
    var safeArea: SafeAreaInsets?
    var system: Listed<AppleSystem>?
    var metrics: [PlatformMetric: Double]?
    var labels: [LabelParts]?
    var rooms: YAMLValue?
    var rules: [RuleSetting]?
    var baseline: Listed<String>?
    var cache: Listed<String>?
    var arguments: YAMLValue?
    var samples: SampleArguments?

    /// A whole configuration.
    static let form = ValueForm<ProjectParts>.mapping(
        MappingKey(
            "extends", ValueForm.text.map { Listed(value: $0, position: $1.position) }.listOrOne,
            "A preset (\(ConfigurationPreset.names.map { "`\($0)`" }.joined(separator: ", "))) or another file, whose keys count where this one has none."
        ),
        MappingKey("scenes", SceneParts.paths, "Scene files, or patterns such as `preview:*` of scenes in Swift."),
        MappingKey("strings", SceneParts.paths, "Catalogs: files, patterns or folders."),
        MappingKey(
            SourceLocale.key, SourceLocale.form.map { Listed(value: $0, position: $1.position) },
            "The language that the texts were written in."),
        MappingKey("fonts", FontFile.form, "Fonts that come before the bundled ones."),
        MappingKey(
            "systemFontModel", .choice(["on": true, "off": false]), usual: "on",
            "Whether Inter gets the measures of the iOS system font."),
        MappingKey("platform", platform, usual: "ios", "Whose fonts, text sizes and controls are used."),
        MappingKey(
            "toolkit", toolkit,
            "Which toolkit draws the labels of budgets; by default `swiftui` on iOS and `compose` on Android."),
        MappingKey("displayScale", .number(from: 0.1), "Pixels per point; by default the platform's."),
        MappingKey(
            "locales", locales,
            "BCP 47 tags, in which every catalog is checked; or `all`, the default: each catalog in its own locales."),
        MappingKey("pseudolocales", pseudolocales, "Made-up locales that show what is not ready to be translated."),
        MappingKey("textSizes", .later(textSizes), "Text sizes of Dynamic Type; by default the platform's usual ones."),
        MappingKey("scales", .later(scales), "Factors on every font size, instead of text sizes."),
        MappingKey("widths", lengths, "Widths of screens in points, with names if you like; by default 375."),
        MappingKey("heights", lengths, "Heights of screens in points, with names if you like; no limit by default."),
        MappingKey("safeArea", SafeAreaInsets.form, "What the device covers, unless a scene sets it."),
        MappingKey(
            "system", AppleSystem.form.map { Listed(value: $0, position: $1.position) },
            "Which iOS or iPadOS, unless a scene sets it; by default iOS 18 on a phone held upright."),
        MappingKey("metrics", ProjectMetrics.form, "Sizes of controls that differ from the platform's, in points."),
        MappingKey("labels", LabelParts.form.list, "Budgets without a scene."),
        MappingKey(
            "rooms", SceneParts.paths, "Files of rooms, or patterns of files: texts in the places of real layouts."),
        MappingKey("rules", RuleSetting.form, "Which rules are off, warnings or errors."),
        MappingKey("baseline", listed, "A file of known findings, which are not reported again."),
        MappingKey(
            "cache", listed,
            "A folder in which findings are kept, so that what has not changed is not laid out again; see *Checks in CI*."
        ),
        MappingKey("arguments", .later(arguments), "Sample values for placeholders, by key or pattern."),
        MappingKey("samples", samples, "Sample values for all other placeholders, by type.")
    ) {
        mapping, extends, scenes, strings, sourceLocale, fonts, modelsSystemFont, platform, toolkit, displayScale,
        locales,
        pseudolocales, textSizes, scales, widths, heights, safeArea, system, metrics, labels, rooms, rules,
        baseline, cache, arguments, samples in
        let locales = locales ?? nil
        return ProjectParts(
            given: Set(try mapping.entries(Project.fileName).map(\.name)), extends: extends, scenes: scenes,
            strings: strings, sourceLocale: sourceLocale, fonts: fonts,
            modelsSystemFont: modelsSystemFont, platform: platform, toolkit: toolkit, displayScale: displayScale,
            locales: locales,
            pseudolocales: pseudolocales, textSizes: textSizes, scales: scales, widths: widths, heights: heights,
            safeArea: safeArea, system: system, metrics: metrics, labels: labels, rooms: rooms, rules: rules,
            baseline: baseline, cache: cache,
            arguments: arguments, samples: samples)
    }

    private static let samples = ValueForm<SampleArguments>.mapping(
        MappingKey("text", .text, usual: "Wwwwwwww", "For names and other texts."),
        MappingKey(
            "integer", .integer(from: 0), usual: "8888888", "For whole numbers; no plural form takes a larger one."),
        MappingKey("real", .number(from: 0), usual: "8888.888888", "For numbers with a fraction."),
        MappingKey("date", date, "For days and times of day, such as `2028-09-27`; by default the longest of a locale.")
    ) {
        var samples = SampleArguments()
        samples.text = $1
        samples.integer = $2
        samples.real = $3
        samples.date = $4
        return samples
    }

    private static let date = ValueForm<Double>(
        .pattern("^[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}:[0-9]{2}Z)?$", words: "a date of ISO 8601")
    ) { value, name in
        guard let seconds = SampleArguments.seconds(of: try value.string(name)) else {
            throw value.wrong(name, "a date such as 2028-09-27 or 2028-09-27T22:58:58Z")
        }
        return seconds
    }

    static let platform = ValueForm<Platform>.choice([
        "ios": .ios, "macos": .macos, "android": .android, "web": .web,
    ])

    static let toolkit = ValueForm<Toolkit>.choice([
        "swiftui": .swiftUI, "uikit": .uiKit, "compose": .compose, "textview": .textView,
    ]).map { Listed(value: $0, position: $1.position) }

    private static let listed = ValueForm.text.map { Listed(value: $0, position: $1.position) }

    static let locales = ValueForm<Listed<String>>(.text) { value, name in
        let locale = try value.string(name)
        guard LocaleName.isWellFormed(locale) else { throw value.wrong(name, "BCP 47 tags such as de or pt-BR") }
        return Listed(value: LocaleName.canonical(locale), position: value.position)
    }.listOrOne.map { locales, value -> [Listed<String>]? in
        guard !locales.isEmpty else { throw value.wrong("locales", "all, or at least one locale") }
        return locales
    }.or("all") { nil }

    private static let pseudolocales = ValueForm<Pseudolocale>(.choice(Pseudolocale.allCases.map(\.rawValue))) {
        value, name in
        let text = try value.string(name)
        guard let locale = Pseudolocale(rawValue: text) else {
            throw InputError.unknown(
                "pseudolocale", text, expected: Pseudolocale.allCases.map(\.rawValue), at: value.position)
        }
        return locale
    }.listOrOne

    private static let lengths = ValueForm.number(from: 1).map { length, _ in NamedLength(length) }.listOrOne
        .orMapping(
            ValueForm(.names(of: "devices", .number(from: 1))) { value, name in
                try value.entries(name).map { NamedLength(try $0.value.number($0.name, from: 1), name: $0.name) }
            })

    // MARK: Values that are read again when the platform is known

    static let textSizes = oneOrMore(
        .choice(TextSize.dynamicTypeSizes.map(\.name), anyCase: true))
    static let scales = oneOrMore(.number(from: 0.1))
    private static let arguments = ValueShape.names(
        of: "keys, or patterns of keys", .either([.text, .list(.text), .names(of: "arguments", .text)]))

    private static func oneOrMore(_ shape: ValueShape) -> ValueShape { .either([shape, .list(shape)]) }
}
