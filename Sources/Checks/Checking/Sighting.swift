import Frames

/// A fault in one of its cells. The cells of one report share what they have in common.
struct Sighting: Sendable {
    /// What the sightings of one report have in common.
    final class Subject: Sendable {
        let fault: Fault

        init(_ fault: Fault) { self.fault = fault }
    }

    private let subject: Subject
    /// The number of the cell.
    var cell: Int

    var view: ViewReference { subject.fault.view }
    var text: TextReference? { subject.fault.text }
    /// What was measured in the cell.
    var evidence: Evidence { subject.fault.evidence }

    init(_ subject: Subject, cell: Int) {
        self.subject = subject
        self.cell = cell
    }

    /// Whether both come from the same report, so that one of them is enough.
    func isSame(as other: Self) -> Bool { subject === other.subject && cell == other.cell }
}

extension Sighting {
    /// More is lacking. Of equals, the smaller cell and then the text decide, so that the order of reports does not
    /// matter.
    func isWorse(than other: Self, of table: CellTable) -> Bool {
        let (mine, its) = (evidence.magnitude, other.evidence.magnitude)
        return mine == its ? precedes(other, of: table) : mine > its
    }

    /// The text size is smaller; at the same size, more is lacking.
    func isEarlier(than other: Self, of table: CellTable) -> Bool {
        let (mine, its) = (table[cell].textSize.order, table[other.cell].textSize.order)
        return mine == its ? isWorse(than: other, of: table) : mine < its
    }

    private func precedes(_ other: Self, of table: CellTable) -> Bool {
        if cell != other.cell { return table[cell] < table[other.cell] }
        let (mine, its) = (text?.plural ?? "", other.text?.plural ?? "")
        if mine != its { return mine < its }
        return text?.string ?? "" < other.text?.string ?? ""
    }
}

extension Sighting: Packable {
    func pack(into packer: inout Packer) {
        packer.add(subject.fault)
        packer.add(word: UInt64(cell))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(Subject(try unpacker.next()), cell: try unpacker.nextCount())
    }
}
