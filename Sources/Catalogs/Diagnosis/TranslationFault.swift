internal import Basics

/// A translation that does not match its source text or its language.
public struct TranslationFault: Sendable, Hashable {
    /// What is odd.
    public enum Kind: Sendable, Hashable {
        /// The source text has this placeholder, and a form of the translation lacks it.
        case missingPlaceholder(String)
        /// The translation has this placeholder, and the source text lacks it.
        case extraPlaceholder(String)
        /// The placeholder of an argument is of another type than in the source text.
        case placeholderType(String, source: String)
        /// Whole numbers below a million take forms that the translation does not have; that of `other` is shown instead.
        case missingPlural([PluralCategory])
        /// No number of the language takes the form.
        case unusedPlural(PluralCategory)
        /// The text refers to this key, which the catalog does not have.
        case missingReference(String)
        /// The text refers to this key, whose text refers back to it.
        case cyclicReference(String)
        /// The translation is empty, and the source text is not.
        case emptyTranslation
        /// There is no translation, neither in this locale nor in one that it falls back to.
        case missingTranslation
        /// The files of the source language do not have the key.
        case translationOnly
        /// The source text is marked as one that is not to be translated.
        case untranslatable
        /// No source code uses the key any more, according to the file.
        case stale
        /// One of translation and source text begins or ends with a line feed, and the other does not.
        case lineFeed(Edge, isMissing: Bool)
        /// The text has this placeholder, which nothing defines.
        case undefinedPlaceholder(String)
        /// More than the catalog allows, in characters or bytes; the limit is written at the place.
        case tooLong(length: Int, limit: Int, unit: SizeLimit.Unit, place: Catalog.Position?)
    }

    /// One end of a text.
    public enum Edge: Sendable, Hashable {
        /// The first character.
        case start
        /// The last character.
        case end
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
        case .missingReference(let reference): "refers to \(reference.excerpt), which does not exist"
        case .cyclicReference(let reference): "refers to \(reference.excerpt), which refers back to it"
        case .emptyTranslation: "is empty"
        case .missingTranslation: "is not translated"
        case .translationOnly: "is in no file of the source language"
        case .untranslatable: "is translated, but its source text is marked as not translatable"
        case .stale: "is stale: no source code uses the key any more"
        case .lineFeed(let edge, isMissing: true):
            "does not \(edge.verb) with a line feed, and the source text does"
        case .lineFeed(let edge, isMissing: false):
            "\(edge.verb)s with a line feed, and the source text does not"
        case .undefinedPlaceholder(let placeholder):
            "has \(placeholder.excerpt), which its \"placeholders\" do not define"
        case .tooLong(let length, let limit, let unit, let place):
            "has \(length) \(unit.noun), and may have \(limit)\(place.map { " (limit at \($0))" } ?? "")"
        }
    }
}

extension TranslationFault.Edge {
    fileprivate var verb: String { self == .start ? "begin" : "end" }
}

extension SizeLimit.Unit {
    /// What is counted, in the plural.
    package var noun: String {
        switch self {
        case .character: "characters"
        case .scalar: "code points"
        case .scalarWithoutMarkup: "code points without markup"
        case .byte: "bytes"
        case .pixel: "pixels"
        case .other(let name): name
        }
    }
}
