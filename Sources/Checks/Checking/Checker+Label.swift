package import Frames

extension Checker {
    /// Looks for faults in a label in all of its cells. The result is the same as with a report for each cell.
    ///
    /// Only a few reports are made: one at most for all cells in which the label shows whole, and two for those in which
    /// only width is short, as a finding has its worst cell and its first cell. For the others, only the shortage is needed.
    package mutating func check(_ label: SweptLabel) {
        let numbers = state.cells.numbers(of: label.environments)
        cellsOfRoom = label.room == nil ? [] : numbers
        defer { cellsOfRoom = [] }
        var cells = label.cells
        var all: [FixableFault] = []
        // The source locale may have the fault in some of the cells, which are then left out of the finding.
        if differential != nil { (cells.open, cells.short) = (cells.open + cells.short, []) }
        for cell in cells.open {
            check(label.report(cell), in: [numbers[cell]])
            all += fixable
        }
        if !cells.short.isEmpty { all += check(cells.short, of: label, numbers) }
        for cells in cells.whole where !note(cells, of: label, numbers) {
            check(label.report(cells.tightest), in: cells.all.map { numbers[$0] })
            all += fixable(in: cells.all, of: label)
        }
        fixable = all
    }

    /// Notes cells in which a label shows whole, without a report; false where only a report tells what rules find in its
    /// words, or what its headroom means.
    private mutating func note(_ cells: SweptLabel.WholeCells, of label: SweptLabel, _ numbers: [Int]) -> Bool {
        let environment = label.environments[cells.tightest]
        // A room that is as wide as the text may follow it.
        guard cells.headroom > 2 * environment.tolerance + 0.01, let outline = label.outline(cells.tightest),
            let text = outline.view.text, text.allow == nil,
            wordRules(inScene: label.scene).allSatisfy({
                $0.evidence(of: text, in: environment.locale, isUnplaced: outline.isUnplaced) == nil
            })
        else { return false }
        state.cellsOfScene[label.scene, default: CellSet()].insert(cells.all.lazy.map { numbers[$0] })
        state.tally.add(outline, of: label, in: environment, need: label.need(cells.tightest), cells: cells.all.count)
        return true
    }

    /// Looks at the cells in which a label needs more width, and returns what may fix the faults in all of them.
    private mutating func check(_ short: [Int], of label: SweptLabel, _ numbers: [Int]) -> [FixableFault] {
        let cells = short.map { ShortCell($0, of: label, number: numbers[$0]) }
        guard let worst = cells.indices.min(by: { isWorse(cells[$0], than: cells[$1]) }),
            let first = cells.indices.min(by: { isEarlier(cells[$0], than: cells[$1]) })
        else { return [] }
        if first != worst { check(label.report(short[first]), in: [cells[first].number]) }
        let others = cells.indices.filter { $0 != worst && $0 != first }
        check(label.report(short[worst]), in: [cells[worst].number], shortIn: others.map { cells[$0] })
        return fixable(in: [short[worst]] + short.indices.lazy.filter { $0 != worst }.map { short[$0] }, of: label)
    }

    private func fixable(in cells: [Int], of label: SweptLabel) -> [FixableFault] {
        fixable.map { fault in
            var fault = fault
            fault.environments = cells.map { label.environments[$0] }
            return fault
        }
    }

    /// In the order of findings: more is lacking, or as much in an earlier cell.
    private func isWorse(_ cell: ShortCell, than other: ShortCell) -> Bool {
        let (mine, its) = (cell.shortage.amount, other.shortage.amount)
        return mine == its ? state.cells[cell.number] < state.cells[other.number] : mine > its
    }

    /// In the order of findings: the text size is smaller; at the same size, more is lacking.
    private func isEarlier(_ cell: ShortCell, than other: ShortCell) -> Bool {
        let mine = state.cells[cell.number].textSize.order
        let its = state.cells[other.number].textSize.order
        return mine == its ? isWorse(cell, than: other) : mine < its
    }
}

/// A cell in which a label is cut on its one line only because the width is too small.
struct ShortCell {
    let number: Int
    let shortage: Shortage

    fileprivate init(_ cell: Int, of label: SweptLabel, number: Int) {
        self.number = number
        let room = label.width(cell) ?? .infinity
        if case .short(let need) = label.outcomes[cell] {
            shortage = Shortage(need: need, room: room)
        } else {
            shortage = Shortage(need: 0, room: room)
        }
    }
}

extension SweptLabel {
    /// The width that the label needs in a cell to stay within its lines; nil where it does not show whole, or could take one
    /// more line.
    fileprivate func need(_ cell: Int) -> Double? {
        if case .whole(_, let need, _) = outcomes[cell] { need } else { nil }
    }
}
