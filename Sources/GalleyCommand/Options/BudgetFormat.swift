internal import ArgumentParser

/// The formats of budgets.
enum BudgetFormat: String, ExpressibleByArgument, CaseIterable {
    case text, csv, json, xliff, weblate, xcstrings, arb, xcloc, jsonl

    /// Whether the output is a copy of the project's catalog.
    var isCatalog: Bool { self == .xcstrings || self == .arb }
}
