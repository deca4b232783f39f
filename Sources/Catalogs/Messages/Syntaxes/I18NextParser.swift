enum I18NextParser {
    static func parse(_ text: String) -> FormatString { FormatString(segments: [.literal(text)]) }
}
