/// What fixed a finding when its cells were laid out with it.
struct Fixes: Sendable {
    /// The cells in which each remedy left no fault.
    private var cells: [Remedy: CellSet] = [:]
    /// The most lines that the text took where the number of lines was not limited.
    private(set) var lines = 0
    /// By how many characters at least each text is too long, by the cell in which that was tried.
    private var surplus: [Int: [String: Int]] = [:]

    /// Whether a remedy was tried in all of some cells, and fixed the fault in each.
    func covers(_ wanted: CellSet, with remedy: Remedy) -> Bool {
        cells[remedy].map { wanted.isSubset(of: $0) } ?? false
    }

    /// By how many characters at least a text is too long in a cell; nil where that was not tried.
    func surplus(of string: String, in cell: Int) -> Int? { surplus[cell]?[string] }

    mutating func note(_ remedy: Remedy, in cell: Int, lines: Int) {
        cells[remedy, default: CellSet()].insert(cell)
        self.lines = max(self.lines, lines)
    }

    mutating func note(surplus count: Int, of string: String, in cell: Int) {
        surplus[cell, default: [:]][string] = max(surplus[cell]?[string] ?? 0, count)
    }

    mutating func merge(_ other: Fixes) {
        cells.merge(other.cells) { first, second in
            var both = first
            both.formUnion(second)
            return both
        }
        lines = max(lines, other.lines)
        surplus.merge(other.surplus) { $0.merging($1, uniquingKeysWith: max) }
    }

    /// The same, its cells numbered again.
    func translated(_ numbers: [Int]) -> Fixes {
        var result = self
        result.cells = cells.mapValues { $0.translated(numbers) }
        result.surplus = Dictionary(surplus.map { (numbers[$0.key], $0.value) }) {
            $0.merging($1, uniquingKeysWith: max)
        }
        return result
    }
}

extension Fixes: Packable {
    /// The number after the largest of its cells.
    var endOfCells: Int { max(cells.values.lazy.map(\.end).max() ?? 0, (surplus.keys.max() ?? -1) + 1) }

    func pack(into packer: inout Packer) { packer.add(cells, lines, surplus) }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        (cells, lines, surplus) = try unpacker.nextAll()
        guard surplus.keys.allSatisfy((0..<Int.max).contains) else { throw .unexpected("a cell without a number") }
    }
}
