/// What a comment says about the findings of a text: `galley:allow truncated-text: repeated in the row below`.
public struct CommentAllowance: Sendable, Hashable {
    /// The rule, as it is written; whether there is such a rule, only a check knows.
    public var rule: String
    /// Why, where the comment says so.
    public var reason: String?
    /// The locale of the file with the comment, by BCP 47 tag; nil for every locale, as in the file of the source language or
    /// one with all locales.
    public var locale: String?
    /// Where the name of the rule is.
    public var position: Catalog.Position

    /// Makes an allowance.
    public init(rule: String, reason: String? = nil, locale: String? = nil, position: Catalog.Position) {
        self.rule = rule
        self.reason = reason
        self.locale = locale
        self.position = position
    }
}

extension Catalog.Entry {
    /// What the comments of the files allow that count for a locale: its own, those that it falls back to, and the source's. A file
    /// with a translation beside each source text, as of gettext, is that of both. O(allowances), most entries have none.
    package func allowances(for locale: LocaleRules) -> [CommentAllowance] {
        guard !allowances.isEmpty else { return [] }
        let sourceFile = locale.fallbacks.contains(sourceLanguage) ? self[sourceLanguage]?.position.file : nil
        return allowances.filter { allowance in
            guard let own = allowance.locale else { return true }
            return locale.fallbacks.contains(own) || allowance.position.file == sourceFile
        }
    }
}
