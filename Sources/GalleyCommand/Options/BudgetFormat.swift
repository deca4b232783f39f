internal import ArgumentParser
internal import Galley

/// The formats of budgets.
enum BudgetFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, xliff, xliff2, weblate, xcstrings, arb, android, gettext, xcloc, jsonl

    /// Whether the output is a copy of the project's catalog.
    var isCatalog: Bool { [.xcstrings, .arb, .android, .gettext].contains(self) }

    /// Whether it has one number of characters for each text.
    var hasCharacterLimit: Bool { [.xliff, .xliff2, .weblate, .arb, .android, .gettext].contains(self) }
}

/// What XLIFF 1.2 limits texts in.
enum BudgetUnit: String, ExpressibleByArgument, CaseIterable {
    case points, characters
}

/// Which number of characters a translation service gets, as an option.
enum BudgetPromise: String, ExpressibleByArgument, CaseIterable {
    case usually, surely

    var promise: CharacterPromise { self == .surely ? .surely : .usually }
}
