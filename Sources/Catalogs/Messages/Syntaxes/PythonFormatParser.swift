/// Takes texts of Python's `%` operator apart: `%(name)s`, `%(n)d`, `%(amount).2f`, and those without names, which are
/// printf's (Python library reference, "printf-style String Formatting").
enum PythonFormatParser {
    /// Takes a text apart; what is no placeholder stays as it stands. O(n).
    static func parse(_ text: String) -> FormatString {
        guard text.utf8.contains(UInt8(ascii: "%")) else {
            return FormatString(segments: [.literal(text)])
        }
        var scanner = TextScanner(text)
        var segments: [FormatString.Segment] = []
        var nextNumber = 1
        while let start = scanner.skip(to: { $0 == "%" }) {
            guard let segment = segment(&scanner, &nextNumber) else { continue }
            scanner.takeWords(upTo: start, to: &segments)
            segments.append(segment)
            scanner.startWords()
        }
        scanner.takeWords(to: &segments)
        return FormatString(segments: segments)
    }

    /// - Parameter nextNumber: The number of an argument without a name.
    private static func segment(_ scanner: inout TextScanner, _ nextNumber: inout Int) -> FormatString
        .Segment?
    {
        let start = scanner.index
        if scanner.take("%%") { return .escape(source: "%%", text: "%") }
        scanner.advance()
        let inside = scanner.index
        scanner.move(to: start)
        let name = scanner.take(from: "%(", to: ")")?.inside
        if name == nil { scanner.move(to: inside) }
        guard let found = PrintfConversion.take(&scanner) else {
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
