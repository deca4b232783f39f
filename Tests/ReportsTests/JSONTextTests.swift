import Checks
import Foundation
import Testing

@testable import Basics
@testable import Reports

/// JSON is written by an encoder of our own, letter by letter as Foundation's writes it.
@Suite struct JSONTextTests {
    @Test func recordsAreWrittenAsFoundationWritesThem() throws {
        let result = try SampleCheck.result()
        #expect(result.findings.count > 5)
        for finding in result.findings {
            try expectTheSame(FindingRecord(finding, widthNames: result.widthNames))
        }
    }

    private struct Values: Encodable {
        var texts = ["", "\"quoted\" \\ / \u{8}\t\n\u{c}\r\u{1}\u{1f}\u{7f}", "é😀"]
        var numbers = [0, -0.5, -0.0, 40, 1e-7, 1e15, 1e16, 123_456_789.125, 0.1 + 0.2, .infinity, -.infinity, .nan]
        var floats: [Float] = [0.1, 40, 1e10]
        var counts = [0, -7, Int.max]
        var nothing: [String] = []
        var more: [String: [Bool?]] = ["some": [true, false, nil], "none": [], "10": [], "9": [], "Z": [], "ä": []]
        var missing: Int?
        var bytes = Data([0, 1, 255])
        var address = URL(filePath: "/a folder/b")
        var severities: [Severity] = [.warning, .error]
    }

    /// A value whose keys stand among those of another.
    private struct Joined: Encodable {
        enum CodingKeys: CodingKey { case kind }

        func encode(to encoder: any Encoder) throws {
            try Values().encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode("joined", forKey: .kind)
        }
    }

    @Test func valuesAreWrittenAsFoundationWritesThem() throws {
        try expectTheSame(Values())
        try expectTheSame([Values(), Values()])
        try expectTheSame(Joined())
        try expectTheSame("text")
    }

    /// What ends a line for some readers stands as an escape, where Foundation would let it stand.
    @Test func noLineEndsInAString() throws {
        #expect(try JSONText.render("\u{85}\u{2028}\u{2029}é") == #""\u0085\u2028\u2029é""# + "\n")
    }

    @Test func partsAreWrittenAsTheyStandInTheWhole() throws {
        let whole = try JSONText.render([Values()])
        #expect(try whole == "[\n  \(JSONText.part(Values(), depth: 1))\n]\n")
    }

    private struct Unwritable: Encodable {
        var list = [Part()]

        struct Part: Encodable {
            func encode(to encoder: any Encoder) throws { throw CancellationError() }
        }
    }

    /// Otherwise a document would have nothing in its place.
    @Test func whatCannotBeWrittenIsAnError() {
        #expect(throws: CancellationError.self) { try JSONText.part(Unwritable(), depth: 0) }
    }

    private func expectTheSame(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        #expect(
            try JSONText.render(value, isPretty: false) == String(decoding: encoder.encode(value), as: UTF8.self) + "\n"
        )
        encoder.outputFormatting.insert(.prettyPrinted)
        #expect(try JSONText.render(value) == String(decoding: encoder.encode(value), as: UTF8.self) + "\n")
    }
}
