internal import ArgumentParser
internal import Galley

/// Lists the labels of a catalog: as a table, when all are measured, or as lines of JSON.
struct CatalogLabelOutput {
    private let order: LabelOrder
    private let format: ReportFormat
    private let output: StreamedOutput
    private var count = 0
    private var table: LabelTable
    /// What cannot be put in order before all labels are known.
    private var waiting: [MeasuredLabel] = []

    /// Whether lines appear on a terminal while labels are measured.
    let isLive: Bool
    /// How many labels have no room; nil where none was set.
    private(set) var summary: LabelSummary?

    init(_ options: CatalogLabelOptions, format: ReportFormat, output: OutputOptions) throws {
        order = options.sort
        self.format = format
        self.output = try StreamedOutput(output.output)
        table = LabelTable(budget: options.budget)
        summary = options.budget == Budget() ? nil : LabelSummary(budget: options.budget)
        isLive = format == .json && options.sort == .catalog && output.output == nil && StandardOutput.isTerminal
    }

    mutating func add(_ label: MeasuredLabel) throws {
        count += 1
        summary?.add(label)
        guard summary == nil || label.shortage != nil else { return }
        if order == .catalog { try list(label) } else { waiting.append(label) }
    }

    private mutating func list(_ label: MeasuredLabel) throws {
        switch format {
        case .json: try output.write(LabelJSON.render(label))
        case .text: table.add(label)
        }
    }

    /// Writes the rest; that nothing was measured is an error.
    mutating func finish() throws {
        guard count > 0 else { throw ValidationError("nothing was measured: there is no label") }
        for label in order.sorted(waiting) { try list(label) }
        if !table.isEmpty { try table.write(output.write) }
        try output.finish()
    }
}
