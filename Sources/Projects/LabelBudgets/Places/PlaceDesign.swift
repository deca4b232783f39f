internal import Basics
internal import Frames
internal import Labels
internal import ViewLayout

/// How a platform sets the texts of a place, and the room that it gives them.
struct PlaceDesign: Sendable {
    let platforms: [Platform]
    /// The values of the place's first choice that it is for; empty for all.
    var kinds: [String] = []
    let font: PlaceFont
    /// Points after every character; nil for those of the font.
    var tracking = 0.0
    /// The most lines; nil for no limit.
    var lines: Int? = 1
    /// Whether a text that needs more lines is cut.
    var truncates = true
    /// The smallest factor by which a text is scaled before it is cut; 1 for none.
    var minimumScaleFactor = 1.0
    var textSizes = PlaceTextSizes.followed
    /// The toolkit that draws the place in every app; nil where that is up to the app.
    var toolkit: Toolkit?
    let width: PlaceLength
    var height: PlaceLength?
    /// How many characters the platform's documentation recommends at most; nil where it has no number.
    var mostCharacters: Int?
    /// How it is known, for the documentation.
    let source: String
}

/// The font of a place, with the name that the documentation has for it.
struct PlaceFont: Sendable {
    let words: String
    let make: @Sendable (PlaceValues) -> LabelFont

    init(_ words: String, _ make: @escaping @Sendable (PlaceValues) -> LabelFont) {
        self.words = words
        self.make = make
    }

    /// A text style, under its own name.
    static func style(_ style: FontStyle, _ weight: String? = nil) -> PlaceFont {
        let weight = weight.flatMap { name in LabelFont.Weight(named: name).map { (name: name, $0) } }
        return PlaceFont(style.rawValue + (weight.map { ", \($0.name)" } ?? "")) { _ in
            .system(style, weight: weight?.1)
        }
    }

    /// The platform's font in points.
    static func points(_ size: Double, _ weight: String? = nil) -> PlaceFont {
        let weight = weight.flatMap { name in LabelFont.Weight(named: name).map { (name: name, $0) } }
        return PlaceFont(Number.text(size) + (weight.map { ", \($0.name)" } ?? "")) { _ in
            .system(size: size, weight: weight?.1)
        }
    }

    /// A role of Material 3's type scale, in the style that has it.
    static func material(_ role: MaterialRole) -> PlaceFont { PlaceFont(role.words) { _ in .system(role.style) } }
}

/// The roles of Material 3's type scale that components use.
enum MaterialRole {
    case headlineMedium, headlineSmall, titleLarge, titleMedium, titleSmall, bodyLarge, bodyMedium, bodySmall
    case labelLarge, labelMedium, labelSmall

    /// The style that has the role on Android. The label of a button has the metrics of a small title.
    var style: FontStyle {
        switch self {
        case .headlineMedium: .title
        case .headlineSmall: .title2
        case .titleLarge: .title3
        case .titleMedium: .headline
        case .titleSmall, .labelLarge: .subheadline
        case .bodyLarge: .body
        case .bodyMedium: .callout
        case .bodySmall: .footnote
        case .labelMedium: .caption
        case .labelSmall: .caption2
        }
    }

    /// "label large".
    var words: String { "\(self)".wordsOfCamelCase }
}

/// Whether the texts of a place follow the text size that the user has set.
enum PlaceTextSizes: Sendable {
    case followed
    /// Dynamic Type, or on Android the font scale, has no effect.
    case fixed
    /// Texts are never smaller than at the default size.
    case fromLarge
    /// The sizes that a watch has, from the default one of its case.
    case watch
    /// That default size, whatever the user sets.
    case watchFixed

    func limits(on platform: Platform, _ values: PlaceValues) -> LabelTextSizes {
        let usual: TextSize = platform == .ios ? .large : .scale(1)
        return switch self {
        case .followed: LabelTextSizes()
        case .fixed: .fixed(at: usual)
        case .fromLarge: LabelTextSizes(smallest: usual)
        case .watchFixed: .fixed(at: values.watchCase.usualTextSize)
        case .watch: LabelTextSizes(smallest: values.watchCase.usualTextSize, largest: .accessibility3)
        }
    }

    var words: String {
        switch self {
        case .followed: "follows"
        case .fixed: "fixed"
        case .fromLarge: "at least `large`"
        case .watchFixed: "fixed at that of the case"
        case .watch: "from that of the case to AX3"
        }
    }
}

extension String {
    /// `topAppBar` as "top app bar".
    var wordsOfCamelCase: String {
        reduce(into: "") { words, letter in
            if letter.isUppercase { words += " " }
            words += letter.lowercased()
        }
    }
}
