internal import Basics
internal import Checks

/// What files of rooms have, and what of it could not be checked, in lines for people.
enum RoomsText {
    /// How many cases of a list are shown where not all are asked for.
    private static let usualLimit = 3

    /// - Parameter showsAll: Whether every case is listed.
    static func lines(_ rooms: RoomsCoverage?, showsAll: Bool = false) -> [String] {
        guard let rooms else { return [] }
        let verb = rooms.hidden == 1 ? "is" : "are"
        let hidden =
            rooms.hidden > 0 ? "; \(Prose.count(rooms.hidden, "text")) that cannot be seen \(verb) not checked" : ""
        let fixed =
            rooms.untranslated > 0
            ? "; \(Prose.count(rooms.untranslated, "text")) that the layout says not to translate "
                + "\(rooms.untranslated == 1 ? "is" : "are") not checked" : ""
        return [
            "\(Prose.count(rooms.rooms, "harvested room")) for \(Prose.count(rooms.keys, "key"))\(hidden)\(fixed)."
        ]
            + list(rooms.unknown, "in no catalog, and not checked", showsAll)
            + list(
                rooms.ambiguous,
                "of several keys with different translations, and checked only in locales where these are the same",
                showsAll)
            + list(rooms.notKnown, "in a room that is not known, and not checked", showsAll)
    }

    private static func list(_ cases: [RoomsCoverage.Case], _ what: String, _ showsAll: Bool) -> [String] {
        guard !cases.isEmpty else { return [] }
        let shown = showsAll ? cases[...] : cases.prefix(usualLimit)
        let rest = cases.count - shown.count
        let verb = cases.count == 1 ? "is" : "are"
        return ["\(Prose.count(cases.count, "text")) \(verb) \(what):"]
            + shown.map { one in
                // What is about a file has no text.
                let text = one.text.isEmpty ? "" : "\(Prose.quoted(one.text)): "
                return "  " + Prose.oneLine("\(one.source): \(text)\(one.reason)")
            }
            + (rest > 0 ? ["  and \(Prose.number(rest)) more (--all lists all)"] : [])
    }
}
