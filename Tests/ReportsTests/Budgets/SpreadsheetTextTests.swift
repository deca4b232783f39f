import Budgets
import Testing

/// No text is a formula in a spreadsheet, and every text comes back.
@Suite struct SpreadsheetTextTests {
    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t'=1"),
        ("\r=1", "'\r'=1"),
        ("\n=1", "'\n'=1"), ("＝1", "'＝1"), ("＋1", "'＋1"), ("－1", "'－1"), ("＠1", "'＠1"), ("'=1", "''=1"),
        ("''+1", "'''+1"), ("a;=1", "a;'=1"), ("a\t=1", "a\t'=1"), ("a\n- b", "a\n'- b"), ("a\r\n@b", "a\r\n'@b"),
        ("a;'=1", "a;''=1"), ("Save", "Save"), ("a = b", "a = b"), ("don't", "don't"), ("'tis", "'tis"), ("a;b", "a;b"),
        ("a, -1", "a, -1"), ("", ""), ("'", "'"), ("''", "''"),
    ]) func anApostropheComesBeforeAFormula(text: String, cell: String) {
        #expect(Array(SpreadsheetText.inert(text).unicodeScalars) == Array(cell.unicodeScalars))
        #expect(Array(SpreadsheetText.plain(cell).unicodeScalars) == Array(text.unicodeScalars))
    }

    /// Of all short texts of these characters.
    @Test func everyTextComesBack() {
        let characters = ["=", "-", "'", ";", "\t", "\r", "\n", "a"]
        var texts = [""]
        for _ in 0..<4 { texts += texts.flatMap { text in characters.map { text + $0 } } }
        var cells: [[Unicode.Scalar]: String] = [:]
        for text in Set(texts) {
            let cell = SpreadsheetText.inert(text)
            let known = cells.updateValue(text, forKey: Array(cell.unicodeScalars))
            #expect(known == nil, "\(text.debugDescription) and \(known?.debugDescription ?? "") are one cell")
            #expect(
                Array(SpreadsheetText.plain(cell).unicodeScalars) == Array(text.unicodeScalars),
                "\(text.debugDescription)")
            let parts = cell.unicodeScalars.split { ";\t\r\n".unicodeScalars.contains($0) }
            #expect(parts.allSatisfy { $0.first != "=" && $0.first != "-" }, "\(cell.debugDescription)")
        }
    }

    /// A spreadsheet that takes the apostrophe for its own sign gives the text back without it.
    @Test func aTextWithoutTheApostropheIsTheSame() {
        #expect(SpreadsheetText.plain("=1+1") == "=1+1" && SpreadsheetText.plain("-1 °C") == "-1 °C")
    }
}
