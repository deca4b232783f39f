/// Parses texts of Qt: `%1` to `%99`, `%L1` with the digits of the locale (QString::arg), `%n` and `%Ln` for the number
/// that chooses the plural form (QObject::tr), and mnemonics: `&File` shows "File", `&&` an ampersand.
///
/// An ampersand stays where no letter or digit follows, as in "Drag & Drop" in a text outside of menus. A character
/// reference of rich text stays as well (choices: nothing in the text says which widget shows it).
enum QtFormatParser {
    /// The argument of `%n`.
    static let number: ArgumentName = "n"

    /// Parses a text; everything but placeholders stays as it is. O(n).
    static func parse(_ text: String) -> FormatString {
        FormatString(text, marks: "%&") { scanner, start in
            scanner.peek == "%" ? placeholder(&scanner, start) : mnemonic(&scanner)
        }
    }

    private static func placeholder(_ scanner: inout TextScanner, _ start: String.Index) -> FormatString.Segment? {
        scanner.advance()
        let inside = scanner.index
        let isLocalized = scanner.take("L")
        if scanner.take("n") {
            return .placeholder(
                Placeholder(
                    source: scanner.source(from: start), kind: .integer, argument: number,
                    layout: NumberLayout(conversion: "d")))
        }
        var number = 0
        for _ in 0..<2 {
            guard let digit = scanner.peek, ("0"..."9").contains(digit) else { break }
            number = number * 10 + Int(digit.value - 48)
            scanner.advance()
        }
        guard number > 0 else {
            scanner.move(to: inside)
            return nil
        }
        return .placeholder(
            Placeholder(
                source: scanner.source(from: start), kind: isLocalized ? .integer : .text,
                argument: .number(number),
                layout: NumberLayout(conversion: isLocalized ? "d" : "@")))
    }

    private static func mnemonic(_ scanner: inout TextScanner) -> FormatString.Segment? {
        if scanner.take("&&") { return .escape(source: "&&", text: "&") }
        scanner.advance()
        let inside = scanner.index
        let isReference = CharacterReference.take(&scanner) != nil
        scanner.move(to: inside)
        guard !isReference, let next = scanner.peek, next.properties.isAlphabetic || ("0"..."9").contains(next) else {
            return nil
        }
        return .escape(source: "&", text: "")
    }
}
