/// Parses texts with placeholders in braces: `{0}`, `{name}`, `{0:N2}`, `{0,-10}` of .NET (composite formatting), `{}`,
/// `{name!r:>10}` of Python (`str.format`). `{{` and `}}` are braces.
enum BraceParser {
    /// Parses a text; everything but placeholders stays as it is. O(n).
    static func parse(_ text: String) -> FormatString {
        var nextNumber = 1
        return FormatString(text, marks: "{}") { scanner, start in
            if scanner.take("{{") { return .escape(source: "{{", text: "{") }
            if scanner.take("}}") { return .escape(source: "}}", text: "}") }
            return placeholder(&scanner, start, &nextNumber).map { .placeholder($0) }
        }
    }

    /// Why .NET refuses a text with a numbered placeholder: a brace that is neither part of one nor doubled
    /// (`FormatException`). nil for any other text, which need not be formatted. O(n).
    static func fault(in text: String) -> MessageFault? {
        let format = parse(text)
        let isFormatted = format.placeholders.contains { if case .number = $0.argument { true } else { false } }
        guard isFormatted else { return nil }
        var offset = 0
        for segment in format.segments {
            if case .literal(let words) = segment, let brace = words.firstIndex(where: { $0 == "{" || $0 == "}" }) {
                let mark = words[brace]
                return MessageFault(
                    offset: offset + words[..<brace].utf16.count,
                    reason: "expected '\(mark)\(mark)' for a brace that is shown, found a single one")
            }
            switch segment {
            case .literal(let words), .markup(let words): offset += words.utf16.count
            case .escape(let source, _): offset += source.utf16.count
            case .placeholder(let placeholder): offset += placeholder.source.utf16.count
            case .choice(let choice): offset += choice.source.utf16.count
            case .reference(let reference): offset += reference.source.utf16.count
            }
        }
        return nil
    }

    /// - Parameter nextNumber: The number of an argument without a name.
    private static func placeholder(
        _ scanner: inout TextScanner, _ start: String.Index, _ nextNumber: inout Int
    ) -> Placeholder? {
        guard scanner.take("{") else { return nil }
        let inside = scanner.take { $0 != "{" && $0 != "}" }
        guard scanner.take("}") else { return nil }
        let source = scanner.source(from: start)
        let name = inside.prefix { $0 != ":" && $0 != "," && $0 != "!" }
        guard name.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]".contains($0) }) else { return nil }
        let format = inside[name.endIndex...].drop { $0 != ":" }.dropFirst()
        var placeholder = Placeholder(source: source, kind: .text, argument: ArgumentName(countedFromZero: name))
        if name.isEmpty {
            placeholder.argument = .number(nextNumber)
            nextNumber += 1
        }
        apply(format, to: &placeholder)
        return placeholder
    }

    /// Reads the standard numeric formats of .NET (`N2`, `C`, `P1`, `D`), and the types of Python (`d`, `n`, `.2f`,
    /// `%`). With other formats, such as patterns of dates, the argument counts as a text.
    private static func apply(_ format: Substring, to placeholder: inout Placeholder) {
        guard let first = format.first, let last = format.last else { return }
        let digits = Int(format.filter(\.isNumber).suffix(2)) ?? 2
        let isNet = format.dropFirst().allSatisfy(\.isNumber)
        switch (first, last) {
        case ("C", _) where isNet, ("c", _) where isNet && format.count < 3:
            (placeholder.kind, placeholder.style) = (.real, "currency")
        case ("P", _) where isNet, (_, "%"): (placeholder.kind, placeholder.style) = (.real, "percent")
        case ("N", _) where isNet, ("F", _) where isNet, (_, "f"):
            placeholder.kind = .real
            placeholder.layout = NumberLayout(
                conversion: "f", isGrouped: first == "N" || format.contains(","), precision: min(digits, 15))
        case ("D", _) where isNet && format.count > 1, (_, "d") where format.count == 1 || first != "d", (_, "n"):
            placeholder.kind = .integer
            placeholder.layout.conversion = "d"
        default: break
        }
    }
}
