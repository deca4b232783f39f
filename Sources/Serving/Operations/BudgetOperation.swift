internal import Budgets
internal import Checking
internal import Labels

/// `budget`: how much room the layouts leave the texts of keys.
struct BudgetOperation: Operation {
    let name = "budget"
    let title = "How much room is there?"
    let about = """
        Says how much room the project's screens leave each key before it is translated: width in points and number of lines in \
        each locale, the font, the place where the room is least, and the translation that is there now; and how many \
        characters of each language fit: surely, whatever they are, and usually, in about 95 of 100 texts. Ask it before \
        translating, and fits afterwards.
        """
    let parameters: [Parameter] = [
        .optional("keys", .either(.text, .list(.text, most: 1000)), "Only keys that match: home.*; all by default."),
        .optional(
            "locales", .either(.text, .list(.text, most: 200)), "Only these locales; all of the project by default."),
        .optional(
            "limit", .integer(from: 1, to: 100_000), "The most keys in the answer, the tightest first; 100 by default."),
    ]

    func run(_ arguments: Arguments, at desk: ProjectDesk, before deadline: Deadline) throws -> Answer {
        var options = CheckOptions()
        options.keys = arguments.texts("keys")
        options.locales = try arguments.locales("locales")
        options.deadline = deadline.instant
        let result = try desk.project.budget(options)
        let limit = arguments.integer("limit") ?? 100
        return Answer(
            BudgetsRecord(
                budgets: result.budgets.prefix(limit).map { BudgetRecord($0, widthNames: result.widthNames) },
                omitted: max(0, result.budgets.count - limit), notes: result.notes))
    }
}

private struct BudgetsRecord: Encodable {
    var budgets: [BudgetRecord]
    /// How many keys have more room than these.
    var omitted: Int
    var notes: [String]
}
