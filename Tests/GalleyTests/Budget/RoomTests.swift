import Foundation
import Galley
import Testing

@Suite struct RoomTests {
    private func project(_ view: String, texts: [String: String], configuration: String = "") throws -> ProjectCopy {
        let entries = texts.sorted { $0.key < $1.key }.map { key, text in
            #""\#(key)": {"comment": "About \#(key)", "localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
        }
        return try ProjectCopy([
            "galley.yml": "scenes: [Row.yml]\nlocales: [en]\ntextSizes: [large]\nwidths: [320]\n\(configuration)",
            "Row.yml": "scene: Row\nstrings: Texts.xcstrings\nview:\n\(view)",
            "Texts.xcstrings":
                #"{"sourceLanguage": "en", "strings": {\#(entries.joined(separator: ", "))}, "version": "1.0"}"#,
        ])
    }

    private static let row = """
          HStack:
            spacing: 8
            content:
              - Text: first
              - Text: second
          lineLimit: 1
          frame: { width: 200 }

        """

    /// A stack offers the first of two short texts half of its width, and a long one what the other leaves.
    @Test func aTextHasWhatItsNeighboursLeave() throws {
        let copy = try project(Self.row, texts: ["first": "Save", "second": "Delete"])
        let budgets = try copy.project().budget().budgets
        let rooms = Dictionary(uniqueKeysWithValues: budgets.map { ($0.key, $0.tightest) })
        let (first, second) = (try #require(rooms["first"] ?? nil), try #require(rooms["second"] ?? nil))
        // Texts are as wide as their need, rounded up to a third of a point.
        func pixels(_ length: Double) -> Double { (length * 3).rounded(.up) / 3 }
        #expect(abs(first.width - (192 - pixels(second.need))) < 1e-5)
        #expect(abs(second.width - (192 - pixels(first.need))) < 1e-5)
        #expect(budgets.map(\.note) == ["About first", "About second"])
    }

    /// Letter by letter: the text is cut off as soon as it needs more than its budget, and not before.
    @Test func theRoomIsTheRoom() throws {
        let alone = try project(Self.row, texts: ["first": "Save", "second": "Delete"])
        let budget = try #require(try alone.project().budget().budgets.first { $0.key == "first" }?.tightest)
        var fitted = 0
        for count in 10..<40 {
            let copy = try project(
                Self.row, texts: ["first": String(repeating: "n", count: count), "second": "Delete"])
            let room = try #require(try copy.project().budget().budgets.first { $0.key == "first" }?.tightest)
            #expect(abs(room.width - budget.width) < 1e-5 || room.isExceeded)
            #expect(try copy.check().brief.contains("truncated-text first en") == (room.need > budget.width))
            if !room.isExceeded { fitted += 1 }
        }
        #expect(fitted > 0 && fitted < 30)
    }

    @Test func aTextThatIsOfferedAnyWidthHasNoBudget() throws {
        let view = "  VStack:\n    - Text: first\n      fixedSize: true\n    - Text: second\n  lineLimit: 1\n"
        let copy = try project(view, texts: ["first": "Save", "second": "Delete"])
        let budgets = try copy.project().budget().budgets
        #expect(budgets.map(\.key) == ["second", "first"])
        #expect(budgets.map { $0.tightest?.width } == [320, nil])
    }

    @Test func aTextThatMayShrinkHasMore() throws {
        let view = "  Text: first\n  lineLimit: 1\n  minimumScaleFactor: 0.5\n  frame: { width: 100 }\n"
        let copy = try project(view, texts: ["first": "Save"])
        #expect(try copy.project().budget().budgets.map { $0.tightest?.width } == [200])
    }

    /// Two labels at two text sizes: larger letters have the same room, which is less for them.
    @Test func aLabelHasItsBudgetAtTheLargestSize() throws {
        let copy = try project(
            "  Text: first\n", texts: ["first": "Save", "second": "Delete", "third": "Cancel it all"],
            configuration: "strings: [Texts.xcstrings]\nlabels:\n  - { keys: second, maxWidth: 120, maxLines: 1 }\n"
                + "  - { keys: third, maxWidth: 120, maxLines: 3 }\n")
        try copy.replace("textSizes: [large]", with: "textSizes: [large, xxxLarge]", in: "galley.yml")
        let budgets = try copy.project().budget().budgets
        #expect(budgets.map(\.key) == ["second", "third", "first"])
        #expect(budgets.map { $0.tightest?.font.size } == [23, 23, nil])
        #expect(budgets.map { $0.tightest?.lines } == [1, 3, nil])
        #expect(budgets[1].tightest?.spareLines == 2 && budgets[1].tightest?.width == 120)
    }

    @Test func everyPlaceholderTakesItsOwnArgument() throws {
        let view = "  Text: first\n  lineLimit: 1\n"
        let copy = try project(
            view, texts: ["first": "%2$@ has %1$lld, %@"], configuration: "arguments: { first: [7, Ann] }\n")
        let standIns = try copy.project().budget().budgets[0].standIns
        #expect(standIns.map(\.placeholder) == ["%2$@", "%1$lld", "%@"])
        #expect(standIns.prefix(2).map(\.text) == ["Ann", "7"])
    }

    @Test func pseudolocalesAreNoTranslations() throws {
        let copy = try project(
            Self.row, texts: ["first": "Save", "second": "Delete"], configuration: "pseudolocales: [doubled]\n")
        #expect(try copy.project().budget().budgets.allSatisfy { $0.rooms.map(\.locale) == ["en"] })
        var options = CheckOptions()
        options.locales = ["en-x-doubled"]
        #expect(try copy.project().budget(options).budgets.allSatisfy { $0.rooms.map(\.locale) == ["en-x-doubled"] })
    }
}
