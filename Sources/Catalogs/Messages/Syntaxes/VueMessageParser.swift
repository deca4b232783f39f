/// Parses texts of vue-i18n (9 and later): `{name}`, `{0}`, `{'@'}`, `@:key`, `@.lower:key`, `no | one | many` (the
/// tokenizer of its message compiler).
///
/// Of two forms the first is for one; three are for none, one and many (`pluralDefault` of its core). For more forms
/// the program defines a rule. Four are taken to be for none, one, few and many, as in the example of its guide, and
/// further ones to be for the next categories of CLDR (a choice).
enum VueMessageParser {
    /// What the number that chooses a form is called; both names are there in each text (`normalizeNamed` of its core).
    static let names: [ArgumentName] = ["count", "n"]

    /// Parses a text; malformed parts stay as they are. O(n).
    static func parse(_ text: String) -> FormatString {
        guard isSyntax(text) else { return FormatString(segments: [.literal(text)]) }
        var parser = VueFormParser(text)
        let forms = parser.parseForms()
        guard forms.count > 1 else { return forms.first ?? FormatString(segments: [.literal(text)]) }
        return FormatString(segments: [.choice(choice(of: forms, source: text))])
    }

    /// Why a text is malformed; nil where it is not. O(n).
    static func fault(in text: String) -> MessageFault? {
        guard isSyntax(text) else { return nil }
        var parser = VueFormParser(text)
        _ = parser.parseForms()
        return parser.fault
    }

    /// Whether there is anything but words.
    private static func isSyntax(_ text: String) -> Bool {
        text.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "@"), UInt8(ascii: "|"), UInt8(ascii: "<"),
                UInt8(ascii: "\\"), UInt8(ascii: "%"):
                true
            default: false
            }
        }
    }

    private static func choice(of forms: [FormatString], source: String) -> Choice {
        let keys: [Choice.Key] =
            switch forms.count {
            case 2: [.exact(1), .category(.other)]
            case 3: [.exact(0), .exact(1), .category(.other)]
            case 4: [.exact(0), .category(.one), .category(.few), .category(.other)]
            case 5: [.exact(0), .category(.one), .category(.two), .category(.few), .category(.other)]
            default: PluralCategory.allCases.map { $0 == .zero ? .exact(0) : .category($0) }
            }
        let names = forms.flatMap(\.placeholders).compactMap(\.argument)
        let argument: ArgumentName = names.contains("n") && !names.contains("count") ? "n" : "count"
        return Choice(
            source: source, argument: argument, selector: .plural,
            variants: zip(keys, forms).map { Choice.Variant(key: $0, format: $1) }, namesArgument: false)
    }
}
