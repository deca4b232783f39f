package import Frames
internal import Labels
internal import Scenes
package import ViewLayout

/// A standard place in the interface of a platform, whose room is known without a scene.
///
/// <doc:Places> has every place with its numbers and their sources.
public struct LabelPlace: Hashable, Sendable {
    let place: StandardPlace
    let values: PlaceValues

    init(_ place: StandardPlace, _ values: PlaceValues) {
        self.place = place
        self.values = values
    }

    /// A place of the table with its options; nil for a name that is not there, and without an option that it needs.
    package init?(_ name: String, _ options: [String: PlaceValue] = [:]) {
        guard let place = StandardPlace.named(name) else { return nil }
        let usual = place.options.compactMap { option in option.usual.map { (option.name, $0) } }
        let values = Dictionary(usual) { $1 }.merging(options) { $1 }
        guard place.options.allSatisfy({ values[$0.name] != nil }) else { return nil }
        self.init(place, PlaceValues(values))
    }

    /// What a configuration calls the place: `tabBarItem`.
    public var name: String { place.name }

    /// The room of a text in the place.
    ///
    /// - Parameter screen: The width of the screen in points; nil for a place of the same width on all screens.
    /// - Parameter textSize: Alerts are wider at the accessibility sizes.
    package func room(
        on platform: Platform, _ metrics: PlatformMetrics, screen: Double?, textSize: TextSize
    ) -> Room {
        guard let design = place.design(on: platform, values) else { return Room(width: nil, height: nil) }
        let query = PlaceQuery(
            platform: platform, metrics: metrics, screen: screen ?? 0, textSize: textSize, values: values)
        return Room(width: design.width.points(query), height: design.height?.points(query))
    }

    /// How the platform sets texts in the place.
    func style(on platform: Platform) -> PlaceStyle {
        guard let design = place.design(on: platform, values) else { return PlaceStyle(font: .body, lines: nil) }
        return PlaceStyle(
            font: design.font.make(values), tracking: design.tracking, lines: design.lines,
            truncates: design.truncates, minimumScaleFactor: design.minimumScaleFactor,
            textSizes: design.textSizes.limits(on: platform, values))
    }

    /// How many characters the platform's documentation recommends at most; nil where it has no number.
    package func mostCharacters(on platform: Platform) -> Int? { place.design(on: platform, values)?.mostCharacters }

    /// A font that a budget sets, as the place has it: the styles of a watch are its own.
    func font(_ own: LabelFont) -> LabelFont { isOnWatch ? own.onWatch : own }

    /// Whether the place is on a watch, where the screens of a project mean nothing.
    package var isOnWatch: Bool { place.options.contains { $0.name == PlaceOption.watchCase.name } }

    /// The toolkit that draws the place in every app; nil where that is up to the app.
    func toolkit(on platform: Platform) -> Toolkit? { place.design(on: platform, values)?.toolkit }
}

extension LabelPlace: CustomStringConvertible {
    /// The place in words: "tab bar item of 5".
    public var description: String {
        place.options.reduce(place.name.wordsOfCamelCase) { $0 + $1.words(values[$1]) }
    }
}

/// The style of texts in a place, where a budget does not set another.
struct PlaceStyle {
    var font: LabelFont
    /// Points after every character.
    var tracking = 0.0
    /// The most lines; nil for no limit.
    var lines: Int? = 1
    /// Whether a text that needs more lines is cut.
    var truncates = true
    /// The smallest factor by which a text is scaled before it is cut; 1 for none.
    var minimumScaleFactor = 1.0
    var textSizes = LabelTextSizes()
}
