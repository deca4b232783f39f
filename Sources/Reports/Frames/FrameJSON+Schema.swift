internal import Frames

extension FrameJSON {
    /// The JSON Schema of a frame report, draft 2020-12. `galley schema report` prints it.
    ///
    /// - Throws: Nothing.
    public static func schema() throws -> String {
        try JSONSchema.document(
            title: "Galley frame report, version 1",
            """
            Everything known about one scene in one environment. Lengths are in points; places are measured from the top \
            left of the space that the scene is proposed. An optional key that is missing means that there is nothing to \
            say.
            """,
            [
                .always("version", "The version of this contract.", ["const": 1]),
                .always("scene", "The name of the scene.", .string),
                .maybe("file", "The scene file, where there is one.", .string),
                .always("environment", "What the scene was laid out in.", .allOf("environment")),
                .always("size", "The size that the scene takes.", .allOf("size")),
                .always("fits", "Whether the size is within the environment's width and height.", .boolean),
                .always(
                    "fonts", "The names and versions of the fonts that were used, in order of first use.",
                    .list(of: .string)),
                .maybe(
                    "engine",
                    """
                    The versions of the libraries that the numbers come from, and of the Unicode Character Database that \
                    they hold.
                    """,
                    .record([
                        .always("harfBuzz", "HarfBuzz, which shapes text.", .string),
                        .always("freeType", "FreeType, which reads the outlines of glyphs.", .string),
                        .always("icu", "ICU, for line breaks, text direction and plural rules.", .string),
                        .always("unicode", "The version of Unicode that ICU holds.", .string),
                    ])),
                .maybe(
                    "fontModels",
                    """
                    How the measures of fonts that may not be shipped are modelled on others; missing where nothing is \
                    modelled.
                    """,
                    .list(of: .ref("fontModel"), atLeast: 1)),
                .maybe(
                    "unplaced",
                    """
                    True where nothing says where the text is shown: it was measured in the width of the screen, which \
                    may not be its room.
                    """, .boolean),
                .always("notes", "What a reader must know to read the numbers right.", .list(of: .string)),
                .always("root", "The outermost view.", .allOf("view")),
            ], parts: parts)
    }

