/// Parses texts of ICU's MessageFormat, with ICU's own parser (`MessagePattern`).
enum ICUMessageParser {
    /// How programs differ in reading MessageFormat.
    struct Dialect: Sendable, Hashable {
        var apostrophes: MessagePattern.Apostrophes
        /// Whether `#` in a plural form is replaced by its number.
        var replacesNumberSigns = true
        /// Whether `<b>` and `</b>` are tags of rich text.
        var hasTags = false
        /// Whether plural forms are chosen as Dart's `Intl.plural` does.
        var choosesAsDart = false

        /// FormatJS (intl-messageformat), which next-intl and react-intl use: tags are elements (parser.ts).
        static let formatJS = Dialect(apostrophes: .quoteBeforeSyntax, hasTags: true)
        /// java.text.MessageFormat, whose only plural forms are those of `choice`.
        static let java = Dialect(apostrophes: .quoteAlways)
        /// Flutter's gen_l10n: its message_parser.dart knows no `#`, and of apostrophes only what `use-escaping` in
        /// `l10n.yaml` turns on.
        static let flutter = Dialect(apostrophes: .literal, replacesNumberSigns: false, choosesAsDart: true)
        /// gen_l10n with `use-escaping: true`.
        static let escapedFlutter = Dialect(apostrophes: .quoteAlways, replacesNumberSigns: false, choosesAsDart: true)
    }

    /// A text with choices nested deeper than this does not count as a message.
    static let depthLimit = 32

    /// Parses a text; one that is not a message is a text without placeholders. O(n).
    static func parse(_ text: String, _ dialect: Dialect = .formatJS) -> FormatString {
        guard text.utf8.contains(where: { isSyntax($0) }),
            let pattern = (try? pattern(of: text, dialect)) ?? patternWithMarkup(of: text, dialect)
        else { return FormatString(segments: [.literal(text)]) }
        var builder = ICUMessageBuilder(pattern, dialect)
        return builder.build()
    }

    /// Why a text is not a message; nil where it is one. O(n).
    static func fault(in text: String, _ dialect: Dialect = .formatJS) -> MessageFault? {
        guard text.utf8.contains(where: { isSyntax($0) }) else { return nil }
        do throws(MessagePattern.Problem) {
            _ = try pattern(of: text, dialect)
            return nil
        } catch {
            if patternWithMarkup(of: text, dialect) != nil { return nil }
            return MessageFault(offset: error.offset, reason: error.reason.description)
        }
    }

    /// The pattern of a text with markup in braces, `{#b}name{/b}`, as Paraglide has it from Unicode's MessageFormat 2: its tags
    /// are taken for those of elements. nil for a text without any, or that is no message all the same.
    private static func patternWithMarkup(of text: String, _ dialect: Dialect) -> MessagePattern? {
        guard dialect.hasTags, text.contains("{#") || text.contains("{/") else { return nil }
        let elements = text.replacing(markup) { "<\($0.output.1 == "/" ? "/" : "")\($0.output.2)>" }
        return try? pattern(of: elements, dialect)
    }

    // A literal never changes, and what a regex compiles on its first use it stores atomically.
    nonisolated(unsafe) private static let markup = #/\{([\#/])([A-Za-z][A-Za-z0-9_\-]*)(?:\s[^{}]*)?\}/#

    private static func isSyntax(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "{") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<")
    }

    private static func pattern(
        of text: String, _ dialect: Dialect
    ) throws(MessagePattern.Problem) -> MessagePattern {
        let pattern = try MessagePatternParser().parse(text, apostrophes: dialect.apostrophes)
        let tooDeep = pattern.parts.first { part in
            if case .messageStart(let depth) = part.kind { depth > depthLimit } else { false }
        }
        if let tooDeep { throw .init(reason: .tooDeep, offset: tooDeep.range.lowerBound) }
        return pattern
    }
}

extension MessagePattern.Problem.Reason: CustomStringConvertible {
    var description: String {
        switch self {
        case .badSyntax: "expected an argument such as {name} or {count, plural, other {…}}"
        case .unclosedBrace: "expected '}', found the end of the text"
        case .missingOther: "a plural or select has no form 'other'"
        case .tooLong: "a name or a number is too long"
        case .tooDeep: "choices nested more than \(ICUMessageParser.depthLimit) deep"
        }
    }
}
