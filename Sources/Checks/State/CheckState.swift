/// What a check has found so far, without its rules.
///
/// It has a group for each finding, a number for each cell, and the names of labels for the summary: O(findings + cells
/// of a scene + labels), however many reports were checked. It is written to files and sent between processes as bytes
/// (``packed``). States from the same rules and different parts of a matrix can be merged in any order.
package struct CheckState: Sendable {
    var groups: [FindingIdentity: FindingGroup] = [:]
    /// Faults that the source locale has too.
    var explained: Set<FindingIdentity> = []
    var cells = CellTable()
    /// The cells in which each scene was checked.
    var cellsOfScene: [String: CellSet] = [:]
    var tally = Tally()
    var allowances = AllowanceTable()

    /// Makes an empty state.
    package init() {}

    /// How many cells were checked.
    package var cellCount: Int { tally.cells }
    /// Whether something was found.
    package var hasFindings: Bool { !groups.isEmpty }
    /// What was found, without what was measured.
    package var findingIdentities: Set<FindingIdentity> { Set(groups.keys) }

    /// The keys of the texts that were checked.
    package var measuredKeys: Set<String> { tally.keys }

    /// The keys of the texts that a scene shows, or that have a room of their own.
    package var placedKeys: Set<String> { tally.placedKeys }

    /// Adds the content of `other`. O(`other`).
    package mutating func merge(_ other: CheckState) {
        if cells.all.isEmpty {
            // There is nothing to join here, so nothing has to be copied.
            (groups, cells, cellsOfScene) = (other.groups, other.cells, other.cellsOfScene)
        } else {
            mergeFindings(of: other)
        }
        explained.formUnion(other.explained)
        tally.merge(other.tally)
        allowances.merge(other.allowances)
    }

    private mutating func mergeFindings(of other: CheckState) {
        let translation = other.cells.all.map { cells.index(of: $0) }
        for (scene, set) in other.cellsOfScene {
            cellsOfScene[scene, default: CellSet()].formUnion(set.translated(translation))
        }
        for (identity, group) in other.groups {
            let moved = group.translated(translation)
            if groups[identity] == nil {
                groups[identity] = moved
            } else {
                groups[identity]?.merge(moved, of: cells)
            }
        }
    }
}
