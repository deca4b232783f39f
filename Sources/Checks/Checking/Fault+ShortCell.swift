import Frames

/// A fault, and the number of the cell where it stands.
struct FaultInCell {
    var fault: Fault
    var cell: Int
    /// Whether it was found in another cell, where it lacks more room and needs more lines.
    var isRestated = false
}

extension Fault {
    /// The fault as it is in another cell in which the text lacks room: with the numbers of that cell, where it tells any,
    /// and nothing of how many lines it takes.
    func restated(in cell: ShortCell) -> Fault {
        guard case .truncatedText(var truncation) = evidence, let room = cell.environment.width else { return self }
        truncation.shortage = Shortage(need: cell.need, room: room)
        truncation.linesNeeded = nil
        if let visible = cell.visible { (truncation.visible, truncation.hidden) = (visible, cell.hidden) }
        var fault = self
        fault.evidence = .truncatedText(truncation)
        return fault
    }
}
