/// How long a text may be, as its file says (XLIFF's `maxwidth` and size restrictions, Weblate's `max-size`).
public struct SizeLimit: Sendable, Hashable {
    /// What a limit counts.
    public enum Unit: Sendable, Hashable {
        /// Points of the layout: XLIFF's `pixel`.
        case pixel
        /// What a reader takes for one character (XLIFF's `char`, grapheme clusters here).
        case character
        /// Bytes of UTF-8.
        case byte
        /// A unit that says nothing on a screen (XLIFF's `glyph`, `em`, `cm`); it is kept, and not checked.
        case other(String)
    }

    /// The most of `unit` that a line may have; nil for any number.
    public var width: Double?
    /// The most lines; nil for any number.
    public var lines: Int?
    /// What the limit is counted in.
    public var unit: Unit

    /// States a limit.
    public init(width: Double?, lines: Int? = nil, unit: Unit) {
        self.width = width
        self.lines = lines
        self.unit = unit
    }
}
