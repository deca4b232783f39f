internal import Basics
internal import Checks
import Frames
internal import Labels

/// Budgets as comma-separated values (RFC 4180): a key a record, the tightest first, with its tightest translation.
///
/// A translator may change `locale` and `translation` and send the file back: `galley budget --check` reads it. A text that
/// a spreadsheet would take for a formula has an apostrophe before it (``SpreadsheetText``), which is taken away then.
public enum BudgetCSV {
    /// The names of the columns, in order. Lengths are in points; `surely` and `usually` are characters (``CharacterCount``).
    public static let columns = [
        "key", "locale", "plural", "translation", "measured", "headroom", "needs", "room", "lines", "spareLines",
        "scene", "textSize",
        "width", "height", "font", "fontSize", "fontWeight", "source", "comment", "surely", "usually",
    ]

    /// The records with their header; lines end as the RFC has them end, with CR LF.
    public static func render(_ result: BudgetResult) -> String {
        text([columns] + result.budgets.map(record))
    }

    /// Records as RFC 4180 writes them.
    static func text(_ records: [[String]]) -> String {
        records.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
    }

    private static func record(_ budget: KeyBudget) -> [String] {
        let room = budget.tightest
        func text(_ number: Double?) -> String { number.map(Number.text) ?? "" }
        let label = [
            budget.key, room?.locale ?? "", room?.text.plural ?? "", budget.translation ?? "", room?.text.string ?? "",
        ]
        let numbers = [
            text(room?.headroom), text(room?.need), text(room?.width), room.map { String($0.lines) } ?? "",
            room.map { String($0.spareLines) } ?? "",
        ]
        let scene = [room?.scene ?? budget.scenes.joined(separator: " "), room?.cell.textSize.name ?? ""]
        let screen = [text(room?.cell.screen.width), text(room?.cell.screen.height)]
        let font = [text(room?.font.size), text(room?.font.weight)]
        // A number may be negative, and is no formula.
        return label.map(SpreadsheetText.inert) + numbers + scene.map(SpreadsheetText.inert) + screen
            + [SpreadsheetText.inert(budget.family ?? "")] + font
            + [budget.source, budget.note ?? ""].map(SpreadsheetText.inert) + characters(of: budget)
    }

    /// How many fit in the language of the record.
    private static func characters(of budget: KeyBudget) -> [String] {
        let count = budget.tightest.flatMap { budget.characters[$0.locale] }
        return [count?.surely, count?.usually].map { $0.map(String.init) ?? "" }
    }

    /// In quotation marks where a comma, a quotation mark or the end of a line would be read otherwise, or what some
    /// programs take for the end of a field: a semicolon, a tab. O(n).
    private static func field(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { ",;\t\"\r\n".unicodeScalars.contains($0) }) else { return text }
        return "\"\(text.replacing("\"", with: "\"\""))\""
    }
}
