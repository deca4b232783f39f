import Foundation
import Testing

/// A test file of the Unicode Character Database, as Debian's `unicode-data` installs it.
enum ConformanceFile: String {
    case lineBreak = "auxiliary/LineBreakTest.txt"
    case graphemeBreak = "auxiliary/GraphemeBreakTest.txt"
    case wordBreak = "auxiliary/WordBreakTest.txt"
    case bidiCharacter = "BidiCharacterTest.txt"

    private static let folder = "/usr/share/unicode"

    /// Whether the tests can run. Where they decide what is merged, a missing file is a failure, not a pass.
    static let isInstalled: Bool = {
        let isThere = FileManager.default.fileExists(atPath: "\(folder)/BidiCharacterTest.txt")
        if !isThere {
            let message = "WARNING: no Unicode conformance was tested: install Debian's unicode-data\n"
            try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
        }
        return isThere || ProcessInfo.processInfo.environment["CI"] != nil
    }()

    /// Lines with data, without comments.
    func lines() throws -> [Substring] {
        let text = try String(contentsOfFile: "\(Self.folder)/\(rawValue)", encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let data = line.prefix { $0 != "#" }
            return data.contains { !$0.isWhitespace } ? data : nil
        }
    }

    /// Every case of a break test: the scalars, and the offsets of the boundaries (`÷`) among them.
    func breakCases() throws -> [BreakCase] {
        try lines().map { line in
            var test = BreakCase(scalars: [], boundaries: [])
            for field in line.split(whereSeparator: \.isWhitespace) {
                switch field {
                case "÷": test.boundaries.append(test.scalars.count)
                case "×": break
                default: test.scalars.append(String(field))
                }
            }
            return test
        }
    }

    struct BreakCase {
        /// In hexadecimal, as the file writes them.
        var scalars: [String]
        var boundaries: [Int]

        var name: String { scalars.joined(separator: " ") }
    }
}

/// A line of BidiCharacterTest: text; base direction; resolved base level; levels; visual order.
struct BidiCase {
    let scalars: Substring
    /// As `--direction` has it.
    let direction: String
    let baseDirection: String
    /// Nil where rule X9 removes the scalar.
    let levels: [Int?]
    let order: [Int]

    init(_ line: Substring) throws {
        let fields = line.split(separator: ";", omittingEmptySubsequences: false)
        try #require(fields.count == 5)
        scalars = fields[0]
        direction = try #require(["0": "ltr", "1": "rtl", "2": "auto"][fields[1]])
        baseDirection = fields[2] == "1" ? "rtl" : "ltr"
        levels = fields[3].split(separator: " ").map { Int($0) }
        order = fields[4].split(separator: " ").compactMap { Int($0) }
    }

    /// The text, then the direction asked for, by the file's own number.
    var name: String { "\(scalars);\(["ltr": 0, "rtl": 1, "auto": 2][direction] ?? -1)" }
}
