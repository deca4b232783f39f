/// A text of ICU's MessageFormat, parsed by ICU's own parser into a flat list of parts (`icu::MessagePattern`, whose
/// documentation gives the grammar of the list).
///
/// Words are no parts: they are between one part's end and the next one's start.
struct MessagePattern {
    /// What an apostrophe is.
    enum Apostrophes: Sendable, Hashable {
        /// One before a brace, or before `#` in a plural form, begins a quotation, and two are one: ICU since 4.8, and
        /// FormatJS (its parser.ts, `tryParseQuote`), which next-intl uses.
        case quoteBeforeSyntax
        /// Each begins a quotation, and two are one: java.text.MessageFormat.
        case quoteAlways
        /// Each is a letter: Flutter's gen_l10n without `use-escaping` (its message_parser.dart).
        case literal
    }

    /// What an argument is.
    enum ArgumentType: Sendable, Hashable {
        /// `{name}`
        case none
        /// `{name, type}` or `{name, type, style}`
        case simple
        case choice, plural, select, selectOrdinal
    }

    struct Part: Sendable, Hashable {
        enum Kind: Sendable, Hashable {
            /// The beginning and the end of a message; that of a form lies inside another one.
            case messageStart(depth: Int)
            case messageLimit(depth: Int)
            /// An apostrophe that is syntax.
            case skippedSyntax
            /// `#` in a plural form.
            case replacedNumber
            case argumentStart(ArgumentType)
            case argumentLimit(ArgumentType)
            /// `0` in `{0}`, and `name` in `{name}`.
            case argumentNumber(Int)
            case argumentName
            case argumentType, argumentStyle
            /// `one` or `=1`; of the latter a `number` follows.
            case selector
            /// The number of a selector or an offset.
            case number(Double)
        }

        var kind: Kind
        /// Its place in the text, in UTF-16 units.
        var range: Range<Int>
    }

    /// Why a text is no message.
    struct Problem: Error, Hashable {
        enum Reason: Hashable { case badSyntax, unclosedBrace, missingOther, tooLong, tooDeep }

        var reason: Reason
        /// Where, in UTF-16 units; the beginning where ICU does not say.
        var offset: Int
    }

    /// The text in UTF-16.
    let units: [UInt16]
    let parts: [Part]

    /// What is in a range of units.
    func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
}
