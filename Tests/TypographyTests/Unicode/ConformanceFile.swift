import Foundation

/// A test file of the Unicode Character Database, as Debian's `unicode-data` installs it.
enum ConformanceFile: String {
    case lineBreak = "auxiliary/LineBreakTest.txt"
    case graphemeBreak = "auxiliary/GraphemeBreakTest.txt"
    case wordBreak = "auxiliary/WordBreakTest.txt"
    case bidiCharacter = "BidiCharacterTest.txt"

    /// Lines with data, without comments.
    ///
    /// - Throws: when the package is not installed, so that a run without the files fails rather than passes.
    func lines() throws -> [Substring] {
        let text = try String(contentsOfFile: "/usr/share/unicode/\(rawValue)", encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let data = line.prefix { $0 != "#" }
            return data.contains { !$0.isWhitespace } ? data : nil
        }
    }

    /// Every case of a break test: the text, and the scalar offsets of its boundaries (`÷`).
    func breakCases() throws -> [BreakCase] {
        try lines().map { line in
            var scalars = String.UnicodeScalarView()
            var boundaries: [Int] = []
            for field in line.split(whereSeparator: \.isWhitespace) {
                switch field {
                case "÷": boundaries.append(scalars.count)
                case "×": break
                default:
                    guard let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) else {
                        throw CocoaError(.fileReadCorruptFile)
                    }
                    scalars.append(scalar)
                }
            }
            return BreakCase(text: String(scalars), boundaries: boundaries)
        }
    }

    struct BreakCase {
        var text: String
        var boundaries: [Int]

        /// The scalars as the file writes them.
        var hexadecimal: String {
            text.unicodeScalars.map { scalar in
                let digits = String(scalar.value, radix: 16, uppercase: true)
                return String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            }.joined(separator: " ")
        }
    }
}
