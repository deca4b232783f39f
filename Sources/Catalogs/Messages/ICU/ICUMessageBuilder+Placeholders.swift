internal import Foundation

extension ICUMessageBuilder {
    /// The type and style of an argument, up to its end.
    mutating func takePlaceholder(_ name: ArgumentName) -> Placeholder {
        let type = takeText(.argumentType)?.lowercased()
        let style = takeText(.argumentStyle)?.trimmingCharacters(in: .whitespacesAndNewlines)
        var placeholder = Placeholder(source: "", kind: .text, argument: name, style: style)
        switch type {
        case "number":
            placeholder.kind = Self.hasFraction(style) ? .real : .integer
        case "spellout", "ordinal", "duration":
            placeholder.kind = .integer
            placeholder.style = type
        case "date": placeholder.kind = .date
        case "time":
            placeholder.kind = .date
            placeholder.style = Self.timeSkeletons[style ?? "medium"] ?? style
        default: break
        }
        return placeholder
    }

    /// Whether a style shows more of a number than a whole one has: percents, currencies, patterns and skeletons with a
    /// fraction.
    private static func hasFraction(_ style: String?) -> Bool {
        guard let style else { return false }
        return style == "percent" || style.contains("percent") || style.contains("currency") || style.contains(".")
    }

    /// The skeletons of ICU's named styles of times, since `short` alone is that of a day.
    private static let timeSkeletons = [
        "short": "::jmm", "medium": "::jmmss", "long": "::jmmssz", "full": "::jmmsszzzz",
    ]
}
