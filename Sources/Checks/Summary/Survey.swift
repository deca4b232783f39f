public import Basics

/// What is known about the texts of a project without knowing where any of them is shown.
public struct Survey: Codable, Hashable, Sendable {
    /// How many texts are listed.
    package static let limit = 10

    /// How many locales were measured.
    public var locales: Int
    /// The labels that grow most, at most ten.
    public var growths: [TextGrowth]
    /// What is broken in the catalogs, by place; only the first ten.
    public var problems: [CatalogProblem]
    /// How much is broken in all.
    public var broken: Int
    /// How much else is odd, such as keys that no source code uses.
    public var odd: Int
    /// What readers must know about the widths.
    public var notes: [String]
    /// What to do to find out more, one sentence each without a full stop.
    public var advice: [String]

    /// Collects what is known.
    public init(
        locales: Int, growths: [TextGrowth] = [], problems: [CatalogProblem] = [], broken: Int = 0, odd: Int = 0,
        notes: [String] = [], advice: [String] = []
    ) {
        self.locales = locales
        // Several keys may have the same text.
        var seen: Set<[String]> = []
        let distinct = growths.sorted().filter { seen.insert([$0.locale, $0.string, $0.sourceString]).inserted }
        self.growths = Array(distinct.prefix(Self.limit))
        self.problems = Array(problems.prefix(Self.limit))
        self.broken = broken
        self.odd = odd
        self.notes = notes
        self.advice = advice
    }

    /// Those of several projects; nil where there are none.
    init?(merging all: [Survey]) {
        guard !all.isEmpty else { return nil }
        var advice: [String] = []
        for line in all.flatMap(\.advice) where !advice.contains(line) { advice.append(line) }
        self.init(
            locales: all.map(\.locales).max() ?? 0, growths: all.flatMap(\.growths), problems: all.flatMap(\.problems),
            broken: all.reduce(0) { $0 + $1.broken }, odd: all.reduce(0) { $0 + $1.odd },
            notes: Set(all.flatMap(\.notes)).sorted(), advice: advice)
    }
}

/// A label in the locale in which it grows most against its source text. Widths are in points, on one line.
public struct TextGrowth: Codable, Hashable, Sendable {
    /// The key of the text.
    public var key: String
    /// BCP 47 tag.
    public var locale: String
    /// The translation as it was measured.
    public var string: String
    /// The source text as it was measured.
    public var sourceString: String
    /// How wide the translation is.
    public var width: Double
    /// How wide the source text is.
    public var sourceWidth: Double
    /// Where the translation is.
    public var source: SourcePosition?

    /// Compares two texts.
    public init(
        key: String, locale: String, string: String, sourceString: String, width: Double, sourceWidth: Double,
        source: SourcePosition? = nil
    ) {
        (self.key, self.locale, self.string, self.sourceString) = (key, locale, string, sourceString)
        self.width = Number.rounded(width)
        self.sourceWidth = Number.rounded(sourceWidth)
        self.source = source
    }

    /// How much wider the translation is, in percent of the source text.
    public var percent: Double { (width / sourceWidth - 1) * 100 }
}

extension TextGrowth: Comparable {
    /// What grows more comes first; of equals, key and locale decide.
    public static func < (first: TextGrowth, second: TextGrowth) -> Bool {
        let (mine, its) = (first.width * second.sourceWidth, second.width * first.sourceWidth)
        return mine == its ? (first.key, first.locale) < (second.key, second.locale) : mine > its
    }
}

/// Something that is broken in a catalog.
public struct CatalogProblem: Codable, Hashable, Sendable {
    /// What programs know it by, such as `missingPlaceholder`.
    public var problem: String
    /// What it is, in one sentence.
    public var message: String
    /// Where it is.
    public var source: SourcePosition

    /// Names a problem.
    public init(problem: String, message: String, source: SourcePosition) {
        (self.problem, self.message, self.source) = (problem, message, source)
    }
}
