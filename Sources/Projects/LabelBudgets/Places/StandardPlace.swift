internal import Frames

/// A row of the table of standard places: all that is known about one.
///
/// <doc:Places> has every place with its numbers and their sources; a test compares that page with the table.
struct StandardPlace: Sendable {
    /// What a configuration calls it.
    let name: String
    /// What it is, for schemas.
    let meaning: String
    let options: [PlaceOption]
    /// One for each platform, and for each value of the first choice if they differ.
    let designs: [PlaceDesign]

    init(_ name: String, _ meaning: String, _ options: [PlaceOption] = [], _ designs: [PlaceDesign]) {
        self.name = name
        self.meaning = meaning
        self.options = options
        self.designs = designs
    }

    /// Every place, in the order of the documentation.
    static let all = apple + watch + android

    /// The place of that name; nil if there is none.
    static func named(_ name: String) -> StandardPlace? { byName[name] }

    private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

    /// The platforms that have the place.
    var platforms: [Platform] {
        Platform.allCases.filter { platform in designs.contains { $0.platforms.contains(platform) } }
    }

    /// The options without which the place has no meaning.
    var requiredOptions: [PlaceOption] { options.filter { $0.usual == nil } }

    /// The option whose value decides between designs.
    var kind: PlaceOption? { options.first { if case .choice = $0.form { true } else { false } } }

    /// The design on a platform; nil for a platform without the place.
    func design(on platform: Platform, _ values: PlaceValues) -> PlaceDesign? {
        let kind = kind.map(values.choice)
        return designs.first {
            $0.platforms.contains(platform) && ($0.kinds.isEmpty || kind.map($0.kinds.contains) ?? false)
        }
    }
}

extension StandardPlace: Hashable {
    static func == (left: StandardPlace, right: StandardPlace) -> Bool { left.name == right.name }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
