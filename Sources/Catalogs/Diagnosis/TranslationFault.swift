internal import Frames

/// A translation that does not go with its source text, or with its language.
public struct TranslationFault: Sendable, Hashable {
    /// What is odd.
    public enum Kind: Sendable, Hashable {
        /// The source text has a placeholder, written so, that a form of the translation lacks.
        case missingPlaceholder(String)
        /// The translation has a placeholder that the source text lacks.
        case extraPlaceholder(String)
        /// The placeholder of an argument is of another type than in the source text.
        case placeholderType(String, source: String)
        /// Whole numbers below a million take forms that the translation does not have; those of `other` stand in.
        case missingPlural([PluralCategory])
        /// No number of the language takes the form.
        case unusedPlural(PluralCategory)
        /// The text names another, written so, that the catalog does not have.
        case missingReference(String)
        /// The text names another, written so, in which it stands itself.
        case cyclicReference(String)
        /// The translation has no characters, and the source text has some.
        case emptyTranslation
        /// More than the catalog allows, in characters or bytes.
        case tooLong(length: Int, limit: Int, unit: SizeLimit.Unit)
    }

    /// What is wrong.
    public var kind: Kind
    /// The key of the text.
    public var key: String
    /// BCP 47 tag.
    public var locale: String
    /// The plural form that it is about; nil where there are none, or it is about all.
    public var form: PluralCategory?

    /// What is odd, in words, without the place.
    public var message: String {
        let form = form.map { ", \($0.rawValue)" } ?? ""
        return "\"\(key.excerpt)\" (\(locale)\(form)) \(predicate)"
    }

    private var predicate: String {
        switch kind {
        case .missingPlaceholder(let placeholder): "lacks the placeholder \(placeholder.excerpt) of the source text"
        case .extraPlaceholder(let placeholder):
            "has a placeholder \(placeholder.excerpt) that the source text lacks"
        case .placeholderType(let placeholder, let source):
            "has \(placeholder.excerpt) where the source text has \(source.excerpt)"
        case .missingPlural(let categories):
            "has no form for \(categories.map(\.rawValue).joined(separator: ", ")), which numbers take in this language"
        case .unusedPlural(let category): "has a form for \(category.rawValue), which no number takes in this language"
        case .missingReference(let reference): "has \(reference.excerpt), and there is no such text"
        case .cyclicReference(let reference): "has \(reference.excerpt), in which it stands itself"
        case .emptyTranslation: "is empty"
        case .tooLong(let length, let limit, let unit):
            "has \(length) \(unit == .byte ? "bytes" : "characters"), and may have \(limit)"
        }
    }
}
