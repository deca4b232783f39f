internal import Catalogs

/// What each object of a file of rooms has.
extension RoomsFile {
    /// What a file may have.
    package static var record: RoomsRecord { form.record }

    static let form = RoomsForm<ReadRooms>(
        "file", "a file of rooms", plural: "files", "The rooms of some screens, as one program found them.",
        [
            .always("rooms", \.version, .version(currentVersion), "The version of the format."),
            .always("harvester", \.harvester, .text, "The program that wrote the file, for people."),
            .always("screens", \.screens, .list(.screen), "The screens, each as it was laid out once."),
        ]
    ) { ReadRooms() }
}

extension RoomsFile.Screen {
    static let form = RoomsForm<ReadRooms.Screen>(
        "screen", "a screen", plural: "screens", "A screen, or a part of one, as it was laid out once.",
        [
            .always("name", \.screen.name, .text, "What people call it."),
            .maybe(
                "platform", \.screen.platform, .choice(ReadRooms.platforms),
                "Whose fonts and rules apply; by default those of the project."),
            .maybe(
                "toolkit", \.screen.toolkit, .choice(["swiftui", "uikit", "compose", "textview"]),
                "What draws its texts; by default what the configuration says."),
            .maybe(
                "locale", \.screen.locale, .text,
                "The BCP 47 tag of the locale that the texts were shown in; missing where nobody knows."),
            .maybe("width", \.screen.width, .length, "The width of the screen or window."),
            .maybe("height", \.screen.height, .length, "The height of the screen or window."),
            .maybe(
                "textScale", \.screen.textScale, .positive, "The factor by which all texts were enlarged; by default 1."
            ),
            .maybe("source", \.screen.source, .record(RoomsFile.Source.form), "What the screen was made from."),
            .always("rooms", .list(.room), "The texts of the screen, each in its place.") { rooms, screen in
                for room in rooms {
                    switch room {
                    case .known(let room): screen.rooms.append(room)
                    case .unknown(let room): screen.withoutFont.append(room)
                    }
                }
            },
            .maybe(
                "tables", \.screen.tables, .list(.record(HarvestedTable.form)),
                "The tables whose columns are as wide as their texts make them."),
            .maybe(
                "notKnown", \.notKnown, .list(.placed(UnknownRoom.form)),
                "The texts whose room is not known, each with the reason."),
        ]
    ) { ReadRooms.Screen() }
}

extension RoomsFile.Source {
    static let form = RoomsForm<Self>(
        "source", "a source", plural: "sources", "What a screen was made from.",
        [
            .maybe("file", \.file, .text, "The file, relative to the folder of the file of rooms."),
            .maybe(
                "digest", \.digest, .text,
                "The SHA-256 of that file when it was read, in hexadecimal digits. If it differs, the rooms are old."),
            .maybe("url", \.url, .text, "The address of a page."),
        ]
    ) { Self() }
}

extension HarvestedRoom {
    static let form = RoomsForm<HarvestedRoom>(
        "room", "a room", plural: "rooms", "One text in one place of a layout.",
        [
            .always("text", \.text, .text, "The text as it was shown."),
            .maybe(
                "parts", \.parts, .list(.text),
                "The texts of which it is made, where more than one make it: each may have a key of its own."),
            .maybe("key", \.key, .text, "Its key in the catalogs, where the layout names it."),
            .maybe("table", \.table, .text, "The catalog of that key, such as the name of a storyboard."),
            .maybe("place", \.place, .record(RoomPlace.form), "Where it is."),
            .maybe("role", \.role, .text, "What shows it: `label`, `button`, `placeholder`, `tab`, `option` …"),
            .maybe("width", \.width, .length, "The width that the layout offers the text; by default no limit."),
            .maybe(
                "wordWidth", \.wordWidth, .length,
                "The width of a word that the layout makes room for, where it is more than the width."),
            .maybe(
                "lineWidth", \.lineWidth, .length,
                "The width at which the text goes on on a further line, where it is more than the width that is seen."),
            .maybe(
                "shared", \.shared, .record(SharedLine.form),
                "The line that the text shares with others; by default a line of its own."),
            .maybe(
                "cell", \.cell, .record(TableCell.form),
                "The cell of a table that the text is in; the table is among those of the screen."),
            .maybe(
                "besideTable", \.besideTable, .text,
                "The table beside which the text is in a box that the table's words make wider, such as a fieldset."),
            .maybe(
                "flow", \.flow, .record(FlowingText.form),
                "The running lines that the text is in with others; by default none."),
            .maybe("height", \.height, .length, "The height that the layout offers the text; by default no limit."),
            .maybe(
                "limit", \.limit, .choice(Limit.self),
                """
                How the width is known: the layout gives it (the default), it is the frame that this one text got, \
                nothing but the screen limits it, or the layout gives it in a part of the screen, such as a dialog, that may \
                be narrower.
                """),
            .maybe("lines", \.lines, .integer(from: 1), "The most lines; by default no limit."),
            .maybe(
                "wraps", \.wraps, .boolean,
                "Whether the text goes on on a second line; by default yes, unless there is one line at most."),
            .maybe(
                "overflow", \.overflow, .choice(Overflow.self),
                "What happens to what does not fit; by default it is visible, over its neighbours."),
            .maybe(
                "minimumScale", \.minimumScale, .positive,
                "The smallest factor by which the text is scaled before it is cut; by default 1."),
            .always("font", \.font, .record(RoomFont.form), "The font."),
            .maybe(
                "textCase", \.textCase, .choice(["uppercase", "lowercase"]), "The case that the layout gives the text."),
            .maybe("frame", \.frame, .frame, "The frame that the text got: x, y, width and height in the screen."),
            .maybe(
                "isVisible", \.isVisible, .boolean,
                "False for a text that was in the layout and not to be seen; by default true."),
            .maybe(
                "isTranslated", \.isTranslated, .boolean,
                "False for a text that the layout says is not to be translated; by default true."),
        ]
    ) { HarvestedRoom(text: "", font: RoomFont(size: 0)) }
}

