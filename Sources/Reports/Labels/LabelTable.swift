internal import Basics
internal import Checks
public import Frames

/// Labels of a catalog as a table for people, a row for each label.
///
///     key         locale  form   width  height  lines  text
///     vote.cat    de            42.125  20.287      1  "Katze"
///     pets.count  en      one   39.5    20.287      1  "1 pet"
///
/// The text is last: its letters may run from the right, and a terminal that follows UAX #9 would take numbers after it
/// for a part of it.
public struct LabelTable {
    /// Longer keys and texts are cut, in columns of a terminal.
    private static let longest = (key: 40, text: 80)

    private let budget: Budget
    private var columns: [LabelTableColumn]
    /// The cells of all rows, one after the other, and their contents: columns are as wide as the widest cell, which
    /// may be in the last row.
    private var cells: [LabelTableCell] = []
    private var bytes: [UInt8] = []

    /// An empty table.
    ///
    /// - Parameter budget: The room of the labels; if it has a limit, a column shows the shortage.
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

    /// Adds a row. O(1) in the rows.
    public mutating func add(_ label: MeasuredLabel) {
        add(DisplayColumns.cut(Prose.oneLine(label.key), to: Self.longest.key), to: 0)
        add(label.locale, to: 1)
        add(label.form ?? "", to: 2)
        add(Number.digits(label.width, decimals: 3), to: 3)
        add(Number.digits(label.height, decimals: 3), to: 4)
        add(Number.digits(Double(label.lines), decimals: 0), to: 5)
        if budget != Budget() { add(shortage(of: label), to: 6) }
        addText(of: label)
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

    /// Passes the table on in parts of whole lines: the names of the columns, then the rows. O(n).
    ///
    /// - Parameters:
    ///   - order: The numbers of the rows, from 0 in the order in which they were added.
    ///   - body: Gets one part after the other, each of about 64 KiB, the last with the rest.
    public func write(_ order: some Sequence<Int>, _ body: (String) throws -> Void) rethrows {
        var lines: [UInt8] = []
        for column in columns.dropLast() { column.writeName(to: &lines) }
        lines.append(contentsOf: "text\n".utf8)
        for row in order {
            write(row, to: &lines)
            guard lines.count > Self.partSize else { continue }
            try body(String(decoding: lines, as: UTF8.self))
            lines.removeAll(keepingCapacity: true)
        }
        try body(String(decoding: lines, as: UTF8.self))
    }

    private func write(_ row: Int, to line: inout [UInt8]) {
        let first = row * columns.count
        var start = first == 0 ? 0 : cells[first - 1].end
        for (column, cell) in zip(columns.dropLast(), cells[first...]) {
            column.write(bytes[start..<cell.end], cell, to: &line)
            start = cell.end
        }
        line += bytes[start..<cells[first + columns.count - 1].end]
        line.append(UInt8(ascii: "\n"))
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

    /// Adds the text and further facts.
    private mutating func addText(of label: MeasuredLabel) {
        addQuoted(label.text)
        if let found = label.foundIn { bytes += (found.isEmpty ? ", in no catalog" : ", from \(found)").utf8 }
        if let visible = label.visible {
            bytes += ", shows ".utf8
            addQuoted(visible)
        }
        for missing in label.missing { bytes += ", missing \(missing.scalar)".utf8 }
        for placeholder in label.placeholders { bytes += ", placeholder \(Prose.oneLine(placeholder))".utf8 }
        // Nothing follows the last cell, so that its columns do not matter.
        cells.append(LabelTableCell(columns: 0, end: bytes.count))
    }

    private mutating func addQuoted(_ text: String) {
        bytes.append(UInt8(ascii: "\""))
        bytes += DisplayColumns.cut(Prose.oneLine(text), to: Self.longest.text).utf8
        bytes.append(UInt8(ascii: "\""))
    }
}
