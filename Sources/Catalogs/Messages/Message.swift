/// A text as users see it: looked up in a catalog, with its plural form chosen and its placeholders filled.
public struct Message: Sendable, Hashable {
    /// The key of the text.
    public var key: String
    /// The text as a reader sees it, with its arguments put in.
    public var text: String
    /// BCP 47 tag of the locale where the text was found. Where it differs from the one asked for, a translation is
    /// missing, unless the entry is not to be translated.
    public var locale: String
    /// Where the text is: the place of its plural form, if it has several.
    public var position: Catalog.Position
    /// How far the translation has come.
    public var state: TranslationState
    /// The plural categories chosen, in the order of their arguments; empty when the text has no plural forms.
    public var categories: [PluralCategory]
    /// The arguments it was filled with.
    public var arguments: MessageArguments
    /// The placeholders found, in the order of the text, as written.
    public var placeholders: [String]
    /// Those of them without an argument, which are in `text` as written.
    public var unfilled: [String]
    /// What fills its placeholders where those are samples, as written in `text`: a name, a number.
    public var samples: [String] = []
    /// The same text in fewer words, for where it does not fit, the widest first; empty for most texts.
    public var narrower: [Message] = []
}
