import Basics
import Foundation
import Frames
import Testing

@Suite struct TextFactsTests {
    private let facts = TextFacts(
        string: "Hinzufügen", key: "add", source: SourcePosition(file: "Strings.xml", line: 3, column: 5), locale: "de",
        ideal: Size(width: 88, height: 21), budget: Budget(width: 188, lines: 1),
        lines: [Line(range: 0..<10, width: 88, baseline: 16)], fontSize: 17, firstBaseline: 16, lastBaseline: 16,
        ink: Frame(x: 1, y: 3, width: 85, height: 14), fonts: ["Inter 4.0"])

    /// Copies share what they have in common until one of them changes.
    @Test func aChangedCopyChangesNoOther() {
        var copy = facts
        copy.string = "Ergänzen"
        copy.lines.append(Line(range: 10..<12, width: 8, baseline: 37))
        copy.budget.width = 90
        #expect(facts.string == "Hinzufügen")
        #expect(facts.lines.count == 1)
        #expect(facts.budget.width == 188)
        #expect(copy.string == "Ergänzen")
        #expect(copy.lines.count == 2)
        #expect(copy != facts)
        copy.string = "Hinzufügen"
        copy.lines.removeLast()
        copy.budget.width = 188
        #expect(copy == facts)
        #expect(copy.hashValue == facts.hashValue)
    }

    /// In JSON all facts of a text stand in one object.
    @Test func jsonHoldsEveryFact() throws {
        let data = try JSONEncoder().encode(facts)
        let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(
            object.keys.sorted() == [
                "brokenWords", "budget", "firstBaseline", "fontRuns", "fontSize", "fontWeight", "fonts", "growth",
                "hidden",
                "ideal", "ink", "key", "lastBaseline", "lines", "locale", "missing", "placeholders", "scale", "source",
                "string", "truncated", "visible",
            ])
        #expect(try JSONDecoder().decode(TextFacts.self, from: data) == facts)
    }
}
