import Frames

/// What is held of one finding while its cells come in: the worst cell, the first one, and which cells there are.
struct FindingGroup: Sendable {
    /// A fault and its cell.
    struct Sighting: Sendable {
        /// Kept apart, since the worst sighting and the first one mostly are the same.
        private final class Holder: Sendable {
            let fault: Fault

            init(_ fault: Fault) { self.fault = fault }
        }

        private let holder: Holder
        var cell: Int
        var fault: Fault { holder.fault }

        init(fault: Fault, cell: Int) {
            holder = Holder(fault)
            self.cell = cell
        }

        /// Whether both stem from one addition, so that one of them tells all.
        func isSame(as other: Self) -> Bool { holder === other.holder && cell == other.cell }
    }

    private(set) var worst: Sighting
    private(set) var first: Sighting
    private(set) var cells = CellSet()
    private(set) var plurals: Set<String> = []
    /// The factor at which the text shows whole in every cell; nil where one cell does not tell.
    private(set) var scaleNeeded: Double?
    /// The line limit with which the text shows whole in every cell; nil where one cell does not tell.
    private(set) var linesNeeded: Int?
    /// Whether a vertical stack in place of the horizontal one would fit in every cell.
    private(set) var fitsStacked: Bool
    let file: String?

    init(_ fault: Fault, file: String?, cell: Int) {
        worst = Sighting(fault: fault, cell: cell)
        first = worst
        scaleNeeded = fault.evidence.scaleNeeded
        linesNeeded = fault.evidence.linesNeeded
        fitsStacked = fault.evidence.fitsStacked
        self.file = file
    }

    mutating func add(_ sightings: [FaultInCell], of table: CellTable) {
        for sighting in sightings { add(sighting, of: table) }
    }

    private mutating func add(_ found: FaultInCell, of table: CellTable) {
        let (fault, cell) = (found.fault, found.cell)
        let sighting = Sighting(fault: fault, cell: cell)
        cells.insert(cell)
        scaleNeeded = Self.both(scaleNeeded, fault.evidence.scaleNeeded, min)
        if !found.isRestated { linesNeeded = Self.both(linesNeeded, fault.evidence.linesNeeded, max) }
        fitsStacked = fitsStacked && fault.evidence.fitsStacked
        if let plural = fault.text?.plural { plurals.insert(plural) }
        if sighting.isWorse(than: worst, of: table) { worst = sighting }
        if sighting.isEarlier(than: first, of: table) { first = sighting }
    }

    mutating func merge(_ other: FindingGroup, of table: CellTable) {
        cells.formUnion(other.cells)
        scaleNeeded = Self.both(scaleNeeded, other.scaleNeeded, min)
        linesNeeded = Self.both(linesNeeded, other.linesNeeded, max)
        fitsStacked = fitsStacked && other.fitsStacked
        plurals.formUnion(other.plurals)
        if other.worst.isWorse(than: worst, of: table) { worst = other.worst }
        if other.first.isEarlier(than: first, of: table) { first = other.first }
    }

    private static func both<Value>(_ first: Value?, _ second: Value?, _ combine: (Value, Value) -> Value) -> Value? {
        guard let first, let second else { return nil }
        return combine(first, second)
    }

    /// The same group, its cells numbered anew.
    func translated(_ numbers: [Int]) -> FindingGroup {
        var result = self
        result.worst.cell = numbers[worst.cell]
        result.first.cell = numbers[first.cell]
        result.cells = cells.translated(numbers)
        return result
    }
}

extension FindingGroup.Sighting {
    /// More is lacking; between equals the smaller cell and then the text decide, so that the order of reports does not.
    func isWorse(than other: Self, of table: CellTable) -> Bool {
        let (mine, its) = (fault.evidence.magnitude, other.fault.evidence.magnitude)
        return mine == its ? precedes(other, of: table) : mine > its
    }

    /// The text size is smaller; at the same size, more is lacking.
    func isEarlier(than other: Self, of table: CellTable) -> Bool {
        let (mine, its) = (table[cell].textSize.order, table[other.cell].textSize.order)
        return mine == its ? isWorse(than: other, of: table) : mine < its
    }

    private func precedes(_ other: Self, of table: CellTable) -> Bool {
        if cell != other.cell { return table[cell] < table[other.cell] }
        let (mine, its) = (fault.text?.plural ?? "", other.fault.text?.plural ?? "")
        if mine != its { return mine < its }
        return fault.text?.string ?? "" < other.fault.text?.string ?? ""
    }
}

extension FindingGroup: Packable {
    /// The number after the largest of its cells.
    var endOfCells: Int { max(cells.end, worst.cell + 1, first.cell + 1) }

    func pack(into packer: inout Packer) {
        packer.add(worst)
        packer.add(worst.isSame(as: first) ? nil : first)
        packer.add(cells, plurals, scaleNeeded, linesNeeded, fitsStacked, file)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        worst = try unpacker.next()
        first = try unpacker.next() ?? worst
        cells = try unpacker.next()
        plurals = try unpacker.next()
        scaleNeeded = try unpacker.next()
        linesNeeded = try unpacker.next()
        fitsStacked = try unpacker.next()
        file = try unpacker.next()
    }
}

extension FindingGroup.Sighting: Packable {
    func pack(into packer: inout Packer) {
        packer.add(fault)
        packer.add(word: UInt64(cell))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(fault: try unpacker.next(), cell: try unpacker.nextCount())
    }
}
