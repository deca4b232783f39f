package import Foundation

/// A measurer without a font: every character is 10 points wide and every line 20 high.
///
/// With it, layouts can be tested on any machine, and their numbers are easy to read.
package final class GridFont: TextMeasurer {
    package static let advance: CGFloat = 10
    package static let lineHeight: CGFloat = 20
    package static let baseline: CGFloat = 16

    package init() {}

    package func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement {
        let room = Int(min(max((proposal.width ?? .infinity) / Self.advance, 1), 1e6))
        let rows = Int(min(max((proposal.height ?? .infinity) / Self.lineHeight, 1), 1e6))
        var lines = Self.lines(of: Self.string(of: text), room: room)
        lines = Array(lines.prefix(min(rows, environment.lineLimit ?? .max)))
        let count = max(lines.count, environment.reservedLineCount ?? 0)
        let width = CGFloat(lines.max() ?? 0) * Self.advance
        let spacing = environment.lineSpacing
        let height = CGFloat(count) * (Self.lineHeight + spacing) - (count > 0 ? spacing : 0)
        let last = CGFloat(max(lines.count, 1) - 1) * (Self.lineHeight + spacing) + Self.baseline
        return TextMeasurement(
            size: CGSize(width: width, height: height), firstBaseline: Self.baseline, lastBaseline: last)
    }

    package func lineMetrics(of text: TextContent, in environment: TextEnvironment) -> TextLineMetrics {
        TextLineMetrics(pointSize: 20, ascender: 16, descender: -4, capHeight: 14, xHeight: 10, leading: 0)
    }

    /// The string of a text where there is no catalog.
    static func string(of text: TextContent) -> String {
        text.runs.map { run in
            switch run.source {
            case .verbatim(let string): string
            case .localized(let key, _, let arguments, let defaultValue, _):
                filled(defaultValue ?? key, with: arguments)
            }
        }.joined()
    }

    /// A key with its placeholders replaced, in order.
    private static func filled(_ key: String, with arguments: [TextArgument]) -> String {
        var result = ""
        var rest = key[...]
        for argument in arguments {
            guard let place = rest.range(of: argument.specifier) else { continue }
            result += rest[..<place.lowerBound] + description(of: argument.value)
            rest = rest[place.upperBound...]
        }
        return result + rest
    }

    private static func description(of value: TextArgument.Value) -> String {
        switch value {
        case .string(let value): value
        case .integer(let value): "\(value)"
        case .unsigned(let value): "\(value)"
        case .double(let value): "\(value)"
        case .text(let value): string(of: value)
        case .date(let value): "\(value)"
        }
    }

    /// The numbers of characters in the lines of a string. Lines are broken between words, and inside words that are
    /// too long.
    private static func lines(of string: String, room: Int) -> [Int] {
        string.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph -> [Int] in
            var lines: [Int] = []
            var line = 0
            for word in paragraph.split(separator: " ").map(\.count) {
                if line > 0, line + 1 + word <= room {
                    line += 1 + word
                    continue
                }
                if line > 0 { lines.append(line) }
                line = word
                while line > room {
                    lines.append(room)
                    line -= room
                }
            }
            return lines + [line]
        }
    }
}
