public import Basics

/// A returned translation without any visible character, whether or not a scene shows it.
public struct EmptyReturn: Hashable, Sendable {
    /// The key of the text.
    public var key: String
    /// BCP 47 tag.
    public var locale: String
    /// Where the translation is.
    public var source: SourcePosition

    /// Names a translation.
    public init(key: String, locale: String, source: SourcePosition) {
        self.key = key
        self.locale = locale
        self.source = source
    }
}
