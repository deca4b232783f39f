internal import Basics
public import Checks

/// Translations that are empty or have too little room, as compilers write it: a line each.
public enum MisfitText {
    /// `de.csv:7:14: error: "Rückgängig" (toolbar.undo, de) needs 144.318, has 85.667 (58.651 over) in Toolbar at AX1,
    /// iPhone SE`, without a line feed.
    public static func line(_ room: TextRoom, widthNames: [Double: String] = [:]) -> String {
        let place = room.text.source.map { Prose.oneLine("\($0): ") } ?? ""
        let origin = [room.text.key, room.locale, room.text.plural].compactMap(\.self).joined(separator: ", ")
        let stand = "in \(Prose.oneLine(room.scene)) at \(Prose.name(room.cell, widthNames: widthNames))"
        return "\(place)error: \(Prose.quoted(room.text.string)) (\(Prose.oneLine(origin))) \(lack(room)) \(stand)"
    }

    /// `de.csv:7:14: error: the translation of toolbar.undo (de) is empty`, without a line feed.
    public static func empty(_ translation: EmptyReturn) -> String {
        let origin = "\(Prose.oneLine(translation.key)) (\(Prose.oneLine(translation.locale)))"
        return "\(translation.source): error: the translation of \(origin) is empty"
    }

    /// `de.csv:7:14: error: "Rückgängig" (toolbar.undo, de) has 10 characters in its catalog, and may have 8`, without a line feed.
    public static func overlong(_ translation: OverlongReturn) -> String {
        let origin = "\(Prose.oneLine(translation.key)), \(Prose.oneLine(translation.locale))"
        let says = Prose.says(.tooManyCharacters(translation.length), locale: translation.locale)
        return "\(translation.source): error: \(Prose.quoted(translation.string)) (\(origin)) \(says)"
    }

    private static func lack(_ room: TextRoom) -> String {
        let lines = room.lines == 1 ? "" : " on \(room.lines) lines"
        guard room.headroom < 0 else { return "has more line breaks than \(Prose.count(room.lines, "line")) may have" }
        let over = Number.text(-room.headroom)
        return "needs \(Number.text(room.need))\(lines), has \(Number.text(room.width)) (\(over) over)"
    }
}
