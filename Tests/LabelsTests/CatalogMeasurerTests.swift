import Basics
import Catalogs
import Frames
import Testing

@testable import Labels

/// Labels of a catalog, measured for their sizes alone.
@Suite struct CatalogMeasurerTests {
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    private static let position = Catalog.Position(file: "Localizable.xcstrings", line: 3, column: 5)

    private static func unit(_ text: String) -> LocalizedValue { .unit(StringUnit(text: text, position: position)) }

    private static func entry(_ key: String, _ localizations: [(String, LocalizedValue)]) -> Catalog.Entry {
        Catalog.Entry(
            key: key, position: position, sourceLanguage: "en",
            localizations: localizations.map { Localization(locale: $0.0, value: $0.1, position: position) })
    }

    private static let catalog = Catalog(
        name: "Localizable", sourceLanguage: "en",
        entries: [
            entry("save", [("en", unit("Save")), ("de", unit("Änderungen sichern")), ("ar", unit("حفظ التغييرات"))]),
            entry("only.en", [("en", unit("Pull to refresh"))]),
            entry(
                "pets",
                [
                    ("en", .plural([.one: unit("%lld pet"), .other: unit("%lld pets")])),
                    ("de", .plural([.one: unit("%lld Tier"), .other: unit("%lld Tiere")])),
                ]),
            entry("word", [("en", unit("Datenschutzgrundverordnung"))]),
            entry("10 %", []),
        ])

    private func measure(
        _ keys: [String], _ locales: [String] = ["en", "de"], budget: Budget = Budget(), width: Double? = nil,
        style: LabelTypesetting = LabelTypesetting()
    ) throws -> [MeasuredLabel] {
        try LabelMeasurer(fonts: fonts).measure(
            keys[...], of: Self.catalog, in: locales.map { LocaleRules($0) }, style: style,
            environment: LayoutEnvironment(width: width), budget: budget)
    }

    @Test func keysComeInOrderEachInOneLocaleAfterTheOther() throws {
        let labels = try measure(["pets", "save"])
        #expect(labels.map(\.key) == ["pets", "pets", "pets", "pets", "save", "save"])
        #expect(labels.map(\.locale) == ["en", "en", "de", "de", "en", "de"])
        #expect(labels.map(\.form) == ["one", "other", "one", "other", nil, nil])
        #expect(labels[0].text == "1 pet" && labels[5].text == "Änderungen sichern")
        #expect(labels[5].source == SourcePosition(file: "Localizable.xcstrings", line: 3, column: 5))
    }

    /// What is measured for its size alone has the size that all of its facts have.
    @Test(arguments: [nil, 60.0, 200]) func sizesAreThoseOfAllFacts(width: Double?) throws {
        let measurer = LabelMeasurer(fonts: fonts)
        for label in try measure(["save", "pets", "word"], ["en", "de", "ar"], width: width) {
            let environment = LayoutEnvironment(locale: label.locale, width: width)
            let facts = measurer.measure(label.text, in: environment)
            #expect(label.width == facts.size?.width && label.height == facts.size?.height)
            #expect(label.lines == facts.lines.count)
        }
    }

    /// A missing translation is measured as people see it, and says where it comes from; a key without words has none.
    @Test func whatIsNotTranslatedSaysSo() throws {
        let labels = try measure(["only.en", "10 %"])
        #expect(labels.map(\.foundIn) == [nil, "en", nil, nil])
        #expect(labels[0].width == labels[1].width)
        #expect(try measure(["no such key"]).isEmpty)
    }

    /// A label by itself is held against the width; half a pixel, here a sixth of a point, is nothing.
    @Test func aLabelIsTooWideByWhatItNeedsBeyondTheWidth() throws {
        let need = try #require(try measure(["save"]).last).width
        let short = try #require(try measure(["save"], budget: Budget(width: 100)).last)
        #expect(short.lines == 1 && short.shortage == MeasuredLabel.Shortage(width: need - 100))
        #expect(try measure(["save"], budget: Budget(width: need - 0.16)).allSatisfy { $0.shortage == nil })
        #expect(try measure(["save"], budget: Budget(width: need - 0.17)).last?.shortage != nil)
    }

    /// Where several lines are allowed, they are broken at the width that labels have.
    @Test func linesAreBrokenAtTheWidth() throws {
        let two = try #require(try measure(["save"], budget: Budget(width: 100, lines: 2)).last)
        #expect(two.lines == 2 && two.shortage == nil)
        let one = try #require(try measure(["save"], budget: Budget(width: 100, lines: 1)).last)
        #expect(one.lines == 1 && one.shortage?.width != nil && one.shortage?.lines == nil)
        let three = try #require(try measure(["save"], budget: Budget(width: 60, lines: 2)).last)
        #expect(three.lines == 3 && three.shortage?.lines == 1)
    }

    /// A word that is broken for want of room needs its whole width.
    @Test func aBrokenWordIsTooWide() throws {
        let need = try measure(["word"], ["en"])[0].width
        let broken = try measure(["word"], ["en"], budget: Budget(width: 150, lines: 2))[0]
        #expect(broken.lines == 2 && broken.width <= 150)
        #expect(abs((broken.shortage?.width ?? 0) - (need - 150)) < 1e-3 && broken.shortage?.lines == nil)
    }

    @Test func whatIsCutTellsWhatShows() throws {
        let cut = try measure(["word"], ["en"], width: 80, style: LabelTypesetting(lineLimit: 1))[0]
        #expect(cut.visible?.hasSuffix("…") == true && cut.width <= 80)
        #expect(try measure(["word"], ["en"])[0].visible == nil)
    }
}
