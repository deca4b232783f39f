import Basics
import Catalogs
import Frames
import TestSupport
import Testing
import Typography

@testable import Labels

/// How many services of ICU are opened for labels. In a process of its own, as the count is the process's.
@Suite struct UnicodeServicesTests {
    /// Texts with a number, a date and plural forms, that are broken into lines and have two directions.
    static func catalog(_ copies: Int) -> Catalog {
        Catalog(
            name: "Localizable", sourceLanguage: "en",
            entries: (0..<copies).map { copy in
                let position = Catalog.Position(file: "Localizable.xcstrings")
                return Catalog.Entry(
                    key: "%lld תמונות of %lld photos in album \(copy)", position: position, sourceLanguage: "en")
            })
    }

    /// The services opened to measure so many labels, in a new measurer.
    static func opened(labels: Int, locale: String, sizes: [Frames.TextSize]) throws -> Int {
        let before = UnicodeServices.openedCount
        let catalog = catalog(labels)
        let measurer = LabelMeasurer(fonts: try FontLibrary(), platform: .ios)
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1),
            style: LabelTypesetting(font: .body),
            environments: sizes.map { LayoutEnvironment(locale: locale, textSize: $0, width: 100, platform: .ios) })
        let rules = LocaleRules(locale)
        for key in catalog.keys {
            _ = measurer.sweep(
                key, of: catalog, in: CheckLocale(locale), rules: rules, locales: [], samples: [], plan: plan)
        }
        return UnicodeServices.openedCount - before
    }

    @Test func theNumberOfLabelsAndTextSizesOpensNoService() async {
        await #expect(processExitsWith: .success) {
            endThisProcess()
            for locale in ["en", "de", "ar", "th"] {
                // What the process opens once, whatever the locale.
                _ = try UnicodeServicesTests.opened(labels: 1, locale: locale, sizes: [.large])
                let one = try UnicodeServicesTests.opened(labels: 1, locale: locale, sizes: [.large])
                let many = try UnicodeServicesTests.opened(
                    labels: 50, locale: locale, sizes: [.xSmall, .large, .accessibility3, .accessibility5])
                #expect(one > 0 && one <= 6 && many == one, "\(locale): \(one), then \(many)")
            }
        }
    }
}