    /// The parts of a report; transitions use some of them too.
    static let parts: [String: JSONSchema] = [
        "fontModel": .record(
            """
            How the measures of a font that may not be shipped are modelled on another one. A text is modelled where \
            the font is among its fonts.
            """,
            [
                .always("font", "The name and version of the font that is drawn.", .string),
                .always("of", "The font whose measures it is given.", .string),
                .always("meanError", "The mean absolute error of a width, as a fraction of it.", .number(from: 0)),
                .always(
                    "error95", "95 % of widths are missed by no more than this fraction of them.",
                    .number(from: 0)),
            ]),
        "environment": .record(
            "What a scene is laid out in.",
            [
                .always("locale", "A BCP 47 tag.", .nonempty),
                .always("layoutDirection", "Which way lines and stacks run.", .oneOf("leftToRight", "rightToLeft")),
                .always(
                    "textSize", "A Dynamic Type size, or a factor.",
                    .string(like: #"^(xSmall|small|medium|large|xLarge|xxLarge|xxxLarge|AX[1-5]|[0-9]+(\.[0-9]+)?)$"#)),
                .always(
                    "width", "The room that the scene is proposed; null proposes no width.",
                    ["type": ["number", "null"]]),
                .always(
                    "height", "The room that the scene is proposed; null proposes no height.",
                    ["type": ["number", "null"]]),
                .maybe(
                    "safeArea",
                    """
                    What the device covers of the room at its edges, in points; the scene is laid out in the rest. \
                    Missing where nothing is covered.
                    """,
                    .record([
                        .always("top", .number(from: 0)),
                        .always("leading", .number(from: 0)),
                        .always("bottom", .number(from: 0)),
                        .always("trailing", .number(from: 0)),
                    ])),
                .always("displayScale", "Pixels per point.", .number(above: 0)),
                .always(
                    "platform", "Whose fonts, text sizes and line metrics hold.",
                    .oneOf("ios", "macos", "android", "web")),
                .maybe(
                    "system",
                    """
                    Which iOS or iPadOS has the sizes of bars, rows and tabs, and how the device is held. Missing for iOS 13 to \
                    18 on a phone that is held upright, where none was asked for.
                    """,
                    .oneOf(AppleSystem.allCases.map(\.rawValue))),
            ]),
        "size": .record(
            "A width and a height.",
            [
                .always("width", "In points.", .number()),
                .always("height", "In points.", .number()),
            ]),
        "frame": .record(
            "Where something ended up.",
            [
                .always("x", "The left edge.", .number()),
                .always("y", "The top edge.", .number()),
                .always("width", "In points.", .number()),
                .always("height", "In points.", .number()),
            ]),
        "position": .record(
            "A place in a file.",
            [
                .always("file", "The file, as it was named.", .string),
                .always("line", "From 1.", .integer(from: 1)),
                .always("column", "From 1, in characters.", .integer(from: 1)),
            ]),
        "budget": .record(
            "Room; a side that is missing has no limit.",
            [
                .maybe("width", "In points.", .number()),
                .maybe("height", "In points.", .number()),
                .maybe("lines", "The line limit.", .integer(from: 0)),
            ]
        ).with(["required": []]),
        "choice": .record(
            "Which alternative a ViewThatFits took.",
            [
                .always("index", "From 0.", .integer(from: 0)),
                .always("of", "How many alternatives there are.", .integer(from: 1)),
                .always(
                    "fits", "Whether the alternative fits; when none does, the last is taken all the same.",
                    .boolean),
                .maybe("room", "The room that the alternatives were measured against.", .allOf("budget")),
                .maybe("sizes", "The ideal size of each alternative.", .list(of: .ref("size"))),
            ]),
        "view": .record(
            "One view, with the views inside it.",
            [
                .always("id", "The path of child indices from the root.", .string(like: #"^[0-9]+(\.[0-9]+)*$"#)),
                .maybe("name", "The name that the scene gives the view.", .string),
                .always("kind", "The name of the view or layout.", .nonempty),
                .always("frame", "Where the view ended up, without its modifiers.", .allOf("frame")),
                .maybe("container", "The innermost frame modifier around the view.", .allOf("frame")),
                .maybe("choice", "Which alternative a ViewThatFits took.", .allOf("choice")),
                .maybe("control", "Whether a person is meant to touch the view.", .boolean),
                .maybe(
                    "standard", "Whether the control has the look, and so the size, that the platform gives it.",
                    .boolean),
                .maybe(
                    "leadsFurther",
                    "Whether the view is a row that opens another view and has a disclosure indicator.",
                    .boolean),
                .maybe("detached", "Whether the view's place is meant to differ from its layout.", .boolean),
                .maybe(
                    "moved",
                    "Whether an offset or a position took the view there, and not an overlay or a background.",
                    .boolean),
                .maybe(
                    "ignoresSafeArea", "Whether the view is meant to extend from its container into an unsafe area.",
                    .boolean),
                .maybe("layered", "Whether the view's children are meant to cover each other.", .boolean),
                .maybe("clips", "Whether what leaves the view's frame is cut off or scrolled to.", .boolean),
                .maybe(
                    "clip",
                    """
                    The innermost rectangle that a modifier clips the view to: nothing of the view shows outside of it.
                    """,
                    .allOf("frame")),
                .maybe(
                    "scrolls", "The axes along which a person can scroll to what leaves the frame.",
                    .list(of: .oneOf("horizontal", "vertical"))),
                .maybe("allow", "The rules whose findings are meant here.", .list(of: .string)),
                .maybe("allowReasons", "Why, by rule.", .map(to: .string)),
                .maybe(
                    "source",
                    """
                    Where the view is written, in its scene file or in Swift, where one that does not know stands \
                    where the view around it stands.
                    """,
                    .allOf("position")),
                .maybe("warnings", "What went wrong while the view was laid out.", .list(of: .string)),
                .maybe(
                    "hidden",
                    "What the view can show and does not in this layout: nothing in it was measured.",
                    .list(
                        of: .record([
                            .always(
                                "kind",
                                """
                                What it is, such as Tab, DisclosureGroup or Sheet; or the name of a view that cannot be \
                                evaluated.
                                """,
                                .nonempty),
                            .maybe(
                                "title",
                                "The key of the label that stands for it, or the label's text where it has no key.",
                                .string),
                            .always("count", "How many of the kind there are.", .integer(from: 1)),
                            .maybe("reason", "Why it cannot be evaluated.", .string),
                        ]), atLeast: 1)),
                .maybe("text", "The facts of a text.", .allOf("text")),
                .always("children", "The views inside, in the order of the scene.", .list(of: .ref("view"))),
            ]),
        "text": textPart,
        "line": linePart,
    ]
}
