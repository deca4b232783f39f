/// How many characters of a language a room has for a text. A character is what a reader sees as one (a grapheme cluster of
/// UAX #29); a placeholder counts as its catalog writes it.
public struct CharacterCount: Hashable, Sendable {
    /// Every text with no more characters shows whole, whatever they are: as many as the widest that the language uses.
    public var surely: Int
    /// Of 100 texts with as many characters in words of the language, about 95 show whole: *Budgets in characters* says how it was
    /// checked.
    public var usually: Int
    /// The same, counted in Unicode scalars (code points).
    public var usuallyScalars: Int
    /// How many different words of the language it was found with.
    public var words: Int
    /// How many of them are the project's own.
    public var ownWords: Int

    /// Names the numbers.
    public init(surely: Int, usually: Int, usuallyScalars: Int? = nil, words: Int = 0, ownWords: Int = 0) {
        self.surely = surely
        self.usually = usually
        self.usuallyScalars = usuallyScalars ?? usually
        self.words = words
        self.ownWords = ownWords
    }

    /// The smaller of the numbers of two rooms, each by itself.
    package func least(_ other: CharacterCount) -> CharacterCount {
        var least = self
        least.surely = min(surely, other.surely)
        least.usually = min(usually, other.usually)
        least.usuallyScalars = min(usuallyScalars, other.usuallyScalars)
        return least
    }
}

/// A room, and what is in it already.
package struct CharacterRoom: Hashable, Sendable {
    /// Of a line, in points.
    package var width: Double
    package var lines: Int
    /// What replaces the placeholders of the text.
    package var samples: [Sample]

    /// A placeholder as its catalog writes it, and what is measured instead.
    package struct Sample: Hashable, Sendable {
        package var placeholder: String
        package var text: String

        package init(placeholder: String, text: String) {
            self.placeholder = placeholder
            self.text = text
        }
    }

    /// - Parameter lines: More than 1,000 count as so many.
    package init(width: Double, lines: Int, samples: [Sample] = []) {
        self.width = width
        self.lines = min(lines, 1000)
        self.samples = samples
    }
}
