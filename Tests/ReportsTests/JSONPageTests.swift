import Checks
import Testing

@testable import Reports

/// Pages are written by an encoder of our own, letter by letter as Foundation's writes them.
@Suite struct JSONPageTests {
    @Test func recordsAreWrittenAsFoundationWritesThem() throws {
        let result = try SampleCheck.result()
        #expect(result.findings.count > 5)
        for finding in result.findings {
            let record = FindingRecord(finding, widthNames: result.widthNames)
            #expect(try JSONPage.render(record, depth: 0) + "\n" == JSONText.render(record))
        }
    }

    private struct Unwritable: Encodable {
        var list = [Part()]

        struct Part: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
    }

    /// Otherwise a document would have nothing in its place.
    @Test func whatCannotBeWrittenIsAnError() {
        #expect(throws: CancellationError.self) { try JSONPage.render(Unwritable(), depth: 0) }
    }

    private struct Values: Encodable {
        var texts = ["", "\"quoted\" \\ / \u{8}\t\n\u{c}\r\u{1}\u{1f}\u{7f}", "\u{85}\u{2028}é😀"]
        var numbers = [0, -0.5, 40, 1e-7, 1e16, 123_456_789.125, .infinity, .nan]
        var counts = [0, -7, Int.max]
        var nothing: [String] = []
        var more: [String: [Bool?]] = ["some": [true, false, nil], "none": []]
        var missing: Int?
    }

    @Test func valuesAreWrittenAsFoundationWritesThem() throws {
        let expected = try JSONText.render([Values()]).split(separator: "\n").dropFirst().dropLast()
        // One deep: the same lines, the first of them where the page stands.
        let page = try JSONPage.render(Values(), depth: 1)
        #expect("  " + page.split(separator: "\n").joined(separator: "\n") == expected.joined(separator: "\n"))
    }
}
