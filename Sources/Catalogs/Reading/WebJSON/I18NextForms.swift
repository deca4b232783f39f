/// Which keys of an i18next file are forms of one text (its Translator.js, `resolve`, with its usual separators).
///
/// - `key_one`, `key_other` and `key_ordinal_one` are plural forms (version 4 of the format), and `key` and `key_plural`
///   (version 3) those for one and for others. The numbered forms of version 3, `key_0`, stay keys of their own, since
///   nothing tells them from keys that end in a number.
/// - Words end like forms too, `size_many`: forms they are only in a family, which has `other`, or all the forms that whole
///   numbers of the language take, as Russian's one, few and many. `other` is one alone where it is all that the language
///   has and no other key begins with it (a choice).
/// - `key_male` beside `key` is the text of `key` in the context `male`; it stays an entry of its own, as does
///   `key_male` with its plural forms.
/// - Ordinal forms are the entry `key_ordinal`. A text `key` beside `key_other` stays one, and its forms are the entry
///   `key_other` (a choice): it is what a program sees that gives no number.
struct I18NextForms {
    struct Form {
        /// The key of the entry.
        var key: String
        /// nil for a text that is not one of several forms.
        var category: PluralCategory?
        var isOrdinal = false
        var context: String?
    }

    private let keys: Set<String>
    /// How many forms each key has, without their endings.
    private var counts: [Substring: Int] = [:]
    /// How many keys begin with each of these and go on after a `_`.
    private var continuations: [Substring: Int] = [:]
    private let hasOtherOnly: Bool
    /// The categories that whole numbers of the language have.
    private let wholeCategories: [PluralCategory]
    private let isVersion3: Bool

    /// - Parameter locale: That of the file.
    init(keys: Set<String>, locale: String) {
        self.keys = keys
        let rules = PluralRules(locale: locale)
        hasOtherOnly = rules.categories == [.other] && !locale.isEmpty
        wholeCategories = rules.categories.filter { rules.samples(of: $0).contains { $0 < 1_000_000 } }
        isVersion3 = keys.contains { $0.hasSuffix("_plural") }
        for key in keys {
            guard let (base, ending) = Self.split(key) else { continue }
            if PluralCategory(rawValue: String(ending)) != nil { counts[base, default: 0] += 1 }
            continuations[base, default: 0] += 1
        }
    }

    /// What a key is. O(length).
    func form(of key: String) -> Form {
        guard let (base, ending) = Self.split(key) else { return isVersion3 ? formOfVersion3(key) : Form(key: key) }
        if let category = PluralCategory(rawValue: String(ending)), isPlural(base) {
            let name = keys.contains(String(base)) ? "\(base)_other" : String(base)
            return Form(
                key: name, category: category, isOrdinal: base.hasSuffix("_ordinal"), context: context(of: base))
        }
        if ending == "plural", keys.contains(String(base)) { return Form(key: String(base), category: .other) }
        var form = isVersion3 ? formOfVersion3(key) : Form(key: key)
        form.context = context(of: key[...])
        return form
    }

    private func formOfVersion3(_ key: String) -> Form {
        Form(key: key, category: keys.contains(key + "_plural") ? .one : nil)
    }

    /// What is before the last `_`, and after it.
    private static func split(_ key: String) -> (base: Substring, ending: Substring)? { split(key[...]) }

    private static func split(_ key: Substring) -> (base: Substring, ending: Substring)? {
        guard let underscore = key.utf8.lastIndex(of: UInt8(ascii: "_")), underscore > key.startIndex else {
            return nil
        }
        return (key[..<underscore], key[key.utf8.index(after: underscore)...])
    }

    private func isPlural(_ base: Substring) -> Bool {
        guard let count = counts[base] else { return false }
        return count > 1 && (keys.contains(base + "_other") || isWhole(base))
            || hasOtherOnly && keys.contains(base + "_other") && continuations[base] == 1
    }

    private func isWhole(_ base: Substring) -> Bool {
        wholeCategories.count > 1 && wholeCategories.allSatisfy { keys.contains("\(base)_\($0.rawValue)") }
    }

    /// The last word of a key, where the key before it has a text too.
    private func context(of key: Substring) -> String? {
        guard let (base, ending) = Self.split(key), isPlural(base) || keys.contains(String(base)) else { return nil }
        return String(ending)
    }
}
