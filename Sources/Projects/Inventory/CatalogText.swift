internal import Catalogs
internal import Checks

/// The catalogs of a project as a table for people.
package enum CatalogText {
    /// - Parameter limit: The most oddities that are written; nil for all.
    package static func render(_ inventory: CatalogInventory, limit: Int?) -> String {
        var lines = inventory.catalogs.flatMap { catalog($0) + [""] }
        let questions = inventory.catalogs.compactMap(\.question)
        lines += inventory.failures.map(\.description) + questions.map { "\($0.file): note: \($0.message)" }
        lines += (inventory.unread + inventory.oddities.prefix(limit ?? .max)).map(\.description)
        let rest = inventory.oddities.count - (limit ?? .max)
        if rest > 0 { lines.append("… and \(rest) more; --all lists them") }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map(Prose.oneLine).joined(separator: "\n") + "\n"
    }

    /// A line with its kind, then a line for each locale.
    private static func catalog(_ summary: CatalogSummary) -> [String] {
        let name = summary.file?.name ?? summary.failures.first?.file ?? ""
        let others = summary.files.count - 1
        let files = others > 0 ? "\(name) and \(Prose.count(others, "other file"))" : name
        return ["\(files): \(summary.format.title), \(Prose.count(summary.keys, "key")), \(source(summary))"]
            + table(summary.progress)
    }

    private static func source(_ summary: CatalogSummary) -> String {
        guard let language = summary.sourceLanguage else { return "source language not known" }
        return "source language \(language)" + (summary.sourceBasis.map { " (\($0))" } ?? "")
    }

    /// A column that is zero everywhere is left out, except for the first.
    private static func table(_ progress: [LocaleProgress]) -> [String] {
        guard !progress.isEmpty else { return ["  no translations"] }
        let columns: [(title: String, value: (LocaleProgress) -> String)] = [
            ("locale", { $0.locale }), ("done", { "\($0.percent) %" }), ("translated", { "\($0.translated)" }),
            ("inherited", { "\($0.inherited)" }), ("needs review", { "\($0.needsReview)" }),
            ("missing", { "\($0.missing)" }),
        ]
        let shown =
            columns.prefix(3)
            + columns.dropFirst(3).filter { column in
                progress.contains { column.value($0) != "0" }
            }
        let rows = [shown.map { $0.title }] + progress.map { row in shown.map { $0.value(row) } }
        let widths = shown.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                let space = String(repeating: " ", count: cell.1 - cell.0.count)
                return index == 0 ? cell.0 + space : space + cell.0
            }
            return "  " + cells.joined(separator: "  ")
        }
    }
}
