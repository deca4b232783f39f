internal import Basics
internal import Frames
internal import Labels
internal import Scenes

/// A budget as a `galley.yml` has it, before its platform and its place are known.
struct LabelParts {
    var keys: String
    var name: String?
    var place: YAMLValue?
    var platform: Platform?
    var locales: [Listed<String>]?
    var textSizes: YAMLValue?
    var scales: YAMLValue?
    var font: LabelFont?
    var tracking: Double?
    var textCase: TextCase?
    var minimumScaleFactor: Double?
    var maxWidth: Double?
    var maxHeight: Double?
    var maxLines: Int?
    var truncates: Bool?
    var keepsWords: Bool?
    var avoidsOrphans: Bool?
    var toolkit: Listed<Toolkit>?
    var breakStrategy: Listed<BreakStrategy>?
    var position: SourcePosition

    /// A budget of labels.
    static let form = ValueForm<LabelParts>.mapping(
        MappingKey(
            "keys", .text, required: "a key \"keys\"", "Which keys: `*` matches any characters, `?` one."),
        MappingKey("name", .text, "What findings call the budget; by default its keys and its place."),
        MappingKey("place", LabelPlace.form, "The standard place of the labels."),
        MappingKey("platform", ProjectParts.platform, "Whose conventions apply; by default those of the project."),
        MappingKey("locales", ProjectParts.locales, "The only locales that the budget applies to."),
        MappingKey(
            "textSizes", .later(.either([ProjectParts.textSizes, SceneValues.rangeShape])),
            "The text sizes, or a range that limits those of the project."),
        MappingKey("scales", .later(ProjectParts.scales), "Factors on every font size, instead of text sizes."),
        MappingKey("font", SceneValues.font, "The font; by default that of the place, or `body`."),
        MappingKey("tracking", .number, "Points after every character."),
        MappingKey("textCase", SceneValues.textCase, "Capital or small letters."),
        MappingKey("minimumScaleFactor", SceneValues.scaleFactor, "How small a label may become to fit."),
        MappingKey("maxWidth", .number(from: 1), "In points; by default that of the place, the catalog or the widths."),
        MappingKey("maxHeight", .number(from: 1), "In points; by default that of the place or the heights."),
        MappingKey("maxLines", .integer(from: 1), "The most lines; by default there is no limit."),
        MappingKey(
            "truncates", .bool,
            "Whether what does not fit on those lines is cut off; by default as in the place, or true."),
        MappingKey(
            "keepWords", .bool, "Whether lines break at spaces and punctuation only; by default as the platform does."),
        MappingKey(
            "avoidOrphans", .bool,
            "Whether a last line of a single word takes one from the line before; by default as the platform does."),
        MappingKey(
            "toolkit", ProjectParts.toolkit,
            "Which toolkit draws the labels; by default that of the place or the project."),
        MappingKey(
            "breakStrategy", breakStrategy,
            "How the lines of a paragraph are chosen on Android; by default as the toolkit does.")
    ) {
        value, keys, name, place, platform, locales, textSizes, scales, font, tracking, textCase, scaleFactor, maxWidth,
        maxHeight, maxLines, truncates, keepsWords, avoidsOrphans, toolkit, breakStrategy in
        let font = font.map { LabelFont($0.font) }
        let textCase = textCase?.map { TextCase($0) }
        return LabelParts(
            keys: keys, name: name, place: place, platform: platform, locales: locales ?? nil, textSizes: textSizes,
            scales: scales, font: font, tracking: tracking, textCase: textCase, minimumScaleFactor: scaleFactor,
            maxWidth: maxWidth, maxHeight: maxHeight, maxLines: maxLines, truncates: truncates, keepsWords: keepsWords,
            avoidsOrphans: avoidsOrphans, toolkit: toolkit, breakStrategy: breakStrategy, position: value.position)
    }

    private static let breakStrategy = ValueForm<BreakStrategy>.choice([
        "simple": .simple, "highQuality": .highQuality, "balanced": .balanced,
    ]).map { Listed(value: $0, position: $1.position) }
}
