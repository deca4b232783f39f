import Frames
import Testing

@testable import Reports

/// The table that `galley measure --catalog` prints.
@Suite struct LabelTableTests {
    private func label(
        _ key: String, _ locale: String, _ text: String, width: Double = 40, form: String? = nil, lines: Int = 1,
        shortage: MeasuredLabel.Shortage? = nil
    ) -> MeasuredLabel {
        MeasuredLabel(
            key: key, locale: locale, form: form, text: text, width: width, height: 20.287 * Double(lines),
            lines: lines,
            shortage: shortage)
    }

    private func table(_ labels: [MeasuredLabel], order: [Int]? = nil, budget: Budget = Budget()) -> String {
        var table = LabelTable(budget: budget)
        for label in labels { table.add(label) }
        var text = ""
        table.write(order ?? Array(labels.indices)) { text += $0 }
        return text
    }

    /// Decimal points stand below each other; a line feed in a text is written as one.
    @Test func columnsAreAligned() {
        let labels = [
            label("pets.count", "pl", "5 zwierząt", width: 131.25, form: "many"),
            label("ok", "zh-Hans", "好\n的", width: 9, lines: 12),
        ]
        #expect(
            table(labels) == """
                key         locale   form   width   height  lines  text
                pets.count  pl       many  131.25   20.287      1  "5 zwierząt"
                ok          zh-Hans          9     243.444     12  "好\\n的"

                """)
        #expect(table(labels, order: [1, 0]).split(separator: "\n")[1].hasPrefix("ok "))
    }

    /// A wide letter takes two columns and a mark none, so that what follows a key stands where it should.
    @Test func keysTakeTheColumnsThatTheyShow() {
        let rows = table([label("設定", "en", "Settings"), label("e\u{301}e\u{301}e\u{301}e\u{301}", "en", "x")])
            .split(separator: "\n")
        #expect(rows[1].hasPrefix("設定  en "))
        #expect(rows[2].hasPrefix("e\u{301}e\u{301}e\u{301}e\u{301}  en "))
    }

    @Test func longKeysAndTextsAreCut() {
        let rows = table([label(String(repeating: "k", count: 41), "en", String(repeating: "語", count: 41))])
            .split(separator: "\n")
        #expect(rows[1].hasPrefix(String(repeating: "k", count: 39) + "…  en"))
        #expect(rows[1].hasSuffix("\"" + String(repeating: "語", count: 39) + "…\""))
        #expect(DisplayColumns.cut(String(repeating: "k", count: 40), to: 40).count == 40)
        #expect(DisplayColumns.cut(String(repeating: "語", count: 40), to: 80).count == 40)
    }

    @Test func whatIsShortIsToldWithItsShare() {
        let labels = [
            label("a", "de", "Sichern", width: 90, shortage: MeasuredLabel.Shortage(width: 30)),
            label("b", "de", "Alles sichern", lines: 3, shortage: MeasuredLabel.Shortage(width: 6, lines: 1)),
        ]
        let rows = table(labels, budget: Budget(width: 60, lines: 2)).split(separator: "\n")
        #expect(rows[0].contains("  lines  short             text"))
        #expect(rows[1].hasSuffix("  1  30 (50 %)         \"Sichern\""))
        #expect(rows[2].hasSuffix("  3  6 (10 %), 1 line  \"Alles sichern\""))
    }

    @Test func remarksStandBehindTheText() {
        var odd = label("a", "de", "Save %@")
        odd.foundIn = "en"
        odd.visible = "Save…"
        odd.missing = [MissingCharacter(scalar: "𓀀", name: "EGYPTIAN HIEROGLYPH A001")]
        odd.placeholders = ["%@"]
        #expect(
            table([odd]).hasSuffix(
                "\"Save %@\", from en, shows \"Save…\", missing U+13000, placeholder %@\n"))
    }

    /// Any number of rows passes through in parts of whole lines.
    @Test func partsAreWholeLines() {
        var table = LabelTable()
        for number in 0..<5000 { table.add(label("key.\(number)", "en", "Settings")) }
        var parts: [String] = []
        table.write(0..<5000) { parts.append($0) }
        #expect(parts.count > 1 && parts.allSatisfy { $0.hasSuffix("\n") })
        #expect(parts.joined().split(separator: "\n").count == 5001)
    }
}
