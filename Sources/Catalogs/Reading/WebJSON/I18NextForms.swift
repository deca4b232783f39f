/// Which keys of an i18next file are forms of one text (its Translator.js, `resolve`, with its usual separators).
///
/// - `key_one`, `key_other` and `key_ordinal_one` are plural forms (version 4 of the format), and `key` and `key_plural`
///   (version 3) those for one and for others. The numbered forms of version 3, `key_0`, stay keys of their own, since
///   nothing tells them from keys that end in a number.
/// - Words end like forms too, `size_many`: forms they are only where there are two of the same key, and alone where
///   `other` is all that the language has and no other key begins with theirs (a choice).
/// - `key_male` beside `key` is the text of `key` in the context `male`; it stays an entry of its own, as does
///   `key_male` with its plural forms.
/// - Ordinal forms are the entry `key_ordinal`. A text `key` beside `key_other` stays one, and its forms are the entry
///   `key_other` (a choice): it is what a program sees that gives no number.
struct I18NextForms {
    struct Form {
        /// The key of the entry.
        var key: String
        /// nil for a text that is none of several forms.
        var category: PluralCategory?
        var isOrdinal = false
        var context: String?
    }

    private let keys: Set<String>
    /// How many forms each key has, without their endings.
    private var counts: [String: Int] = [:]
    /// How many keys begin with each of these and go on after a `_`.
    private var continuations: [String: Int] = [:]
    private let hasOtherOnly: Bool

    /// - Parameter locale: That of the file.
    init(keys: Set<String>, locale: String) {
        self.keys = keys
        hasOtherOnly = PluralRules(locale: locale).categories == [.other] && !locale.isEmpty
        for key in keys {
            if let split = Self.split(key) { counts[split.base, default: 0] += 1 }
            if let underscore = key.lastIndex(of: "_") { continuations[String(key[..<underscore]), default: 0] += 1 }
        }
    }

    /// What a key is. O(length).
    func form(of key: String) -> Form {
        if let (base, category) = Self.split(key), isPlural(base) {
            let name = keys.contains(base) ? "\(base)_other" : base
            return Form(
                key: name, category: category, isOrdinal: base.hasSuffix("_ordinal"), context: context(of: base))
        }
        if key.hasSuffix("_plural"), keys.contains(String(key.dropLast("_plural".count))) {
            return Form(key: String(key.dropLast("_plural".count)), category: .other)
        }
        if keys.contains(key + "_plural") { return Form(key: key, category: .one, context: context(of: key)) }
        return Form(key: key, context: context(of: key))
    }

    private static func split(_ key: String) -> (base: String, category: PluralCategory)? {
        guard let underscore = key.lastIndex(of: "_"), underscore > key.startIndex,
            let category = PluralCategory(rawValue: String(key[key.index(after: underscore)...]))
        else { return nil }
        return (String(key[..<underscore]), category)
    }

    private func isPlural(_ base: String) -> Bool {
        let count = counts[base] ?? 0
        return count > 1 || hasOtherOnly && keys.contains(base + "_other") && continuations[base] == 1
    }

    /// The last word of a key, where the key before it has a text too.
    private func context(of key: String) -> String? {
        guard let underscore = key.lastIndex(of: "_") else { return nil }
        let base = String(key[..<underscore])
        return keys.contains(base) || isPlural(base) ? String(key[key.index(after: underscore)...]) : nil
    }
}
