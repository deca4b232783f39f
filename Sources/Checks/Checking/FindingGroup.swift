internal import Frames

/// What is kept of one finding while its cells come in: the worst cell, the first one, and the set of all cells.
struct FindingGroup: Sendable {
    private(set) var worst: Sighting
    private(set) var first: Sighting
    private(set) var cells = CellSet()
    /// The cells in which the label was measured, where that is not known for its scene: see `Checker.cellsOfRoom`.
    private(set) var measured = CellSet()
    private(set) var plurals: Set<String> = []
    /// The names or paths of the view in the cells, in order: the view may be at a different place in each.
    private(set) var labels: [String] = []
    /// How much room is lacking at each text size.
    private(set) var lacks: [Lack] = []
    /// What fixed the fault where fixes were tried.
    var fixes = Fixes()
    let file: String?
    /// What is known about the room of the text, where another program has found it.
    private(set) var room: RoomFacts?

    init(_ first: Sighting, file: String?, room: RoomFacts? = nil) {
        worst = first
        self.first = first
        self.file = file
        self.room = room
    }

    mutating func add(_ sightings: some Sequence<Sighting>, of table: CellTable) {
        for sighting in sightings { add(sighting, of: table) }
    }

    private mutating func add(_ sighting: Sighting, of table: CellTable) {
        cells.insert(sighting.cell)
        if let plural = sighting.text?.plural { plurals.insert(plural) }
        add(label: sighting.view.label)
        if let lack = sighting.evidence.lack { lacks.add(lack, at: table[sighting.cell].textSize) }
        if sighting.isWorse(than: worst, of: table) { worst = sighting }
        if sighting.isEarlier(than: first, of: table) { first = sighting }
    }

    mutating func add(measured cells: [Int]) { measured.insert(cells) }

    /// Adds cells with the same fault as one that was added before, and no larger shortage.
    mutating func add(_ cells: [ShortCell], lackingLike evidence: Evidence, of table: CellTable) {
        for cell in cells {
            self.cells.insert(cell.number)
            guard case .truncatedText = evidence else { continue }
            if let lack = cell.shortage.fraction { lacks.add(lack, at: table[cell.number].textSize) }
        }
    }

    private mutating func add(label: String) {
        guard labels.last != label, !labels.contains(label) else { return }
        labels.insert(label, at: labels.firstIndex { $0 > label } ?? labels.endIndex)
    }

    mutating func merge(_ other: FindingGroup, of table: CellTable) {
        cells.formUnion(other.cells)
        measured.formUnion(other.measured)
        for label in other.labels { add(label: label) }
        for lack in other.lacks { lacks.add(lack.fraction, at: lack.textSize) }
        fixes.merge(other.fixes)
        // The surest room counts.
        if let mine = room, let its = other.room { room = mine.merged(with: its) } else { room = nil }
        plurals.formUnion(other.plurals)
        if other.worst.isWorse(than: worst, of: table) { worst = other.worst }
        if other.first.isEarlier(than: first, of: table) { first = other.first }
    }

    /// The same group with other numbers for its cells.
    func translated(_ numbers: [Int]) -> FindingGroup {
        var result = self
        result.worst.cell = numbers[worst.cell]
        result.first.cell = numbers[first.cell]
        result.cells = cells.translated(numbers)
        result.measured = measured.translated(numbers)
        result.fixes = fixes.translated(numbers)
        return result
    }
}

extension FindingGroup: Packable {
    /// The number after the largest of its cells.
    var endOfCells: Int { max(cells.end, measured.end, worst.cell + 1, first.cell + 1, fixes.endOfCells) }

    func pack(into packer: inout Packer) {
        packer.add(worst)
        packer.add(worst.isSame(as: first) ? nil : first)
        packer.add(cells, measured, plurals, labels, lacks, fixes, file, room)
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        worst = try unpacker.next()
        first = try unpacker.next() ?? worst
        cells = try unpacker.next()
        measured = try unpacker.next()
        plurals = try unpacker.next()
        labels = try unpacker.next()
        lacks = try unpacker.next()
        fixes = try unpacker.next()
        file = try unpacker.next()
        room = try unpacker.next()
    }
}
