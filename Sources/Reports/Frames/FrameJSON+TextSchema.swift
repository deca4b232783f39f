extension FrameJSON {
    static let textPart: JSONSchema = .record(
        "Everything known about one text. Ranges count Unicode scalars of the string.",
        [
            .always("string", "The text as it was measured.", .string),
            .maybe("key", "The key under which a catalog has it.", .string),
            .maybe(
                "source", "Where the string is in its catalog, or else where the text is written.",
                .allOf("position")),
            .always("locale", "The locale in which the string was found.", .string),
            .maybe(
                "placeOfTranslation", "Where the translation into the locale of the report belongs, if it is missing.",
                .allOf("position")),
            .maybe(
                "plural", "The plural category that was measured.",
                .oneOf("zero", "one", "two", "few", "many", "other")),
            .always("ideal", "The size with unlimited room, at full font size.", .allOf("size")),
            .always("budget", "The room that the layout gave.", .allOf("budget")),
            .maybe("size", "The size in that room, not rounded to pixels.", .allOf("size")),
            .always("lines", "The lines that show.", .list(of: .ref("line"))),
            .always("truncated", "Whether fewer characters show than the text has.", .boolean),
            .always("visible", "What shows, with the ellipsis where there is one.", .string),
            .always("hidden", "What does not show, piece by piece.", .list(of: .string)),
            .maybe(
                "unlimited",
                "What the whole text would take at this width without a limit on lines or height.",
                .record([
                    .always("lines", "How many.", .integer(from: 0)),
                    .always("height", "In points.", .number()),
                ])),
            .maybe(
                "fittingWidth",
                """
                The smallest width at which the whole text shows within its line limit, at the size to which it \
                was shrunk.
                """,
                .number()),
            .always("scale", "The factor on the font size.", .number(above: 0)),
            .always("fontSize", "In points, at scale 1.", .number()),
            .always("fontWeight", "The weight of the first font, from 100 to 900; 400 is regular.", .number()),
            .always("firstBaseline", "From the top of the text's own frame.", .number()),
            .always("lastBaseline", "From the top of the text's own frame.", .number()),
            .maybe("ink", "The box around the outlines.", .allOf("frame")),
            .maybe(
                "inkOverflow",
                "How far the ink leaves its lines, as high as the requested font alone makes them; in points.",
                .record([
                    .always("above", .number(from: 0)),
                    .always("below", .number(from: 0)),
                    .always("left", .number(from: 0)),
                    .always("right", .number(from: 0)),
                ])),
            .always(
                "growth", "How far fallback fonts make the text taller than its own font alone would.",
                .number()),
            .always("fonts", "The names and versions of the fonts that the visible text uses.", .list(of: .string)),
            .always(
                "fontRuns", "The font of each run.",
                .list(
                    of: .record(
                        "A run of clusters that one font draws.",
                        [
                            .always("range", "The first scalar and the one after the last.", .range),
                            .always("font", "The name and version of the font.", .string),
                        ]))),
            .always(
                "missing", "Characters that no font has.",
                .list(
                    of: .record(
                        "A character that no font has.",
                        [
                            .always("scalar", "U+ and hexadecimal digits.", .string(like: #"^U\+[0-9A-F]{4,6}$"#)),
                            .always("name", "Its name in the Unicode Character Database.", .string),
                        ]))),
            .always("placeholders", "Raw placeholders that were measured as written.", .list(of: .string)),
            .always(
                "brokenWords", "The words inside which a line ends because there is too little room.",
                .list(of: .string)),
            .maybe(
                "brokenWordWidths", "The width that each of these words needs to stay whole.",
                .list(of: .number())),
            .maybe(
                "allow", "The rules whose findings the comment of the text allows.",
                .list(
                    of: .record([
                        .always("rule", .string),
                        .maybe("reason", .string),
                        .always("source", "Where the comment names the rule.", .allOf("position")),
                    ]))),
            .maybe(
                "length", "How long the text is in its catalog, where that limits it.",
                .record(
                    "The length of a text in its catalog.",
                    [
                        .always("length", "With the placeholders as the catalog writes them.", .number()),
                        .always("limit", "The most that there may be.", .number()),
                        .always("unit", "What both count.", .oneOf("characters", "codePoints", "bytes")),
                        .maybe("source", "Where the limit is written.", .allOf("position")),
                    ])),
        ])

    static let linePart: JSONSchema = .record(
        "One line of a text.",
        [
            .always("range", "The first scalar and the one after the last.", .range),
            .always("x", "The left end of the line, from the left of the text's own frame.", .number()),
            .always("width", "The sum of the advances, without a trailing space.", .number()),
            .always("top", "The top of the line's box, from the top of the text's own frame.", .number()),
            .always("height", "The height of the line's box.", .number()),
            .always("baseline", "From the top of the text's own frame.", .number()),
        ])
}
