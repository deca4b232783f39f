import Basics
import Catalogs
import Frames
import Testing

@testable import Labels

/// A text that varies by width is the widest that fits, or else the narrowest.
@Suite struct WidthVariationTests {
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    private static let words = [70: "Greetings and Salutations!", 20: "Hello!", 1: "Hi!"]

    private static let catalog: Catalog = {
        let position = Catalog.Position(file: "Localizable.stringsdict")
        let forms = words.mapValues { LocalizedValue.unit(StringUnit(text: $0, position: position)) }
        let localization = Localization(locale: "en", value: .width(forms), position: position)
        let entry = Catalog.Entry(
            key: "greeting", position: position, sourceLanguage: "en", localizations: [localization])
        return Catalog(name: "Localizable", sourceLanguage: "en", entries: [entry])
    }()

    private static let oneLine: LabelTypesetting = {
        var style = LabelTypesetting()
        style.lineLimit = 1
        return style
    }()

    @Test(arguments: [
        (nil, "Greetings and Salutations!"), (400.0, "Greetings and Salutations!"), (100, "Hello!"), (40, "Hi!"),
        // Where none fits, the narrowest is cut off.
        (5, "Hi!"),
    ])
    func aLabelIsTheWidestThatFits(width: Double?, expected: String) {
        let measurer = LabelMeasurer(fonts: fonts)
        let facts = measurer.measure(
            key: "greeting", of: Self.catalog, rules: LocaleRules("en"), style: Self.oneLine,
            in: LayoutEnvironment(locale: "en", width: width))
        #expect(facts.map(\.string) == [expected])
    }

    /// However a label is measured, the same text shows: none with a broken word, and none on too many lines.
    @Test(arguments: [400.0, 100, 60, 40, 5], [1, 2, nil])
    func everyMeasurementChoosesTheSameText(width: Double, limit: Int?) throws {
        var style = LabelTypesetting()
        style.lineLimit = limit
        let (measurer, rules) = (LabelMeasurer(fonts: fonts), LocaleRules("en"))
        let environment = LayoutEnvironment(locale: "en", width: width)
        let shown = measurer.measure(
            key: "greeting", of: Self.catalog, rules: rules, style: style, in: environment
        ).map(\.string)
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: style,
            environments: [environment])
        let swept = measurer.sweep(
            "greeting", of: Self.catalog, in: CheckLocale("en"), rules: rules, locales: [], samples: [], plan: plan)
        #expect(swept.map { $0.report(0).root.text?.string } == shown)
        let listed = try measurer.measure(
            ["greeting"], of: Self.catalog, in: [rules], style: style, environment: environment, budget: Budget())
        #expect(listed.map(\.text) == shown)
    }

    /// Lines that the style does not cut are lines all the same.
    @Test func aBudgetOfLinesChoosesTheText() {
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: LabelTypesetting(),
            lines: 1, environments: [LayoutEnvironment(locale: "en", width: 120)])
        let label = LabelMeasurer(fonts: fonts).sweep(
            "greeting", of: Self.catalog, in: CheckLocale("en"), rules: LocaleRules("en"), locales: [], samples: [],
            plan: plan)
        #expect(label.map { $0.report(0).root.text?.string } == ["Hello!"])
    }

    /// The three widths in which it fits show three texts, so that each is reported by itself.
    @Test func aBudgetIsHeldAgainstTheTextThatFits() {
        let measurer = LabelMeasurer(fonts: fonts, platform: .ios)
        let widths = [400.0, 300, 100, 40, 5]
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: Self.oneLine,
            environments: widths.map { LayoutEnvironment(locale: "en", width: $0) })
        var found: [Double: String] = [:]
        var cut: [Double] = []
        let labels = measurer.sweep(
            "greeting", of: Self.catalog, in: CheckLocale("en"), rules: LocaleRules("en"), locales: [], samples: [],
            plan: plan)
        for (label, cell) in labels.flatMap({ label in widths.indices.map { (label, $0) } }) {
            let report = label.report(cell)
            found[widths[cell]] = report.root.text?.string
            if report.root.text?.truncated == true { cut.append(widths[cell]) }
        }
        #expect(
            found == [
                400: "Greetings and Salutations!", 300: "Greetings and Salutations!", 100: "Hello!", 40: "Hi!",
                5: "Hi!",
            ])
        #expect(cut == [5])
    }
}

/// A text that varies by device is that of the platform.
@Suite struct DeviceVariationTests {
    @Test(arguments: [
        (Platform.ios, nil, Device.iPhone), (.ios, 743.0, .iPhone), (.ios, 744, .iPad), (.macos, nil, .mac),
        (.android, 1_000, .other), (.web, nil, .other),
    ])
    func devices(platform: Platform, width: Double?, expected: Device) {
        #expect(Device(platform, width: width) == expected)
    }

    @Test(arguments: [(Platform.ios, "Tap"), (.macos, "Click"), (.android, "Press")])
    func aLabelIsThatOfThePlatform(platform: Platform, expected: String) throws {
        let position = Catalog.Position(file: "Localizable.xcstrings")
        func unit(_ text: String) -> LocalizedValue { .unit(StringUnit(text: text, position: position)) }
        let value = LocalizedValue.device([.iPhone: unit("Tap"), .mac: unit("Click"), .other: unit("Press")])
        let localization = Localization(locale: "en", value: value, position: position)
        let entry = Catalog.Entry(
            key: "press", position: position, sourceLanguage: "en", localizations: [localization])
        let measurer = LabelMeasurer(fonts: try FontLibrary(), platform: platform)
        let facts = measurer.measure(
            key: "press", of: Catalog(name: "", sourceLanguage: "en", entries: [entry]), rules: LocaleRules("en"),
            in: LayoutEnvironment(locale: "en", platform: platform))
        #expect(facts.map(\.string) == [expected])
    }
}
