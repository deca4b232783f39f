import Foundation
import Testing

/// The Unicode test files through `galley inspect`, with a ledger of what is known to differ. A change in either
/// direction fails: a case that newly passes has to leave the ledger.
@Suite(.enabled(if: ConformanceFile.isInstalled, "needs Debian's unicode-data"))
struct InspectConformanceTests {
    /// UAX #29 leaves nothing open for extended grapheme clusters.
    @Test func graphemeBreaks() throws {
        let (count, failures) = try breaks(in: .graphemeBreak, \.graphemes)
        #expect(count == 602)
        #expect(failures.isEmpty)
    }

    /// ICU leaves the colon out of MidLetter.
    @Test func wordBreaks() throws {
        let (count, failures) = try breaks(in: .wordBreak, \.words)
        #expect(count == 1823)
        #expect(failures == KnownDifferences.wordBreaks)
    }

    /// ICU tailors the rules for hyphens and for numbers.
    @Test func lineBreaks() throws {
        let (count, failures) = try breaks(in: .lineBreak, \.lines)
        #expect(count == 7654)
        #expect(failures == KnownDifferences.lineBreaks)
    }

    /// The paragraph's direction, every level, and the visual order.
    @Test(arguments: ["ltr", "rtl", "auto"]) func bidi(direction: String) throws {
        let all = try ConformanceFile.bidiCharacter.lines().map(BidiCase.init)
        #expect(all.count == 91707)
        let cases = all.filter { $0.direction == direction }
        let found = try inspect(cases.map { String($0.scalars) }, direction: direction)
        let failures = zip(cases, found).filter { test, found in
            found.direction != test.baseDirection || found.order != test.order
                || zip(found.levels, test.levels).contains { $1 != nil && $0 != $1 }
        }
        let asked = Set(cases.map(\.name))
        #expect(Set(failures.map(\.0.name)) == KnownDifferences.bidi.intersection(asked))
    }

    /// The cases of a break test that come out otherwise, by their scalars.
    private func breaks(
        in file: ConformanceFile, _ boundaries: KeyPath<Inspected, [Int]>
    ) throws -> (count: Int, failures: Set<String>) {
        let cases = try file.breakCases()
        let found = try inspect(cases.map(\.name), direction: "auto")
        let failures = zip(cases, found).filter { $1[keyPath: boundaries] != $0.boundaries }
        return (cases.count, Set(failures.map(\.0.name)))
    }

    /// One run of the command over all texts, each a line of hexadecimal scalars.
    private func inspect(_ texts: [String], direction: String) throws -> [Inspected] {
        let run = try GalleyProcess(
            "inspect", "--code-points", "--format", "json", "--direction", direction,
            input: texts.joined(separator: "\n") + "\n")
        try #require(run.status == 0, "\(run.error)")
        let decoder = JSONDecoder()
        let found = try run.output.utf8.split(separator: UInt8(ascii: "\n")).map {
            try decoder.decode(Inspected.self, from: Data($0))
        }
        try #require(found.count == texts.count)
        return found
    }

    /// What the tests read of an inspection.
    private struct Inspected: Decodable {
        let direction: String
        let levels: [Int]
        let order: [Int]
        let graphemes: [Int]
        let words: [Int]
        let lines: [Int]
    }
}
