package import Frames

/// A fault of a report, with possible fixes, each of which is tried by laying out the case with it.
package struct FixableFault: Sendable {
    /// The finding that the fault belongs to.
    package let finding: FindingIdentity
    /// The possible fixes, each with the identifier of the view that it changes.
    package let attempts: [Attempt]
    /// The text that may be too long; nil where a shorter one would not help.
    package let text: LongText?
    /// How bad the fault is, among those of one finding.
    package let magnitude: Double
    /// The fault in the report.
    let name: Name
    /// How bad each fault of the report is.
    let known: [Name: Double]
    /// Whether a text is cut off.
    package var isTruncation: Bool { name.rule == TruncatedText().identifier }
    /// The cells that the report is used for, its own first.
    package var environments: [LayoutEnvironment]

    /// A remedy, and the identifier of the view that it changes.
    package struct Attempt: Hashable, Sendable {
        package let remedy: Remedy
        package let view: String
    }

    /// A text that may be too long for its room.
    package struct LongText: Hashable, Sendable {
        /// The identifier of its view.
        package let view: String
        package let string: String
        /// By about how many characters of average width it is too long.
        package let guess: Int
    }

    /// What distinguishes the faults of one report from each other.
    struct Name: Hashable, Sendable {
        let rule: String
        let view: String

        init(_ fault: Fault) {
            rule = fault.rule
            view = fault.view.id
        }
    }
}

extension FixableFault {
    /// The faults of a report for which possible fixes are known.
    ///
    /// - Parameter all: All faults of the report, including those that are not findings because the source locale has
    ///   them.
    static func all(
        of faults: [(fault: Fault, finding: FindingIdentity)], among all: [Fault], in views: ReportIndex
    ) -> [FixableFault] {
        guard faults.contains(where: \.fault.evidence.dependsOnRoom) else { return [] }
        let known = Dictionary(all.map { (Name($0), $0.evidence.magnitude) }, uniquingKeysWith: max)
        return faults.compactMap { FixableFault($0.fault, of: $0.finding, in: views, known: known) }
    }

    /// nil where no possible fix is known.
    ///
    /// - Parameter finding: The finding that the fault belongs to.
    /// - Parameter known: How bad each fault of the report is.
    private init?(_ fault: Fault, of finding: FindingIdentity, in views: ReportIndex, known: [Name: Double]) {
        attempts = fault.attempts(in: views)
        text = fault.longText(in: views)
        guard !attempts.isEmpty || text != nil else { return nil }
        self.finding = finding
        magnitude = fault.evidence.magnitude
        name = Name(fault)
        self.known = known
        environments = [views.environment]
    }
}

extension Fault {
    /// The changes that are possible according to the numbers of the report.
    fileprivate func attempts(in views: ReportIndex) -> [FixableFault.Attempt] {
        switch evidence {
        case .truncatedText(let truncation):
            let percents = truncation.fullShortage.map { full in
                Remedy.percents.filter { !views.exceeds(full.need * Double($0) / 100, full.room) }
            }
            let own =
                (truncation.linesNeeded == nil ? [] : [Remedy.unlimitedLines])
                + (percents ?? []).map { .scale(percent: $0) }
            return own.map { FixableFault.Attempt(remedy: $0, view: view.id) } + stack(in: views)
        case .overflow(let excess):
            return excess.fitsStacked ? [FixableFault.Attempt(remedy: .stack, view: view.id)] : []
        default: return []
        }
    }

    private func stack(in views: ReportIndex) -> [FixableFault.Attempt] {
        guard case .truncatedText(let truncation) = evidence, truncation.fitsStacked,
            let stack = views.stack(around: index)
        else { return [] }
        return [FixableFault.Attempt(remedy: .stack, view: views.views[stack.index].id)]
    }

    fileprivate func longText(in views: ReportIndex) -> FixableFault.LongText? {
        switch evidence {
        case .truncatedText, .overflow, .tooManyLines, .tinyText:
            let own = views.views[index].text == nil ? views.soleTextView(in: index) : index
            guard let own, let text = views.views[own].text, text.string.count > 1 else { return nil }
            let count = text.string.count
            let guess = surplus(of: text, count: count)
            return FixableFault.LongText(
                view: views.views[own].id, string: text.string, guess: min(max(guess, 1), count - 1))
        default: return nil
        }
    }
}

extension Fault {
    /// About how many of the characters of a text are too many.
    fileprivate func surplus(of text: TextFacts, count: Int) -> Int {
        if case .truncatedText = evidence, !text.hidden.isEmpty {
            // What does not show now, less what the ellipsis takes.
            return text.hidden.reduce(0) { $0 + $1.count } - (text.visible.contains("…") ? 1 : 0)
        }
        guard let shortage = evidence.shortage else { return 0 }
        // Of a text that is cut, what shows may leave its room, too; what does not is all of it.
        let whole = text.truncated && shortage.measure == .width ? text.ideal.width : 0
        let share = 1 - shortage.room / max(shortage.need, whole, 1)
        return Int((Double(count) * share).rounded(.up))
    }
}

extension Truncation {
    /// The width that a text needs at its full size to show whole on its one line, and the width that it has; nil where
    /// that is not known.
    fileprivate var fullShortage: (need: Double, room: Double)? {
        guard let shortage, shortage.measure == .width, lineLimit == 1, shortage.need > 0, scale > 0 else {
            return nil
        }
        return (shortage.need / scale, shortage.room)
    }
}
