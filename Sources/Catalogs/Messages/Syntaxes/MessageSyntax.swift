/// How a text writes its placeholders, and what else in it is not shown as it is.
public enum MessageSyntax: String, Sendable, Hashable, CaseIterable {
    /// Every character is shown.
    case plain
    /// `%@`, `%1$d`, `%#@name@`: C's printf with the additions of Apple and of Java's `Formatter`.
    case printf
    /// `%s`, `%1$d`: C's printf as gettext has it, where numbers are written as in C.
    case cPrintf
    /// `%1$s`, `%,d`, `%n` for a line feed: Java's Formatter (Android).
    case javaPrintf
    /// `javaPrintf` in a text with inline markup, where `&lt;` is `<` (Android).
    case styledPrintf
    /// `%(name)s` beside printf (gettext's python-format).
    case python
    /// `{0}`, `{name}`, `{0:N2}`, `{{` for a brace (.NET, gettext's python-brace-format).
    case braces
    /// ICU MessageFormat as FormatJS reads it: `{count, plural, one {…} other {…}}`.
    case icu
    /// ICU MessageFormat as Flutter's gen_l10n reads it, where apostrophes are letters.
    case flutter
    /// The same with `use-escaping`, where apostrophes quote.
    case escapedFlutter
    /// ICU MessageFormat as Java's own class reads it, where every apostrophe quotes.
    case javaMessage
    /// i18next: `{{name}}`, `$t(key)`.
    case i18next
    /// vue-i18n: `{name}`, forms between pipes, `@:key`.
    case vue
    /// Ruby: `%{name}`, `%<name>d`.
    case rails
    /// Ruby in a text of HTML: keys of Rails that end in `_html`.
    case railsMarkup
    /// Qt: `%1`, `%L1`, `%n`.
    case qt
    /// Fluent: `{ $name }`, `{ -term }`, selectors.
    case fluent
    /// `$NAME$` of browser extensions.
    case webExtension

    /// Parses a text. Parts that are not well formed stay as they are. O(n).
    func parse(_ text: String) -> FormatString {
        settingConventions(of: takeApart(text))
    }

    /// Whether the words of a text may have markup that its parser does not distinguish from them.
    var guessesMarkup: Bool {
        switch self {
        case .styledPrintf, .railsMarkup, .icu, .i18next: false
        default: true
        }
    }

    private func takeApart(_ text: String) -> FormatString {
        switch self {
        case .plain: FormatString(segments: [.literal(text)])
        case .printf: AppleAndJavaFormatParser.parse(text)
        case .cPrintf: KnownTags.parse(text) { AppleAndJavaFormatParser.parse($0) }
        case .javaPrintf: AppleAndJavaFormatParser.parse(text, isJava: true)
        case .styledPrintf: StyledText.parse(text)
        case .python: KnownTags.parse(text, by: PythonFormatParser.parse)
        case .braces: KnownTags.parse(text, by: BraceParser.parse)
        case .icu: ICUMessageParser.parse(text)
        case .flutter: ICUMessageParser.parse(text, .flutter)
        case .escapedFlutter: ICUMessageParser.parse(text, .escapedFlutter)
        case .javaMessage: ICUMessageParser.parse(text, .java)
        case .i18next: I18NextParser.parse(text)
        case .vue: VueMessageParser.parse(text)
        case .rails: RubyFormatParser.parse(text)
        case .railsMarkup: RubyFormatParser.parse(text, hasMarkup: true)
        case .qt: KnownTags.parse(text, by: QtFormatParser.parse)
        case .fluent: KnownTags.parse(text, by: FluentPatternParser.parse)
        case .webExtension: WebExtensionParser.parse(text)
        }
    }
}
