import Frames

/// A fault in one of its cells. The cells of one report share what they have in common.
struct Sighting: Sendable {
    /// What the sightings of one report have in common.
    final class Subject: Sendable {
        let fault: Fault

        init(_ fault: Fault) { self.fault = fault }
    }

    private let subject: Subject
    /// What was measured in the cell.
    let evidence: Evidence
    /// The number of the cell.
    var cell: Int
    /// Whether the fault was found in another cell, where it lacks more room and needs more lines.
    let isRestated: Bool

    var view: ViewReference { subject.fault.view }
    var text: TextReference? { subject.fault.text }

    /// A fault in a cell in which it is as it was found.
    init(_ subject: Subject, cell: Int) {
        self.subject = subject
        evidence = subject.fault.evidence
        self.cell = cell
        isRestated = false
    }

    /// A fault in another cell in which the text lacks room.
    init(_ subject: Subject, restatedIn short: ShortCell, cell: Int) {
        self.subject = subject
        evidence = subject.fault.evidence.restated(in: short)
        self.cell = cell
        isRestated = true
    }

    /// Whether both stem from one addition, so that one of them tells all.
    func isSame(as other: Self) -> Bool {
        subject === other.subject && cell == other.cell && isRestated == other.isRestated
    }
}

extension Evidence {
    /// What would be measured in another cell in which the text lacks room: with the numbers of that cell, where the
    /// evidence has any.
    fileprivate func restated(in cell: ShortCell) -> Evidence {
        guard case .truncatedText(var truncation) = self, let room = cell.environment.width else { return self }
        truncation.shortage = Shortage(need: cell.need, room: room)
        truncation.linesNeeded = cell.lines
        if let visible = cell.visible { (truncation.visible, truncation.hidden) = (visible, cell.hidden) }
        return .truncatedText(truncation)
    }
}

extension Sighting {
    /// More is lacking; between equals the smaller cell and then the text decide, so that the order of reports does not.
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
        var fault = subject.fault
        fault.evidence = evidence
        packer.add(fault)
        packer.add(word: UInt64(cell))
    }

    init(from unpacker: inout Unpacker) throws(UnpackingError) {
        self.init(Subject(try unpacker.next()), cell: try unpacker.nextCount())
    }
}
