import Basics
import Catalogs
import Frames
import Testing
import TextLayout
import Typography

@testable import Labels

/// How often HarfBuzz is called for labels: what measuring costs where nothing is done twice.
@Suite struct ShapingWorkTests {
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    private static let texts = [
        "Settings", "Zur Wiedergabeliste hinzufügen", "Änderungen speichern?", "Abmelden", "Mehr erfahren …",
    ]
    private static let sizes: [Frames.TextSize] = [
        .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
        .accessibility3, .accessibility4, .accessibility5,
    ]

    private static let catalog = Catalog(
        name: "Localizable", sourceLanguage: "de",
        entries: texts.map { text in
            let position = Catalog.Position(file: "Localizable.xcstrings")
            return Catalog.Entry(key: text, position: position, sourceLanguage: "de")
        })

    /// The shapes that a sweep of all texts takes.
    private func shapes(sizes: [Frames.TextSize], widths: [Double], lineLimit: Int? = nil) -> Int {
        let measurer = LabelMeasurer(fonts: fonts, platform: .ios)
        var style = LabelTypesetting(font: .body)
        style.lineLimit = lineLimit
        let plan = LabelSweep(
            scene: "*", source: SourcePosition(file: "galley.yml", line: 1, column: 1), style: style,
            environments: sizes.flatMap { size in
                widths.map { LayoutEnvironment(locale: "de", textSize: size, width: $0, platform: .ios) }
            })
        for text in Self.texts {
            _ = measurer.sweep(
                text, of: Self.catalog, in: CheckLocale("de"), rules: LocaleRules("de"), locales: [], samples: [],
                plan: plan)
        }
        return measurer.shapes
    }

    @Test func aLabelIsShapedOnceForAllTextSizesAndWidths() {
        #expect(shapes(sizes: [.large], widths: [1000]) == Self.texts.count)
        #expect(shapes(sizes: Self.sizes, widths: [1000, 2000, 3000, 4000]) == Self.texts.count)
    }

    /// Of a text that wraps, at most the parts at some line ends are shaped again.
    @Test func aLabelThatWrapsIsShapedAboutOnceForAllTextSizesAndWidths() {
        #expect(shapes(sizes: Self.sizes, widths: [320, 375, 393, 744]) <= 2 * Self.texts.count)
    }

    /// All sizes of a text share its shape in a session.
    @Test func aTextIsShapedOnceInTwelveSizes() {
        let session = fonts.session(.ios)
        var font = FontRequest(size: 17)
        for text in Self.texts {
            for step in 0..<12 {
                font.size = 14 + 3 * Double(step)
                _ = session.paragraph(text, font: font).layout()
            }
        }
        #expect(session.shapes == Self.texts.count)
    }
}
