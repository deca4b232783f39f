extension JSONFindings {
    /// The JSON Schema of the document with all findings, draft 2020-12.
    ///
    /// - Throws: Nothing.
    public static func schema() throws -> String {
        try JSONSchema.document(
            title: "Galley findings, version 1",
            """
            What a check has found, or what is not as it was recorded. Lengths are in points. An optional key that is \
            missing means that there is nothing to say.
            """,
            [
                .always("version", "The version of this contract.", ["const": 1]),
                .always("tool", .ref("tool")),
                .always("findings", "A finding for each rule, scene, key and locale.", .list(of: .ref("finding"))),
                .always("notices", "What is to be said about the check itself.", .list(of: .ref("notice"))),
                .maybe(
                    "unfinished",
                    """
                    Scenes that were not laid out to their end, as a view has ended its process or hangs: the check did \
                    not finish, and ends with 3.
                    """,
                    .list(of: .ref("unfinished"))),
                .maybe("summary", .ref("summary")),
            ], parts: parts)
    }

    private static let parts: [String: JSONSchema] = [
        "unfinished": .record(
            "A scene in some locales that was not laid out in every environment.",
            [
                .always("scene", .string),
                .always("locales", .list(of: .string)),
                .always("message", "What became of the process, and in which environment.", .string),
                .maybe("source", .ref("position")),
            ]),
        "tool": .record(
            "Who wrote the document.",
            [
                .always("name", ["const": "galley"]),
                .always("version", .string),
                .maybe(
                    "engine", "The versions of the libraries that the numbers come from.",
                    .record([
                        .always("harfBuzz", .string),
                        .always("freeType", .string),
                        .always("icu", .string),
                        .always("unicode", .string),
                    ])),
            ]),
        "position": .record(
            "A place in a file; lines and columns count from 1.",
            [
                .always("file", .string),
                .always("line", .integer(from: 1)),
                .always("column", .integer(from: 1)),
            ]),
        "view": .record(
            "A view of a scene.",
            [
                .always("id", "Its id in the frame report.", .string),
                .maybe("name", "The name that the scene gives it.", .string),
                .always("kind", "The name of the view or layout.", .string),
                .maybe("source", .ref("position")),
            ]),
        "screen": .record(
            "The room that a scene is proposed; a side that is missing has no limit.",
            [
                .maybe("name", "The name of the device.", .string),
                .maybe("width", .number()),
                .maybe("height", .number()),
            ]),
        "cell": .record(
            "A text size on a screen.",
            [
                .always("textSize", "A Dynamic Type size, or a factor.", .string),
                .always("screen", .ref("screen")),
            ]),
        "strings": .list(of: .string),
        "count": .integer(from: 0),
        "counts": .map(to: .ref("count")),
        "finding": .record(
            "A fault: its worst cell, and how many have it.",
            [
                .always("rule", "The rule that found it.", .string),
                .always("severity", .oneOf("warning", "error")),
                .always("message", "The fault in words.", .string),
                .always("scene", "The name of the scene, or the keys of a budget.", .string),
                .always("locale", "A BCP 47 tag, or the name of a pseudolocale.", .string),
                .always("view", .ref("view")),
                .maybe("key", "The key of the catalog.", .string),
                .maybe("string", "The text as it was measured.", .string),
                .always("plurals", "The plural categories that have the fault.", .ref("strings")),
                .maybe("source", "Where the text is, or else the view.", .ref("position")),
                .always("evidence", .ref("evidence")),
                .always("worst", "The cell with the largest fault.", .ref("cell")),
                .always("first", "The first cell with the fault.", .ref("cell")),
                .always("cells", "How many cells have the fault.", .ref("count")),
                .always("cellsMeasured", "Of how many.", .ref("count")),
                .always("textSizes", "The text sizes that have the fault.", .ref("strings")),
                .always("screens", "The screens that have the fault.", .list(of: .ref("screen"))),
                .always("remarks", "What else is to be known.", .ref("strings")),
                .always("hints", "What would fix it.", .ref("strings")),
                .always(
                    "fingerprint",
                    "The same for the same rule, scene, key and locale, whatever views are added around it.",
                    .string(like: #"^[0-9a-f]+$"#)),
            ]),
        "edges": .record(
            "How far something is outside at each edge.",
            [
                .maybe("left", .number()),
                .maybe("top", .number()),
                .maybe("right", .number()),
                .maybe("bottom", .number()),
            ]),
        "evidence": .record(
            "What the rule measured: the keys that it has something to say about.",
            [
                .maybe("measure", "What need and room are.", .oneOf("width", "height", "lines")),
                .maybe("need", .number()),
                .maybe("room", .number()),
                .maybe("short", "Need less room.", .number()),
                .maybe("percent", "What is lacking, in hundredths of the room.", .number()),
                .maybe("headroom", "Room less need.", .number()),
                .maybe("margin", "The least headroom that the rule asks for.", .number()),
                .maybe("visible", "What is shown of the text.", .string),
                .maybe("hidden", "What is not.", .ref("strings")),
                .maybe("lines", .ref("count")),
                .maybe("lineLimit", .ref("count")),
                .maybe("scale", "What the font size was multiplied by to fit.", .number()),
                .maybe("outside", .ref("edges")),
                .maybe("other", "The view that is covered.", .ref("view")),
                .maybe("others", "How many more are.", .ref("count")),
                .maybe(
                    "size",
                    .record([
                        .always("width", .number()),
                        .always("height", .number()),
                    ])),
                .maybe("fontSize", .number()),
                .maybe("minimum", "The least that the rule asks for.", .number()),
                .maybe("alternatives", "How many views did not fit.", .ref("count")),
                .maybe(
                    "characters", "The characters that no font has.",
                    .list(
                        of: .record([
                            .always("scalar", .string),
                            .always("name", .string),
                        ]))),
                .maybe("words", "The words that are broken.", .ref("strings")),
                .maybe("placeholders", "Those that nothing filled.", .ref("strings")),
                .maybe("length", "How long the text is in its catalog.", .ref("count")),
                .maybe("limit", "How long the catalog lets it be.", .ref("count")),
                .maybe("unit", "What both count.", .oneOf("characters", "codePoints", "bytes")),
                .maybe("limitSource", "Where the limit is written.", .ref("position")),
                .maybe("foundLocale", "The locale whose text was shown instead.", .string),
                .maybe("recorded", "As it was recorded.", .ref("recorded")),
                .maybe("now", "As it is today.", .ref("recorded")),
                .maybe(
                    "moved", "How far the top left corner has moved, to the right and down.",
                    .record([
                        .always("x", .number()),
                        .always("y", .number()),
                    ])),
                .maybe("reason", "Why nothing answers to a recording.", .string),
            ]),
        "recorded": .record(
            """
            One side of a difference from a recording: a view, the size of a scene, or a line of a recording that is \
            no report.
            """,
            [
                .maybe("title", "The kind of the view, with its name.", .string),
                .maybe("string", "The text of the view.", .string),
                .maybe(
                    "frame",
                    .record([
                        .always("x", .number()),
                        .always("y", .number()),
                        .always("width", .number()),
                        .always("height", .number()),
                    ])),
                .maybe("facts", "What else the text report says of the view.", .ref("strings")),
                .maybe(
                    "size",
                    .record([
                        .always("width", .number()),
                        .always("height", .number()),
                    ])),
                .maybe("fits", .boolean),
                .maybe("line", .string),
            ]),
        "notice": .record([
            .always("message", .string),
            .maybe("source", .ref("position")),
        ]),
        "tightLabel": .record(
            "A label that fits, in the cell where it has the least to spare.",
            [
                .always("scene", .string),
                .always("view", .ref("view")),
                .maybe("key", .string),
                .always("string", .string),
                .always("locale", .string),
                .always("cell", .ref("cell")),
                .always("need", .number()),
                .always("room", .number()),
                .always("headroom", .number()),
            ]),
        "tightLabels": .list(of: .ref("tightLabel")),
        "coverage": .record(
            "The keys of the catalogs that are to be shown, and what is known about them.",
            [
                .always("keys", "How many there are.", .ref("count")),
                .always(
                    "placed", "How many have a room: a scene shows them, or a budget gives them one.", .ref("count")),
                .always(
                    "gaps", "The locales that lack translations, those that lack most first.",
                    .list(
                        of: .record([
                            .always("locale", .string),
                            .always("missing", "How many keys have no text in the locale.", .ref("count")),
                            .always("keys", "How many are to be translated.", .ref("count")),
                        ]))),
                .maybe("survey", "What is known where no key has a room.", .ref("survey")),
                .maybe("rooms", .ref("rooms")),
            ]),
        "rooms": .record(
            "What files of rooms have, and what of it could not be checked.",
            [
                .always("rooms", "How many rooms the files have.", .ref("count")),
                .always("hidden", "How many of their texts were not to be seen, and are not checked.", .ref("count")),
                .always(
                    "untranslated",
                    "How many of the others the layout says are not to be translated, and are not checked.",
                    .ref("count")),
                .always("keys", "How many keys have a room.", .ref("count")),
                .always(
                    "ambiguous",
                    "Texts of several keys with different translations, checked only where these are the same.",
                    .ref("roomCases")),
                .always("unknown", "Texts in no catalog, which are not checked.", .ref("roomCases")),
                .always("notKnown", "Texts whose room is not known, which are not checked.", .ref("roomCases")),
            ]),
        "roomCases": .list(
            of: .record([
                .always("text", "The text as it was shown, or its key.", .string),
                .always("reason", .string),
                .always("source", "The place in the file of rooms.", .ref("position")),
            ])),
        "survey": .record([
            .always("locales", "How many were measured.", .ref("count")),
            .always(
                "growths", "The labels that grow most against their source text, widths in points on one line.",
                .list(
                    of: .record([
                        .always("key", .string), .always("locale", .string), .always("string", .string),
                        .always("sourceString", .string), .always("width", .number()),
                        .always("sourceWidth", .number()), .maybe("source", .ref("position")),
                    ]))),
            .always("broken", "How many texts of the catalogs are broken.", .ref("count")),
            .always(
                "problems", "The first ten of them.",
                .list(
                    of: .record([
                        .always("problem", .string), .always("message", .string), .always("source", .ref("position")),
                    ]))),
            .always("odd", "How many others are odd, such as keys that no source code uses.", .ref("count")),
            .always("notes", "What a reader must know about the widths.", .ref("strings")),
            .always("advice", "What to do to find out more.", .ref("strings")),
        ]),
        "hidden": .record(
            "What a scene can show and does not in some of its cells.",
            [
                .always("scene", .string),
                .always(
                    "kind",
                    """
                    What it is, such as Tab, DisclosureGroup or Sheet; or the name of a view that cannot be evaluated.
                    """,
                    .string),
                .maybe("title", "The key of its label, or the label's text where it has none.", .string),
                .always("count", "How many of it there are.", .integer(from: 1)),
                .maybe("reason", "Why it cannot be evaluated.", .string),
                .always("view", "The kind of the view that can show it.", .string),
                .maybe("source", "Where that view is.", .ref("position")),
                .always("cells", "How many cells do not show it, with each plural form.", .ref("count")),
                .always("cellsMeasured", "Of how many.", .ref("count")),
            ]),
        "allowance": .record(
            "What a view of a scene allows, or the comment of a key in its catalog, and how often it did.",
            [
                .maybe("scene", "The scene of the view.", .string),
                .maybe("view", .ref("view")),
                .maybe("key", "The key with the comment.", .string),
                .maybe("source", "Where the comment names the rule.", .ref("position")),
                .always("rule", .string),
                .maybe("reason", .string),
                .always("uses", .ref("count")),
            ]),
        "summary": .record(
            "What was measured, and how much was found.",
            [
                .always("labels", .ref("count")),
                .always("cells", .ref("count")),
                .always("scenes", .ref("strings")),
                .always("locales", .ref("strings")),
                .always("fonts", "Names and versions.", .ref("strings")),
                .always("notes", "What is to be known of the numbers.", .ref("strings")),
                .maybe("seconds", "How long the check took.", .number(from: 0)),
                .always("errors", .ref("count")),
                .always("warnings", .ref("count")),
                .always("byRule", "Findings of each rule.", .ref("counts")),
                .always("byLocale", "Findings of each locale.", .ref("counts")),
                .always("known", "Findings that are in the baseline.", .ref("count")),
                .always("allowed", "Findings that scenes and comments allow.", .ref("count")),
                .always("allowances", .list(of: .ref("allowance"))),
                .always("tightest", "The labels with the least headroom.", .ref("tightLabels")),
                .maybe(
                    "closeCalls",
                    "The labels whose headroom is smaller than the error of their font's model.",
                    .record([
                        .always("count", .ref("count")),
                        .always("errors95", "The errors of the models, as fractions of a width.", .list(of: .number())),
                        .always("tightest", .ref("tightLabels")),
                    ])),
                .maybe(
                    "hidden", "What scenes can show and do not while they are laid out: it was not checked.",
                    .list(of: .ref("hidden"), atLeast: 1)),
                .always("idleRules", "The rules that do not apply, or not in every scene, and why.", .map(to: .string)),
                .maybe(
                    "uncheckedDevices",
                    "Kinds of device that texts have variations for, and that nothing was measured for.",
                    .record([
                        .always("texts", "How many texts have such a variation.", .ref("count")),
                        .always("devices", .ref("strings")),
                    ])),
                .maybe("coverage", "How far the catalogs are translated and checked.", .ref("coverage")),
            ]),
    ]
}
