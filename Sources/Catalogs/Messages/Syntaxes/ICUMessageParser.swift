enum ICUMessageParser {
    static func parse(_ text: String) -> FormatString { FormatString(segments: [.literal(text)]) }
    static func parseJava(_ text: String) -> FormatString { FormatString(segments: [.literal(text)]) }
}
