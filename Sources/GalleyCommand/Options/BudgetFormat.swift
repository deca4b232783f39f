internal import ArgumentParser

/// How budgets are written down.
enum BudgetFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, xliff, weblate, xcstrings, arb

    /// Whether it is a copy of the project's catalog.
    var isCatalog: Bool { self == .xcstrings || self == .arb }
}
