import Frames

/// What is held of one finding while its cells come in: the worst cell, the first one, and which cells there are.
struct FindingGroup: Sendable {
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

    init(_ first: Sighting, file: String?) {
        worst = first
        self.first = first
        scaleNeeded = first.evidence.scaleNeeded
        linesNeeded = first.evidence.linesNeeded
        fitsStacked = first.evidence.fitsStacked
        self.file = file
    }

    mutating func add(_ sightings: some Sequence<Sighting>, of table: CellTable) {
        for sighting in sightings { add(sighting, of: table) }
    }

    private mutating func add(_ sighting: Sighting, of table: CellTable) {
        let evidence = sighting.evidence
        cells.insert(sighting.cell)
        scaleNeeded = Self.both(scaleNeeded, evidence.scaleNeeded, min)
        if !sighting.isRestated { linesNeeded = Self.both(linesNeeded, evidence.linesNeeded, max) }
        fitsStacked = fitsStacked && evidence.fitsStacked
        if let plural = sighting.text?.plural { plurals.insert(plural) }
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
