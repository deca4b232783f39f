extension Catalog {
    /// One key with its translations.
    public struct Entry: Sendable, Hashable {
        /// What the program asks for. It is the source text itself where the source language has no localization.
        public var key: String
        /// Where the key is.
        public var position: Position
        /// What distinguishes this text from others with the same words, such as gettext's `msgctxt`; the key has it
        /// too.
        public var context: String?
        /// What the developer writes for the translator.
        public var comment: String?
        /// Whether translations are wanted at all; true unless the file says otherwise.
        public var shouldTranslate: Bool
        /// Whether a missing translation is no fault, as the file says (Android's `tools:ignore="MissingTranslation"`); false by
        /// default.
        public var mayStayUntranslated: Bool
        /// Where the file of a locale has the key and no translation that counts yet, as a `msgstr ""` or one marked as
        /// fuzzy, by BCP 47 tag; empty for formats that leave such a key out.
        public var untranslated: [String: Position]
        /// Whether the text is only in others, and nowhere by itself: Fluent's terms. false by default.
        public var isPart: Bool
        /// How the key came into the file, where the file says so; `stale` when no source code uses it any more.
        public var extractionState: ExtractionState?
        /// What the file says about the arguments.
        public var arguments: [ArgumentName: ArgumentNote]
        /// How long the text may be, where the file says so.
        public var sizeLimit: SizeLimit?
        /// Where `sizeLimit` is written: the attribute, the member, the flag or the comment; nil where that is not known.
        public var placeOfLimit: Position?
        /// The rules whose findings the comments allow, with `galley:allow`.
        public var allowances: [CommentAllowance]
        /// BCP 47 tag of the language of `key`.
        public var sourceLanguage: String
        /// One localization for each locale, in the order of the file.
        public var localizations: [Localization]

        /// Makes an entry.
        public init(
            key: String, position: Position, context: String? = nil, comment: String? = nil,
            shouldTranslate: Bool = true, mayStayUntranslated: Bool = false, untranslated: [String: Position] = [:],
            isPart: Bool = false, extractionState: ExtractionState? = nil,
            arguments: [ArgumentName: ArgumentNote] = [:], sizeLimit: SizeLimit? = nil,
            placeOfLimit: Position? = nil,
            allowances: [CommentAllowance] = [], sourceLanguage: String = "", localizations: [Localization] = []
        ) {
            self.key = key
            self.position = position
            self.context = context
            self.comment = comment
            self.shouldTranslate = shouldTranslate
            self.mayStayUntranslated = mayStayUntranslated
            self.untranslated = untranslated
            self.isPart = isPart
            self.extractionState = extractionState
            self.arguments = arguments
            self.sizeLimit = sizeLimit
            self.placeOfLimit = placeOfLimit
            self.allowances = allowances
            self.sourceLanguage = sourceLanguage
            self.localizations = localizations
        }

        /// The localization of exactly this locale. O(n) in locales.
        public subscript(locale: String) -> Localization? {
            localizations.first { $0.locale == locale }
        }
    }

    /// How a key came into an `.xcstrings` file.
    public struct ExtractionState: RawRepresentable, Sendable, Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Written by a person.
        public static let manual = ExtractionState(rawValue: "manual")
        /// No longer found in source code.
        public static let stale = ExtractionState(rawValue: "stale")
        /// Found in source code, together with its text.
        public static let extractedWithValue = ExtractionState(rawValue: "extracted_with_value")
    }
}
