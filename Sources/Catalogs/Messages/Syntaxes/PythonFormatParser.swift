/// Parses texts of Python's `%` operator: `%(name)s`, `%(n)d`, `%(amount).2f`, and those without names, which are
/// printf's (Python library reference, "printf-style String Formatting").
enum PythonFormatParser {
    /// Parses a text; everything but placeholders stays as it is. O(n).
    static func parse(_ text: String) -> FormatString {
        var nextNumber = 1
        return FormatString(text, marks: "%") { scanner, start in segment(&scanner, start, &nextNumber) }
    }

    /// - Parameter nextNumber: The number of an argument without a name.
    private static func segment(
        _ scanner: inout TextScanner, _ start: String.Index, _ nextNumber: inout Int
    ) -> FormatString.Segment? {
        if scanner.take("%%") { return .escape(source: "%%", text: "%") }
        let name = scanner.take(from: "%(", to: ")")?.inside
        if name == nil { scanner.advance() }
        let inside = scanner.index
        guard let found = PythonAndRubyConversion.take(&scanner) else {
            scanner.move(to: inside)
            return nil
        }
        var placeholder = Placeholder(
            source: scanner.source(from: start), kind: found.kind, argument: name.map { .name($0) })
        if name == nil {
            placeholder.argument = .number(nextNumber)
            nextNumber += 1
        }
        placeholder.layout = found.layout
        return .placeholder(placeholder)
    }
}
