internal import Foundation

/// The case that a text is shown in.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
    /// How letters are changed, by the rules of the locale.
    case uppercase, lowercase

    /// A text in this case by the rules of a locale: in Turkish i becomes İ. O(n).
    ///
    /// - Parameter locale: A BCP 47 tag.
    package func applied(to text: String, locale: String) -> String {
        let locale = Locale(identifier: locale)
        return switch self {
        case .uppercase: text.uppercased(with: locale)
        case .lowercase: text.lowercased(with: locale)
        }
    }
}

extension MessageResolver.Lookup {
    /// The text and its shorter versions, in a case.
    ///
    /// - Parameter textCase: nil leaves the text as it is.
    package func cased(_ textCase: TextCase?, locale: String) -> MessageResolver.Lookup {
        guard let textCase else { return self }
        var cased = self
        cased.string = textCase.applied(to: string, locale: locale)
        cased.textCase = textCase
        cased.narrower = narrower.map { $0.cased(textCase, locale: locale) }
        return cased
    }
}
