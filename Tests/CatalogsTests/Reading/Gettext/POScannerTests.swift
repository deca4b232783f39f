import Testing

@testable import Catalogs

private func messages(_ text: String) throws(CatalogError) -> (messages: [GettextMessage], warnings: [CatalogError]) {
    var scanner = POScanner(try SourceText(Array(text.utf8), file: "de.po"))
    var messages: [GettextMessage] = []
    while let message = try scanner.next() { messages.append(message) }
    return (messages, scanner.warnings)
}

@Suite("Grammar of PO files")
struct POScannerTests {
    @Test(arguments: [
        ("msgid \"a\"\n", 2, 1, "msgid_plural or msgstr", "the end of the file"),
        ("msgid \"a\"\nmsgid \"b\"\nmsgstr \"\"", 2, 1, "msgid_plural or msgstr", "'m'"),
        ("msgstr \"a\"", 1, 1, "msgctxt, msgid or a comment", "'m'"),
        ("msgctxt \"a\"\nmsgstr \"a\"", 2, 1, "msgid", "'m'"),
        ("msgid a", 1, 7, "a text in quotation marks", "'a'"),
        ("msgid \"a\nb\"", 1, 9, "a quotation mark", "the end of the line"),
        ("msgid \"a", 1, 9, "a quotation mark", "the end of the file"),
        ("msgid \"a\\", 1, 10, "a quotation mark", "the end of the file"),
        ("msgid \"a\"\nmsgstr[x] \"\"", 2, 8, "a number below 99", "'x'"),
        ("msgid \"a\"\nmsgstr[99999999999999999999] \"\"", 2, 28, "a number below 99", "']'"),
        ("msgid \"a\"\nmsgstr[0 \"\"", 2, 10, "']'", "'\"'"),
        ("msgid \"a\"\nmsgstr[0] \"\"\nmsgstr[0] \"\"", 3, 1, "a msgstr with the next number", "'m'"),
        ("msgid \"a\"\nmsgstr \"\"\n=", 3, 1, "msgid, msgstr or a comment", "'='"),
    ])
    func faultsHaveAPlace(text: String, line: Int, column: Int, expected: String, found: String) {
        let error = error { () throws(CatalogError) in try messages(text) }
        #expect(
            error
                == CatalogError(
                    .unexpected(found: found, expected: expected),
                    at: Catalog.Position(file: "de.po", line: line, column: column)))
    }

    @Test func undefinedEscapesAreShownAndReported() throws {
        let read = try messages("msgid \"a\\qb\\é\"\nmsgstr \"\"")
        #expect(read.messages.map(\.id.text) == ["a\\qb\\é"])
        #expect(read.warnings.map(\.problem) == [.undefinedEscape("\\q"), .undefinedEscape("\\é")])
        #expect(read.warnings.map(\.column) == [9, 12])
    }

    @Test func whatSaysNothingOfTheTextsIsPassedOver() throws {
        let text = """
            domain "other"
            # translator
            #: a.c:1
            #, fuzzy, c-format
            #= range: 0..5
            #| msgctxt "old"
            #| msgid "old"
            msgid "a" msgstr "b"
            #~ msgid "gone"
            #~ msgstr ""
            #~| msgid "x"
            """
        let read = try messages(text).messages
        #expect(read.map(\.id.text) == ["a"])
        #expect(read.map(\.flags) == [["fuzzy", "c-format", "range: 0..5"]])
    }

    @Test func everyPrefixIsReadOrRefused() {
        let text = """
            #, c-format
            msgctxt "x\\n"
            msgid "a"
            msgid_plural "ä\\x41"
            msgstr[0] "b"
            msgstr[1] "\\101"
            """
        let bytes = Array(text.utf8)
        for length in 0...bytes.count {
            let problem = error { () throws(CatalogError) in
                var scanner = POScanner(try SourceText(Array(bytes.prefix(length)), file: "de.po"))
                while try scanner.next() != nil {}
                return 0
            }
            if let problem { #expect(problem.line != nil && !problem.isWarning) }
        }
    }
}
