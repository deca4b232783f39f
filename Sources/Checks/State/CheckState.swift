/// What a check found so far, apart from the rules that it went by.
///
/// It holds a group a finding, a number a cell, and for the summary the labels by name: O(findings + cells of a scene +
/// labels), however many reports were looked at. It is in files and goes between processes as bytes (``packed``), and
/// several that were found with the same rules in different parts of a matrix are merged in any order.
package struct CheckState: Sendable {
    var groups: [FindingIdentity: FindingGroup] = [:]
    /// Faults that the source locale has too.
    var explained: Set<FindingIdentity> = []
    var cells = CellTable()
    /// The cells in which each scene was looked at.
    var cellsOfScene: [String: CellSet] = [:]
    var tally = Tally()
    var allowances = AllowanceTable()

    /// Nothing found, and nothing looked at.
    package init() {}

    /// The keys of the texts that were looked at.
    package var measuredKeys: Set<String> { tally.keys }

    /// Adds what `other` holds. O(`other`).
    package mutating func merge(_ other: CheckState) {
        if cells.all.isEmpty {
            // Nothing to be joined, so nothing has to be copied.
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
