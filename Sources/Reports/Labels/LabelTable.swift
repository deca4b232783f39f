internal import Checks
public import Frames

/// Labels of a catalog as a table that people read, a row a label.
///
///     key         locale  form   width  height  lines  text
///     vote.cat    de            42.125  20.287      1  "Katze"
///     pets.count  en      one   39.5    20.287      1  "1 pet"
///
/// The text stands last: its letters may run from the right, and a terminal that follows UAX #9 would take numbers behind
/// it for a part of it.
public struct LabelTable {
    /// Longer keys and texts are cut, in columns of a terminal.
    private static let longest = (key: 40, text: 80)

    private let budget: Budget
    private var columns: [LabelTableColumn]
    /// The cells of all rows, one after the other, and what stands in them: columns are as wide as the widest cell, which
    /// the last row may have.
    private var cells: [LabelTableCell] = []
    private var bytes: [UInt8] = []

    /// An empty table.
    ///
    /// - Parameter budget: The room that the labels have; with one, a column tells what it lacks.
    public init(budget: Budget = Budget()) {
        self.budget = budget
        columns = [
            LabelTableColumn("key"), LabelTableColumn("locale"), LabelTableColumn("form"),
            LabelTableColumn("width", isNumber: true), LabelTableColumn("height", isNumber: true),
            LabelTableColumn("lines", isNumber: true),
        ]
        if budget != Budget() { columns.append(LabelTableColumn("short")) }
        columns.append(LabelTableColumn("text"))
    }

    /// Whether there are no rows.
    public var isEmpty: Bool { cells.isEmpty }

    /// Adds a row. O(1) in the rows.
    public mutating func add(_ label: MeasuredLabel) {
        add(DisplayColumns.cut(Prose.oneLine(label.key), to: Self.longest.key), to: 0)
        add(label.locale, to: 1)
        add(label.form ?? "", to: 2)
        add(Number.digits(label.width, decimals: 3), to: 3)
        add(Number.digits(label.height, decimals: 3), to: 4)
        add(Number.digits(Double(label.lines), decimals: 0), to: 5)
        if budget != Budget() { add(shortage(of: label), to: 6) }
        // Nothing stands behind the last cell, so that its columns do not matter.
        bytes.append(contentsOf: text(of: label).utf8)
        cells.append(LabelTableCell(columns: 0, end: bytes.count))
    }

    private mutating func add(_ cell: String, to column: Int) {
        bytes.append(contentsOf: cell.utf8)
        add(LabelTableCell(columns: DisplayColumns.count(cell), end: bytes.count), to: column)
    }

    private mutating func add(_ number: [UInt8], to column: Int) {
        let fraction = number.firstIndex(of: UInt8(ascii: ".")).map { number.count - $0 } ?? 0
        bytes.append(contentsOf: number)
        add(LabelTableCell(columns: number.count, fraction: fraction, end: bytes.count), to: column)
    }

    private mutating func add(_ cell: LabelTableCell, to column: Int) {
        columns[column].fit(cell)
        cells.append(cell)
    }

    /// Hands the table on in parts of whole lines: the names of the columns, then the rows. O(n).
    public func write(_ body: (String) throws -> Void) rethrows {
        var lines: [UInt8] = []
        for column in columns.dropLast() { column.writeName(to: &lines) }
        lines.append(contentsOf: "text\n".utf8)
        var start = 0
        for (index, cell) in cells.enumerated() {
            let column = index % columns.count
            if column == columns.count - 1 {
                lines += bytes[start..<cell.end]
                lines.append(UInt8(ascii: "\n"))
                if lines.count > Self.partSize {
                    try body(String(decoding: lines, as: UTF8.self))
                    lines.removeAll(keepingCapacity: true)
                }
            } else {
                columns[column].write(bytes[start..<cell.end], cell, to: &lines)
            }
            start = cell.end
        }
        try body(String(decoding: lines, as: UTF8.self))
    }

    private static let partSize = 1 << 16

    /// "67.6 (56 %), 1 line".
    private func shortage(of label: MeasuredLabel) -> String {
        guard let shortage = label.shortage else { return "" }
        var parts: [String] = []
        if let width = shortage.width, let room = budget.width {
            parts.append(Prose.amount(Shortage(need: room + width, room: room)))
        }
        if let height = shortage.height, let room = budget.height {
            let shortage = Shortage(need: room + height, room: room, measure: .height)
            parts.append("\(Prose.amount(shortage)) of height")
        }
        if let lines = shortage.lines { parts.append(Prose.count(lines, "line")) }
        return parts.joined(separator: ", ")
    }

    /// The text, and what else there is to say of it.
    private func text(of label: MeasuredLabel) -> String {
        var text = quoted(label.text)
        if let found = label.foundIn { text += found.isEmpty ? ", in no catalog" : ", from \(found)" }
        if let visible = label.visible { text += ", shows \(quoted(visible))" }
        for missing in label.missing { text += ", missing \(missing.scalar)" }
        for placeholder in label.placeholders { text += ", placeholder \(Prose.oneLine(placeholder))" }
        return text
    }

    private func quoted(_ text: String) -> String {
        "\"" + DisplayColumns.cut(Prose.oneLine(text), to: Self.longest.text) + "\""
    }
}
