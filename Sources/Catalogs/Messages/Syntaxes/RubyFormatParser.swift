/// Parses texts of Ruby: `%{name}`, and `%<name>.2f` with a format of printf (the default patterns of the gem i18n,
/// interpolate/ruby.rb).
enum RubyFormatParser {
    /// Parses a text; everything but placeholders stays as it is. O(n).
    ///
    /// - Parameter hasMarkup: Whether tags and character references of HTML are markup and not words.
    static func parse(_ text: String, hasMarkup: Bool = false) -> FormatString {
        let format = FormatString(
            text, marks: hasMarkup ? "%&" : "%", splitting: hasMarkup ? .html : nil, parse: segment)
        return FormatString(segments: withoutIdleEscapes(format.segments))
    }

    private static func segment(_ scanner: inout TextScanner, _ start: String.Index) -> FormatString.Segment? {
        if scanner.take("%%") { return .escape(source: "%%", text: "%") }
        if scanner.take("&") {
            let inside = scanner.index
            if let character = CharacterReference.take(&scanner) {
                return .escape(source: scanner.source(from: start), text: character)
            }
            scanner.move(to: inside)
            return nil
        }
        scanner.advance()
        let inside = scanner.index
        if let placeholder = braced(&scanner, start) ?? formatted(&scanner, start) {
            return .placeholder(placeholder)
        }
        scanner.move(to: inside)
        return nil
    }

    /// `{name}` after the percent sign; what follows a `|` is a note.
    private static func braced(_ scanner: inout TextScanner, _ start: String.Index) -> Placeholder? {
        guard scanner.take("{") else { return nil }
        let name = scanner.take(while: isPartOfName)
        if scanner.take("|") { _ = scanner.take(while: isPartOfName) }
        guard !name.isEmpty, scanner.take("}") else { return nil }
        return Placeholder(
            source: scanner.source(from: start), kind: name == "count" ? .integer : .text,
            argument: .name(name))
    }

    /// `<name>` after the percent sign, and a conversion.
    private static func formatted(_ scanner: inout TextScanner, _ start: String.Index) -> Placeholder? {
        guard scanner.take("<") else { return nil }
        let name = scanner.take(while: isPartOfName)
        guard !name.isEmpty, scanner.take(">"), let found = PythonAndRubyConversion.take(&scanner) else {
            return nil
        }
        return Placeholder(
            source: scanner.source(from: start), kind: found.kind, argument: .name(name),
            layout: found.layout)
    }

    private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }

    /// Without arguments nothing is interpolated, and `%%` stays (`translate` in backend/base.rb).
    private static func withoutIdleEscapes(_ segments: [FormatString.Segment]) -> [FormatString.Segment] {
        if segments.contains(where: { if case .placeholder = $0 { true } else { false } }) {
            return segments
        }
        return segments.map { segment in
            if case .escape("%%", _) = segment { .literal("%%") } else { segment }
        }
    }
}
