package import Frames

extension Checker {
    /// Whether a layout with a remedy is without the fault, and no worse in anything else: no fault of any rule that is
    /// on is at that view, and elsewhere none that was not there or was not as bad.
    ///
    /// Faults of the words alone, such as a missing translation, are no matter of layout.
    ///
    /// - Parameter trial: The report of the case, laid out with the remedy.
    package func isMended(_ fault: MendableFault, in trial: FrameReport) -> Bool {
        faults(of: trial).allSatisfy { other in
            let name = MendableFault.Name(other)
            guard name.view != fault.name.view, let before = fault.known[name] else { return false }
            return other.evidence.magnitude <= before
        }
    }

    /// Whether a layout with a shorter text is without the fault, and has none that was not there.
    package func isMendedByShorterText(_ fault: MendableFault, in trial: FrameReport) -> Bool {
        faults(of: trial).allSatisfy { other in
            let name = MendableFault.Name(other)
            return name != fault.name && fault.known[name] != nil
        }
    }

    /// The faults of a report that its layout has a part in, but for those that are allowed.
    private func faults(of report: FrameReport) -> [Fault] {
        let views = ReportIndex(report)
        return rules.faults(of: active(inScene: report.scene), in: views).filter {
            !$0.evidence.isOfWords && !AllowanceTable.allows($0, in: views)
        }
    }

    /// Notes that a remedy fixed a finding in a cell.
    ///
    /// - Parameter lines: How many lines the text took, where the remedy is to let it.
    package mutating func note(
        _ remedy: Remedy, mends finding: FindingIdentity, in environment: LayoutEnvironment, lines: Int = 0
    ) {
        let cell = state.cells.index(of: Cell(environment))
        state.groups[finding]?.mending.note(remedy, in: cell, lines: lines)
    }

    /// Notes by how many characters a text is too long at least in a cell.
    package mutating func note(
        surplus: Int, of string: String, in finding: FindingIdentity, at environment: LayoutEnvironment
    ) {
        let cell = state.cells.index(of: Cell(environment))
        state.groups[finding]?.mending.note(surplus: surplus, of: string, in: cell)
    }
}

extension FrameReport {
    /// How many views there are. O(n).
    package var viewCount: Int {
        var count = 0
        root.walk { _, _ in count += 1 }
        return count
    }

    /// How many lines the text of a view takes; 0 where there is no such text. O(n).
    package func lines(ofView identifier: String) -> Int {
        var lines = 0
        root.walk { view, _ in
            if view.id == identifier { lines = view.text?.lines.count ?? 0 }
        }
        return lines
    }
}

extension Evidence {
    /// Whether it is a matter of the text alone, whatever its layout.
    fileprivate var isOfWords: Bool {
        switch self {
        case .missingGlyph, .missingTranslation, .emptyTranslation, .unfilledPlaceholder: true
        default: false
        }
    }
}
