internal import ArgumentParser
internal import Galley

/// Lists the labels of a catalog: as a table, after all are measured, or as lines of JSON.
struct CatalogLabelOutput {
    private let order: LabelOrder
    private let format: ReportFormat
    private let output: StreamedOutput
    /// How many labels were measured.
    private var count = 0
    private var table: LabelTable
    /// Lines of JSON that have to be sorted after all labels are known.
    private var waiting: [String] = []
    /// The size that the order is by, for each label that is listed.
    private var sizes: [Double] = []

    /// Whether lines appear on a terminal while labels are measured.
    let isLive: Bool
    /// How many labels do not fit; nil where no room was set.
    private(set) var summary: LabelSummary?

    init(_ options: CatalogLabelOptions, format: ReportFormat, output: OutputOptions) throws {
        order = options.sort
        self.format = format
        self.output = try StreamedOutput(output.output)
        table = LabelTable(budget: options.budget)
        summary = options.budget == Budget() ? nil : LabelSummary(budget: options.budget)
        isLive = format == .json && options.sort == .catalog && output.output == nil && StandardOutput.isTerminal
    }

    /// Lists the label, unless it fits into the room that was set.
    mutating func add(_ label: MeasuredLabel) throws {
        count += 1
        summary?.add(label)
        guard summary == nil || label.shortage != nil else { return }
        switch format {
        case .text: table.add(label)
        case .json where order == .catalog: return try output.write(LabelJSON.render(label))
        case .json: waiting.append(LabelJSON.render(label))
        }
        sizes.append(order.size(of: label))
    }

    /// Writes the rest. It is an error if nothing was measured.
    func finish() throws {
        guard count > 0 else { throw ValidationError("nothing was measured: there is no label") }
        // The sort is stable: equal ones stay in the order of the catalog.
        let rows = sizes.indices.sorted { sizes[$0] > sizes[$1] }
        switch format {
        case .text where !rows.isEmpty: try table.write(rows, output.write)
        case .text: break
        case .json: for row in rows { try output.write(waiting[row]) }
        }
        try output.finish()
    }
}
