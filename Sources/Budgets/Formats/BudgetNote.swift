internal import Basics
internal import Checks

/// A budget in a sentence, for the comment of a catalog.
public enum BudgetNote {
    /// What the line in a comment ends with, so that it is found and replaced the next time.
    public static let mark = "[galley budget]"

    /// The sentence and the mark.
    public static func line(_ budget: KeyBudget, language: String? = nil) -> String? {
        sentence(budget, language: language).map { "\($0) \(mark)" }
    }

    /// "At most 188 points wide on 1 line (Inter, 17 points), usually 23 characters."; nil where no layout limits the text.
    ///
    /// The room is the least there is for any locale.
    ///
    /// - Parameter language: The language that the characters are of; nil for the least of all.
    static func sentence(_ budget: KeyBudget, language: String? = nil) -> String? {
        guard let room = budget.least else { return nil }
        let width = Number.text((room.width + 1e-6).rounded(.down))
        let font = [budget.family, "\(Number.text(room.font.size)) points"].compactMap(\.self).joined(separator: ", ")
        let characters = budget.limit(.usually, in: language).map { ", usually \(Prose.count($0, "character"))" } ?? ""
        return "At most \(width) points wide on \(Prose.count(room.lines, "line")) (\(font))\(characters)."
    }
}
