/// How lines may be broken, beyond the rules of UAX #14.
public struct LineBreakRules: Hashable, Sendable {
    /// How strictly small kana, iteration marks and the like keep to their neighbours (CSS `line-break`).
    public enum Strictness: String, Hashable, Sendable, CaseIterable {
        case automatic, loose, normal, strict
    }

    public var strictness: Strictness
    /// Break only at spaces and punctuation, never between letters, as Korean prefers (CSS `word-break: keep-all`).
    public var keepsWords: Bool

    public init(strictness: Strictness = .automatic, keepsWords: Bool = false) {
        self.strictness = strictness
        self.keepsWords = keepsWords
    }

    /// ICU's name of the locale with these rules as keywords.
    func icuLocale(_ locale: TextLocale) -> String {
        strictness == .automatic ? locale.icuName : "\(locale.icuName)@lb=\(strictness.rawValue)"
    }
}

/// Where a line may or must end before a UTF-16 offset.
package enum LineBreak: UInt8, Sendable {
    case none, allowed, mandatory
}
