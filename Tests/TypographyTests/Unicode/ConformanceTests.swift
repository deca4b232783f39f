import Testing
import Typography

/// The Unicode test files, with a ledger of what is known to differ. A change in either direction fails: a case that
/// newly passes has to leave the ledger.
struct ConformanceTests {
    private func session() throws -> TextSession { TextSession(fonts: try FontCollection(), cachedTexts: 1) }

    /// UAX #29 leaves nothing open for extended grapheme clusters.
    @Test func graphemeBreaks() throws {
        let session = try session()
        let cases = try ConformanceFile.graphemeBreak.breakCases()
        #expect(cases.count == 602)
        for test in cases {
            #expect(session.inspect(test.text).graphemes == test.boundaries, "\(test.text.unicodeScalars.map(\.value))")
        }
    }

    /// ICU leaves the colon out of MidLetter.
    @Test func wordBreaks() throws {
        let session = try session()
        let cases = try ConformanceFile.wordBreak.breakCases()
        #expect(cases.count == 1823)
        let failures = cases.filter { session.inspect($0.text).words != $0.boundaries }.map(\.hexadecimal)
        #expect(Set(failures) == KnownDifferences.wordBreaks)
    }

    /// ICU tailors the rules for hyphens and for numbers.
    @Test func lineBreaks() throws {
        let session = try session()
        let cases = try ConformanceFile.lineBreak.breakCases()
        #expect(cases.count == 7654)
        let failures = cases.filter { session.inspect($0.text).lines != $0.boundaries }.map(\.hexadecimal)
        #expect(Set(failures) == KnownDifferences.lineBreaks)
    }

    @Test func bidi() throws {
        let session = try session()
        let lines = try ConformanceFile.bidiCharacter.lines()
        #expect(lines.count == 91707)
        let failures = try lines.filter { try !BidiCase($0).passes(in: session) }
            .map { $0.split(separator: ";").prefix(2).joined(separator: ";") }
        #expect(Set(failures) == KnownDifferences.bidi)
    }
}

/// A line of BidiCharacterTest: text; base direction; resolved base level; levels; visual order.
struct BidiCase {
    let text: String
    let direction: BaseDirection
    let baseIsRightToLeft: Bool
    /// Nil where rule X9 removes the scalar.
    let levels: [Int?]
    let order: [Int]

    init(_ line: Substring) throws {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
        try #require(fields.count == 5)
        var scalars = String.UnicodeScalarView()
        for field in fields[0].split(separator: " ") {
            scalars.append(try #require(UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)))
        }
        text = String(scalars)
        direction = fields[1] == "0" ? .leftToRight : fields[1] == "1" ? .rightToLeft : .automatic
        baseIsRightToLeft = fields[2] == "1"
        levels = fields[3].split(separator: " ").map { Int($0) }
        order = fields[4].split(separator: " ").compactMap { Int($0) }
    }

    func passes(in session: TextSession) -> Bool {
        let result = session.inspect(text, direction: direction)
        return (result.direction == "rtl") == baseIsRightToLeft && result.order == order
            && zip(result.levels, levels).allSatisfy { $1 == nil || $0 == $1 }
    }
}
