public import Basics

/// How long a text is in its catalog, and how long the catalog lets it be.
public struct TextLength: Codable, Hashable, Sendable {
    /// What is counted.
    public enum Unit: String, Codable, Hashable, Sendable, CaseIterable {
        /// What a reader sees as one character: grapheme clusters of UAX #29.
        case characters
        /// Unicode scalars.
        case codePoints
        /// Bytes of UTF-8.
        case bytes
    }

    /// How many there are, with the placeholders as the catalog writes them.
    public var length: Int
    /// The most that there may be.
    public var limit: Int
    /// What both count.
    public var unit: Unit
    /// Where the limit is written, in a catalog; nil where that is not known.
    public var source: SourcePosition?

    /// Names the numbers.
    public init(length: Int, limit: Int, unit: Unit = .characters, source: SourcePosition? = nil) {
        self.source = source
        self.length = length
        self.limit = limit
        self.unit = unit
    }
}
