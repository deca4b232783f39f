internal import Basics
internal import Checks
internal import Labels
internal import Reports

/// Budgets as a table that people read: a key a row, the tightest first.
public enum BudgetTable {
    /// The table, with a line feed at its end: the headroom, what the longest translation needs, its room, how many
    /// characters fit there surely and usually, its locale, the key, and its place. Only the beginning of a long key or text is shown. Keys that no layout limits are counted
    /// in a line below it.
    public static func render(_ result: BudgetResult) -> String {
        let limited = result.budgets.compactMap { budget in budget.tightest.map { (budget: budget, tightest: $0) } }
        let free = result.budgets.count - limited.count
        let rest = free > 0 ? "\(Prose.count(free, "key")) without a limit (--format csv lists all)\n" : ""
        return table(limited, result.widthNames) + rest
            + result.notes.map { "note: \(Prose.oneLine($0))\n" }.joined()
    }

    private static func table(
        _ limited: [(budget: KeyBudget, tightest: TextRoom)], _ widthNames: [Double: String]
    ) -> String {
        guard !limited.isEmpty else { return "" }
        let header = ["headroom", "needs", "room", "surely", "usually"]
        let numbers = Columns([header] + limited.map { cells($0.budget, $0.tightest) }).rows
        let locales = padded(["locale"] + limited.map { locale($0.tightest) })
        let keys = padded(["key"] + limited.map { Prose.oneLine($0.budget.key.excerpt) })
        let places = ["tightest in"] + limited.map { place($0.tightest, least: $0.budget.least, widthNames) }
        return zip(zip(numbers, locales), zip(keys, places)).map { "\($0.0)  \($0.1)  \($1.0)  \($1.1)\n" }.joined()
    }

    private static func cells(_ budget: KeyBudget, _ room: TextRoom) -> [String] {
        let headroom = room.spareLines > 0 ? Prose.count(room.spareLines, "line") : Number.text(room.headroom)
        let characters = budget.characters[room.locale]
        return [headroom, Number.text(room.need), size(room)]
            + [characters?.surely, characters?.usually].map { $0.map(String.init) ?? "—" }
    }

    /// "188", or "188 × 2" on two lines.
    private static func size(_ room: TextRoom) -> String {
        room.lines == 1 ? Number.text(room.width) : "\(Number.text(room.width)) × \(room.lines)"
    }

    /// "de", or "fi (en)" where the text of another language shows.
    private static func locale(_ room: TextRoom) -> String {
        room.locale == room.foundIn ? room.locale : "\(room.locale) (\(room.foundIn))"
    }

    /// "\"Rückgängig\" in Toolbar at AX1, iPhone SE; 70 in ja at AX1, iPhone SE".
    private static func place(_ room: TextRoom, least: TextRoom?, _ widthNames: [Double: String]) -> String {
        let cell = Prose.name(room.cell, widthNames: widthNames)
        let own = "\(Prose.quoted(room.text.string.excerpt)) in \(Prose.oneLine(room.scene)) at \(cell)"
        guard let least, least.ems < room.ems, least.width < room.width - room.tolerance else { return own }
        return "\(own); least \(size(least)) in \(least.locale)"
    }

    private static func padded(_ texts: [String]) -> [String] {
        let width = texts.map(\.count).max() ?? 0
        return texts.map { $0 + String(repeating: " ", count: width - $0.count) }
    }
}
