import Foundation
import Testing
import TextLayout
import Typography

/// A line of `text.tsv`: a text, what it was set in, and what Chromium made of it. Lengths in px at one pixel to a px.
struct BrowserText: CustomStringConvertible {
    var locale: String
    var family: String
    var size: Double
    var weight: Double
    /// `letter-spacing`.
    var spacing: Double
    /// `word-break: keep-all`.
    var keepsWords: Bool
    /// The width of the box.
    var room: Double
    /// On one line.
    var width: Double
    var height: Double
    /// The height of that line with `text-rendering: geometricPrecision`.
    var precise: Double
    /// Where the lines after the first start in the box, in UTF-16 units: the first character that takes room.
    var starts: [Int]
    var boxHeight: Double
    var text: String

    var description: String {
        "\(text) (\(locale), \(family), \(size) px, weight \(weight), spacing \(spacing), in \(room))"
    }

    func paragraph(in session: TextSession) -> Paragraph {
        session.paragraph(
            text, font: FontRequest(family: family, size: size, weight: weight, tracking: spacing),
            style: ParagraphStyle(
                locale: TextLocale(locale), lineBreaks: LineBreakRules(wordKeeping: keepsWords ? .all : nil)))
    }

    /// The UTF-16 offset of the first scalar from one on that takes room.
    func offset(ofVisibleScalarFrom start: Int) -> Int {
        let scalars = Array(text.unicodeScalars)
        let first = scalars[start...].firstIndex { !$0.properties.isDefaultIgnorableCodePoint } ?? start
        return scalars[..<first].reduce(0) { $0 + UTF16.width($1) }
    }

    static func all() throws -> [BrowserText] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "text.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return try lines.dropFirst().map { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            try #require(fields.count == 13, "\(line)")
            func number(_ index: Int) throws -> Double { try #require(Double(fields[index]), "\(line)") }
            return BrowserText(
                locale: fields[0], family: fields[1], size: try number(2), weight: try number(3),
                spacing: try number(4),
                keepsWords: fields[5] == "1", room: try number(6), width: try number(7), height: try number(8),
                precise: try number(9), starts: fields[10].split(separator: " ").compactMap { Int($0) },
                boxHeight: try number(11), text: fields[12])
        }
    }
}
