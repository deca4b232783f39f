import Foundation
import Testing
import TextLayout
import Typography

/// A text whose width and height in the real system font of iOS are known.
struct KnownText: CustomTestStringConvertible {
    let text: String
    let locale: String
    let size: Double
    let weight: Double
    /// Points, rounded up to a pixel.
    let width: Double
    /// Nil where the dump has only that of a view around it.
    let height: Double?
    /// Points.
    let pixel: Double
    let isSure: Bool
    let device: String
    /// An eighth of an ideograph is between Japanese and Western letters.
    let isSpaced: Bool

    var testDescription: String { "\(text), \(locale), \(size) pt, \(weight)" }

    /// The middle of what the width was rounded up from.
    var likelyWidth: Double { width - pixel / 2 }

    static func all() throws -> [KnownText] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "widths.tsv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
        return try lines.dropFirst().map { line in
            let columns = line.split(separator: "\t").map(String.init)
            func number(_ column: Int) throws -> Double { try #require(Double(columns[column])) }
            return KnownText(
                text: columns[0], locale: columns[1], size: try number(2),
                weight: try #require(["regular": 400, "medium": 500, "semibold": 600, "bold": 700][columns[3]]),
                width: try number(4), height: Double(columns[5]), pixel: try number(6), isSure: columns[7] == "sure",
                device: columns[8], isSpaced: columns[10] == "spaced")
        }
    }

    func paragraph(_ session: TextSession) -> Paragraph {
        session.paragraph(
            text, font: FontRequest(size: size, weight: weight, spacesIdeographs: isSpaced),
            style: ParagraphStyle(locale: TextLocale(locale)))
    }

    /// How it is laid out by a session.
    func layout(_ session: TextSession) -> ParagraphLayout { paragraph(session).layout() }

    /// How far the session misses the width, as a fraction of it.
    func error(_ session: TextSession) -> Double { layout(session).size.width / likelyWidth - 1 }

    var script: ModelledScript { ["zh": .chinese, "ja": .japanese][locale] ?? .latin }
}

/// Errors of some known texts.
struct ErrorSummary {
    let errors: [Double]

    var mean: Double { errors.reduce(0) { $0 + abs($1) } / Double(errors.count) }
    var largest: Double { errors.map(abs).max() ?? 0 }
    /// What 95 % of them are within.
    var within95: Double { errors.map(abs).sorted()[Int((0.95 * Double(errors.count)).rounded(.up)) - 1] }
}
