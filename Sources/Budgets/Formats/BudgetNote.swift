internal import Basics
internal import Checks

/// A budget in a sentence, for the comment of a catalog.
public enum BudgetNote {
    /// What the line in a comment ends with, so that it is found and replaced the next time.
    public static let mark = "[galley budget]"

    /// The sentence and the mark.
    public static func line(_ budget: KeyBudget) -> String? { sentence(budget).map { "\($0) \(mark)" } }

    /// "At most 188 points wide on 1 line (Inter, 17 points)."; nil where no layout limits the text.
    ///
    /// The room is the least there is for any locale.
    static func sentence(_ budget: KeyBudget) -> String? {
        guard let room = budget.least else { return nil }
        let width = Number.text((room.width + 1e-6).rounded(.down))
        let font = [budget.family, "\(Number.text(room.font.size)) points"].compactMap(\.self).joined(separator: ", ")
        return "At most \(width) points wide on \(Prose.count(room.lines, "line")) (\(font))."
    }
}
