package import Frames

extension Checker {
    /// Whether a layout with a remedy has no fault any more, and is no worse elsewhere: that view has no fault of any
    /// enabled rule, and other views have none that is new or worse.
    ///
    /// Faults of the words alone, such as a missing translation, do not depend on layout.
    ///
    /// - Parameter trial: The report of the case, laid out with the remedy.
    package func isFixed(_ fault: FixableFault, in trial: FrameReport) -> Bool {
        faults(of: trial).allSatisfy { other in
            let name = FixableFault.Name(other)
            guard name.view != fault.name.view, let before = fault.known[name] else { return false }
            return other.evidence.magnitude <= before
        }
    }

    /// Whether a layout with a shorter text has no fault any more, and no new one.
    package func isFixedByShorterText(_ fault: FixableFault, in trial: FrameReport) -> Bool {
        faults(of: trial).allSatisfy { other in
            let name = FixableFault.Name(other)
            return name != fault.name && fault.known[name] != nil
        }
    }

    /// The faults of a report that depend on its layout, without those that are allowed.
    private func faults(of report: FrameReport) -> [Fault] {
        let views = ReportIndex(report)
        return rules.faults(of: active(inScene: report.scene), in: views).filter {
            !$0.evidence.isOfWords && !AllowanceTable.allows($0, in: views)
        }
    }

    /// Notes that a remedy fixed a finding in a cell.
    ///
    /// - Parameter lines: How many lines the text took, if the remedy is to allow them.
    package mutating func note(
        _ remedy: Remedy, fixes finding: FindingIdentity, in environment: LayoutEnvironment, lines: Int = 0
    ) {
        let cell = state.cells.index(of: Cell(environment))
        state.groups[finding]?.fixes.note(remedy, in: cell, lines: lines)
    }

    /// Notes by how many characters at least a text is too long in a cell.
    package mutating func note(
        surplus: Int, of string: String, in finding: FindingIdentity, at environment: LayoutEnvironment
    ) {
        let cell = state.cells.index(of: Cell(environment))
        state.groups[finding]?.fixes.note(surplus: surplus, of: string, in: cell)
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
    /// Whether it depends on the text alone, whatever its layout.
    fileprivate var isOfWords: Bool {
        switch self {
        case .missingGlyph, .missingTranslation, .emptyTranslation, .unfilledPlaceholder, .tooManyCharacters: true
        default: false
        }
    }
}
