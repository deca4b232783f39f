/// Makes words run from right to left, as Xcode's pseudolanguage does: between U+202E and U+202C, which have no width.
enum RightToLeftOverride {
    /// Line by line, as an override ends with its paragraph (UAX #9).
    static func apply(to words: String) -> String {
        words.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.allSatisfy(\.isWhitespace) ? String(line) : "\u{202E}\(line)\u{202C}" }
            .joined(separator: "\n")
    }
}
