/// Parses messages of browser extensions: `$NAME$`, `$1`, `$$` (Chrome's documentation of `chrome.i18n`, "Formats:
/// locale-specific messages").
enum WebExtensionParser {
    /// Parses a text. `$$` is a dollar; upper and lower case do not matter in names. O(n).
    static func parse(_ text: String) -> FormatString {
        FormatString(text, marks: "$") { scanner, start in
            scanner.advance()
            let inside = scanner.index
            let name = scanner.take(while: isName)
            if scanner.take("$") {
                guard !name.isEmpty else { return .escape(source: "$$", text: "$") }
                let source = scanner.source(from: start)
                return .placeholder(Placeholder(source: source, kind: .text, argument: .name(name.lowercased())))
            }
            guard let digit = name.first?.wholeNumberValue, digit > 0 else { return nil }
            scanner.move(to: inside)
            scanner.advance()
            return .placeholder(Placeholder(source: "$\(digit)", kind: .text, argument: .number(digit)))
        }
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "@")
    }
}
