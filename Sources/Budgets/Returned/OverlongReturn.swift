public import Basics
public import Frames

/// A returned translation with more characters than the project's catalog allows, whether or not a scene shows it.
public struct OverlongReturn: Hashable, Sendable {
    /// The key of the text.
    public var key: String
    /// BCP 47 tag.
    public var locale: String
    /// The translation.
    public var string: String
    /// How long it is, and may be.
    public var length: TextLength
    /// Where the translation is.
    public var source: SourcePosition
}
