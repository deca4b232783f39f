/// A text and the fonts it asks for.
public struct StyledText: Hashable, Sendable {
    /// A stretch of text in one font.
    public struct Run: Hashable, Sendable {
        /// The characters.
        public var text: String
        /// The font that is asked for.
        public var font: FontRequest

        /// Characters in one font.
        public init(_ text: String, font: FontRequest) {
            self.text = text
            self.font = font
        }

        /// UTF-16 units.
        var length: Int { text.utf16.count }
    }

    // Separate from the others, since nearly every text has one run, and an array costs as much as laying it out.
    let first: Run
    let more: [Run]

    /// A text in one font.
    public init(_ text: String, font: FontRequest = FontRequest()) {
        first = Run(text, font: font)
        more = []
    }

    /// Makes a text in several fonts; without any run, the empty text in the default font.
    public init(runs: [Run]) {
        first = runs.first ?? Run("", font: FontRequest())
        more = Array(runs.dropFirst())
    }

    /// In reading order; never empty.
    public var runs: [Run] { [first] + more }

    /// The characters of all runs.
    public var string: String { more.isEmpty ? first.text : runs.map(\.text).joined() }

    /// In UTF-8.
    package var byteCount: Int { more.reduce(first.text.utf8.count) { $0 + $1.text.utf8.count } }
    package var runCount: Int { more.count + 1 }
    package func font(ofRun index: Int) -> FontRequest { index == 0 ? first.font : more[index - 1].font }
    /// Points per em.
    package func size(ofRun index: Int) -> Double { index == 0 ? first.font.size : more[index - 1].font.size }
    /// The height of a line in points: the largest of the runs', nil unless all runs have one.
    package var lineHeight: Double? {
        var height = first.font.lineHeight
        for run in more {
            guard let known = height, let other = run.font.lineHeight else { return nil }
            height = max(known, other)
        }
        return height
    }

    /// Whether some run asks for letter spacing.
    package var hasTracking: Bool { first.font.tracking != 0 || more.contains { $0.font.tracking != 0 } }

    /// Points by which a run is above the baseline.
    package func baselineOffset(ofRun index: Int) -> Double {
        index == 0 ? first.font.baselineOffset : more[index - 1].font.baselineOffset
    }

    /// Points after every grapheme.
    package func tracking(ofRun index: Int) -> Double {
        index == 0 ? first.font.tracking : more[index - 1].font.tracking
    }
}
