enum BraceParser {
    static func parse(_ text: String) -> FormatString { FormatString(segments: [.literal(text)]) }
}
