/// How long a text may be, as its file says (XLIFF's `maxwidth` and size restrictions, Weblate's `max-size`).
public struct SizeLimit: Sendable, Hashable {
    /// What a limit counts.
    public enum Unit: Sendable, Hashable {
        /// Points of the layout: XLIFF's `pixel`.
        case pixel
        /// What a reader sees as one character (XLIFF's `char`, grapheme clusters here).
        case character
        /// Bytes of UTF-8.
        case byte
        /// A unit that means nothing on a screen (XLIFF's `glyph`, `em`, `cm`); it is kept, and not checked.
        case other(String)
    }

    /// How much of `unit` a line may have at most; nil for no limit.
    public var width: Double?
    /// The most lines; nil for no limit.
    public var lines: Int?
    /// What the limit is counted in.
    public var unit: Unit

    /// Makes a limit.
    public init(width: Double?, lines: Int? = nil, unit: Unit) {
        self.width = width
        self.lines = lines
        self.unit = unit
    }
}
