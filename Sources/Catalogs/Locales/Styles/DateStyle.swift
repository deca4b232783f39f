/// How a placeholder asks for a date or a time to be written.
enum DateStyle: Hashable, Sendable {
    enum Length: String, CaseIterable { case short, medium, long, full }

    /// As the locale has it; a part that is nil is not written.
    case lengths(date: Length?, time: Length?)
    /// These fields, in the order of the locale.
    case skeleton(String)
    /// Unchanged.
    case pattern(String)

    /// Reads the words of a placeholder:
    ///
    /// - ICU's `short`, `medium`, `long`, `full`, after one of `date`, `time` and `datetime` where it is not a day that is
    ///   written; `medium` where there is no length (ICU, MessageFormat);
    /// - a skeleton: `::yMMMd`, or letters alone, as the constructors of Dart's DateFormat are called (`yMMMEd`, `jm`), of
    ///   which Flutter takes several with `+` between them;
    /// - anything else is a pattern, such as `dd.MM.yyyy`.
    init(_ style: String?) {
        let words = (style ?? "").split(separator: " ").map(String.init)
        if let style, style.hasPrefix(Self.patternMark) {
            self = .pattern(String(style.dropFirst(Self.patternMark.count)))
        } else if let lengths = Self.lengths(words) {
            self = lengths
        } else if let style, style.hasPrefix("::") {
            self = .skeleton(String(style.dropFirst(2)))
        } else if let style, style.utf8.allSatisfy({ Self.isLetter($0) || $0 == UInt8(ascii: "+") }) {
            self = .skeleton(style.filter { $0 != "+" })
        } else {
            self = .pattern(style ?? "")
        }
    }

    /// Begins a style that is a pattern whatever is in it.
    static let patternMark = "pattern:"

    private static func lengths(_ words: [String]) -> DateStyle? {
        let part = words.first.flatMap { ["date", "time", "datetime"].contains($0) ? $0 : nil }
        let rest = part == nil ? words : Array(words.dropFirst())
        guard rest.count <= 1 else { return nil }
        let length = rest.isEmpty ? Length.medium : Length(rawValue: rest[0])
        guard let length else { return nil }
        return .lengths(date: part == "time" ? nil : length, time: part == nil || part == "date" ? nil : length)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }
}
