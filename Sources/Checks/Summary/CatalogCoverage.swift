/// How far the catalogs of a project are translated, and how many of their keys a check can say something about.
public struct CatalogCoverage: Codable, Hashable, Sendable {
    /// How many keys are to be shown, and translated.
    public var keys: Int
    /// How many of them have a room: a scene shows them, or a label budget gives them a place or a limit.
    public var placed: Int
    /// The locales that lack translations, those that lack most first.
    public var gaps: [TranslationGap]
    /// What is known without any room; nil where some key has one.
    public var survey: Survey?

    /// What files of rooms have; nil where the project has none.
    public var rooms: RoomsCoverage?

    /// Counts keys.
    public init(
        keys: Int, placed: Int = 0, gaps: [TranslationGap] = [], survey: Survey? = nil, rooms: RoomsCoverage? = nil
    ) {
        self.keys = keys
        self.placed = placed
        self.gaps = gaps.sorted { ($1.missing, $0.locale) < ($0.missing, $1.locale) }
        self.survey = survey
        self.rooms = rooms
    }

    /// The sums of several projects; nil where there are none.
    package init?(merging all: [CatalogCoverage]) {
        guard !all.isEmpty else { return nil }
        let gaps = Dictionary(grouping: all.flatMap(\.gaps), by: \.locale).map { locale, gaps in
            TranslationGap(
                locale: locale, missing: gaps.reduce(0) { $0 + $1.missing }, of: gaps.reduce(0) { $0 + $1.keys })
        }
        let surveys = all.compactMap(\.survey)
        self.init(
            keys: all.reduce(0) { $0 + $1.keys }, placed: all.reduce(0) { $0 + $1.placed }, gaps: gaps,
            survey: surveys.count == all.count ? Survey(merging: surveys) : nil,
            rooms: RoomsCoverage(merging: all.compactMap(\.rooms)))
    }
}

/// How many translations a locale lacks.
public struct TranslationGap: Codable, Hashable, Sendable {
    /// BCP 47 tag.
    public var locale: String
    /// How many keys have no text in the locale, nor in one that it falls back to.
    public var missing: Int
    /// How many keys are to be translated.
    public var keys: Int

    /// Counts what a locale lacks.
    public init(locale: String, missing: Int, of keys: Int) {
        (self.locale, self.missing, self.keys) = (locale, missing, keys)
    }
}
