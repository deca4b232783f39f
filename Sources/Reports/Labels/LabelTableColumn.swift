/// The widths of a cell of a table.
struct LabelTableCell {
    /// Columns of a terminal.
    var columns: Int
    /// The part of it for the decimal point and what follows.
    var fraction = 0
    /// Where its text ends in the text of the table.
    var end: Int
}

/// A column of a table, as wide as its widest cell. Decimal points are below each other.
struct LabelTableColumn {
    private let name: String
    private let isNumber: Bool
    /// The widest of what is before a decimal point, in columns of a terminal.
    private var whole = 0
    /// The widest of decimal points and what follows them.
    private var fraction = 0

    init(_ name: String, isNumber: Bool = false) {
        self.name = name
        self.isNumber = isNumber
    }

    /// Grows so that the cell fits.
    mutating func fit(_ cell: LabelTableCell) {
        whole = max(whole, cell.columns - cell.fraction)
        fraction = max(fraction, cell.fraction)
    }

    /// Writes a cell, and the gap to the next column.
    func write(_ text: ArraySlice<UInt8>, _ cell: LabelTableCell, to line: inout [UInt8]) {
        let after = isNumber ? fraction - cell.fraction : width - cell.columns
        let before = isNumber ? width - after - cell.columns : 0
        line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: before))
        line += text
        line.append(contentsOf: repeatElement(UInt8(ascii: " "), count: after + 2))
    }

    /// Writes the name of the column, and the gap to the next one.
    func writeName(to line: inout [UInt8]) {
        let cell = LabelTableCell(columns: name.utf8.count, fraction: isNumber ? fraction : 0, end: 0)
        let text = Array(name.utf8)
        write(text[...], cell, to: &line)
    }

    private var width: Int { max(whole + fraction, name.utf8.count) }
}
