/// How long a text may be, as its file says: in points, or in characters as a translation service counts them.
public struct SizeLimit: Sendable, Hashable {
    /// What a limit counts.
    public enum Unit: Sendable, Hashable {
        /// Points of the layout: XLIFF's `pixel`.
        case pixel
        /// What a reader sees as one character (grapheme clusters): XLIFF's `char`, and where a format does not say what it
        /// counts, as there are never fewer of anything else.
        case character
        /// Unicode scalars, or code points: what Python counts.
        case scalar
        /// The same in a text without the tags and references of HTML.
        case scalarWithoutMarkup
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

extension SizeLimit {
    /// The most that a text may have; nil for a limit that does not count characters or bytes.
    package var most: Int? {
        guard let width, width >= 0, width < 1e9 else { return nil }
        return switch unit {
        case .character, .scalar, .scalarWithoutMarkup, .byte: Int(width)
        case .pixel, .other: nil
        }
    }

    /// How much of the unit a text has, as its catalog writes it; nil for points. O(n).
    package func length(of text: String) -> Int? {
        switch unit {
        case .character: text.count
        case .scalar: text.unicodeScalars.count
        case .scalarWithoutMarkup: Self.withoutMarkup(text).unicodeScalars.count
        case .byte: text.utf8.count
        case .pixel, .other: nil
        }
    }

    /// The text without tags, and with the characters that references stand for.
    private static func withoutMarkup(_ text: String) -> String {
        let words = Markup.split(text, .html).map { segment in
            if case .literal(let text) = segment { text } else { "" }
        }.joined()
        var result = ""
        var rest = Substring(words)
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let name = rest[rest.index(after: start)...].prefix(11).prefix { $0 != ";" }
            guard name.utf8.count <= 10, name.endIndex < rest.endIndex, let scalar = CharacterReference.scalar(of: name)
            else {
                result += "&"
                rest = rest[rest.index(after: start)...]
                continue
            }
            result.unicodeScalars.append(scalar)
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return result + rest
    }
}