extension SharedLine {
    static let form = RoomsForm<SharedLine>(
        "line", "a shared line", plural: "shared lines",
        "A line in which several texts stand, and take from the same space.",
        [
            .always("name", \.name, .text, "The same for all texts of the line, and for no others of the screen."),
            .always("width", \.width, .length, "The width that all texts may have together."),
            .maybe(
                "most", \.most, .length, "The most for this one, whatever the others need; by default no such limit."),
            .maybe(
                "end", \.end, .length,
                "The most for this one and those before it together, where its end leaves what is around it; "
                    + "by default `width`."),
            .maybe(
                "takesRest", \.takesRest, .boolean,
                "Whether this one gets what the others leave, and goes on on further lines; by default not."),
            .maybe(
                "within", \.within, .record(TableCell.form),
                "The column of a table that the width is a part of: `edges` is what the column has more."),
        ]
    ) { SharedLine(name: "", width: 0) }
}

extension FlowingText {
    static let form = RoomsForm<FlowingText>(
        "flow", "running lines", plural: "running lines",
        "Lines of a block in which several texts follow one another: where one ends, the next begins.",
        [
            .always("name", \.name, .text, "The same for all texts of the lines, and for no others of the screen."),
            .always("width", \.width, .length, "The width of the lines."),
            .always(
                "before", \.before, .length, "The space from the text before, or from the start of the first line."),
            .maybe(
                "seen", \.seen, .length,
                "How much of the width is seen without scrolling sideways; by default all of it."),
            .maybe(
                "within", \.within, .record(TableCell.form),
                "The column of a table that the width is a part of: `edges` is what the column has more."),
        ]
    ) { FlowingText(name: "", width: 0, before: 0) }
}

extension RoomFont {
    static let form = RoomsForm<RoomFont>(
        "font", "a font", plural: "fonts", "The font of a room.",
        [
            .usual(
                "families", \.families, .list(.text),
                "The families in the order in which they are tried; by default the platform's own."),
            .always("size", \.size, .positive, "In the unit of lengths, at the text scale of the screen."),
            .maybe("weight", \.weight, .positive, "From 1 to 1000, as in CSS; by default 400."),
            .maybe("isItalic", \.isItalic, .boolean, "Whether the font slants."),
            .maybe("textStyle", \.textStyle, .text, "The text style of the system that the font has, such as `body`."),
            .maybe(
                "scales", \.scales, .boolean,
                "Whether the size follows the text scale of the system; by default where there is a text style."),
            .maybe("letterSpacing", \.letterSpacing, .number, "Added after every character."),
            .maybe("lineHeight", \.lineHeight, .positive, "The height of a line; by default that of the font."),
        ]
    ) { RoomFont(size: 0) }
}

extension RoomPlace {
    static let form = RoomsForm<RoomPlace>(
        "place", "a place", plural: "places", "Where a text is: what is known about it.",
        [
            .maybe("file", \.file, .text, "A source file, relative to the folder of the file of rooms."),
            .maybe("line", \.line, .integer(from: 1), "From 1."),
            .maybe("column", \.column, .integer(from: 1), "From 1, in characters."),
            .maybe("selector", \.selector, .text, "A CSS selector."),
            .maybe("identifier", \.identifier, .text, "A test tag, or the identifier of an element."),
        ]
    ) { RoomPlace() }
}

extension UnknownRoom {
    static let form = RoomsForm<UnknownRoom>(
        "unknown", "a text without a room", plural: "texts without a room", "A text whose room is not known.",
        [
            .maybe("text", \.text, .text, "The text as it was shown."),
            .maybe("key", \.key, .text, "Its key in the catalogs."),
            .maybe("place", \.place, .record(RoomPlace.form), "Where it is."),
            .always("reason", \.reason, .text, "Why its room is not known, in a sentence without a full stop."),
        ]
    ) { UnknownRoom(reason: "") }
}
