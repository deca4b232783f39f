import Catalogs
import Frames
import Scenes
import Testing
import ViewLayout

/// A text that varies by width is the widest that fits the room that the layout proposes.
@Suite struct WidthVariationTests {
    private static let catalog: Catalog = {
        let position = Catalog.Position(file: "Localizable.stringsdict")
        let words = [70: "Greetings and Salutations!", 20: "Hello!", 1: "Hi!"]
        let forms = words.mapValues { LocalizedValue.unit(StringUnit(text: $0, position: position)) }
        let localization = Localization(locale: "en", value: .width(forms), position: position)
        let entry = Catalog.Entry(
            key: "greeting", position: position, sourceLanguage: "en", localizations: [localization])
        return Catalog(name: "Localizable", sourceLanguage: "en", entries: [entry])
    }()

    @Test(arguments: [(400.0, "Greetings and Salutations!"), (100, "Hello!"), (40, "Hi!"), (5, "Hi!")])
    func theProposalDecides(width: Double, expected: String) throws {
        let report = try onMainActor {
            try LayoutScene("greeting", catalog: Self.catalog) { Text("greeting").lineLimit(1) }
                .report(in: LayoutEnvironment(locale: "en", width: width))
        }
        let text = report.views("Text").first?.text
        #expect(text?.string == expected)
        #expect(text?.truncated == (width == 5))
    }
}
