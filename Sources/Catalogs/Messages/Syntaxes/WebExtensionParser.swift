/// Takes messages of browser extensions apart: `$NAME$`, `$1`, `$$` (Chrome's documentation of `chrome.i18n`, "Formats:
/// locale-specific messages").
enum WebExtensionParser {
    /// Takes a text apart. `$$` is a dollar; names do not mind case. O(n).
    static func parse(_ text: String) -> FormatString {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return FormatString(segments: [.literal(text)]) }
        var scanner = TextScanner(text)
        var segments: [FormatString.Segment] = []
        while let start = scanner.skip(to: { $0 == "$" }) {
            scanner.advance()
            let inside = scanner.index
            let segment: FormatString.Segment
            let name = scanner.take(while: isName)
            if name.isEmpty, scanner.take("$") {
                segment = .escape(source: "$$", text: "$")
            } else if !name.isEmpty, scanner.take("$") {
                let source = scanner.source(from: start)
                segment = .placeholder(Placeholder(source: source, kind: .text, argument: .name(name.lowercased())))
            } else if let digit = name.first?.wholeNumberValue, digit > 0 {
                scanner.move(to: inside)
                scanner.advance()
                segment = .placeholder(Placeholder(source: "$\(digit)", kind: .text, argument: .number(digit)))
            } else {
                continue
            }
            scanner.takeWords(upTo: start, to: &segments)
            segments.append(segment)
            scanner.startWords()
        }
        scanner.takeWords(to: &segments)
        return FormatString(segments: segments)
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "@")
    }
}
