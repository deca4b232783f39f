internal import Checks
internal import Frames
internal import Labels

/// Measures a label that lacks room again, with what may mend that.
struct LabelTrials {
    private let label: Label
    /// The faults of each finding, with the cells that each stands in.
    private var cases: [FindingIdentity: [Case]] = [:]

    /// A fault of a report, with the cells that the report stands for: never none, its own first.
    private struct Case {
        let fault: MendableFault
        let environments: [LayoutEnvironment]

        /// More is lacking, or as much in an earlier cell: the order of the cells does not decide.
        func isWorse(than other: Case) -> Bool {
            let (mine, its) = (fault.magnitude, other.fault.magnitude)
            return mine == its ? environments[0].precedes(other.environments[0]) : mine > its
        }
    }

    /// A label with the room that it has and how it is measured.
    struct Label {
        let part: LabelPart
        let plan: LabelSweep
        /// Measures all forms of the label in another room.
        let sweep: (LabelSweep, _ body: (FrameReport, [LayoutEnvironment]) -> Void) -> Void
        /// Measures another text in its stead.
        let measure: (String, LabelSweep, _ body: (FrameReport) -> Void) -> Void
    }

    init(_ label: Label) { self.label = label }

    /// Notes what is to be tried, and the cells that a report stands for.
    mutating func add(_ faults: [MendableFault], in environments: @autoclosure () -> [LayoutEnvironment]) {
        guard !faults.isEmpty else { return }
        let environments = environments()
        for fault in faults {
            cases[fault.finding, default: []].append(Case(fault: fault, environments: environments))
        }
    }

    /// Tries everything, and tells the checker what mended what.
    func run(telling checker: inout Checker) {
        for cases in cases.values {
            guard let worst = cases.first(where: { one in cases.allSatisfy { !$0.isWorse(than: one) } }) else {
                continue
            }
            let fault = worst.fault
            // A well-known place has the lines that it has, and shrinks nothing.
            if label.part.budget.place == nil {
                let environments = cases.flatMap(\.environments).distinct
                for attempt in fault.attempts
                where cases.allSatisfy({ $0.fault.attempts.contains(attempt) }) {
                    run(attempt.remedy, for: fault, in: environments, telling: &checker)
                }
            }
            shorten(fault, in: worst.environments[0], telling: &checker)
        }
    }

    private func run(
        _ remedy: Remedy, for fault: MendableFault, in environments: [LayoutEnvironment],
        telling checker: inout Checker
    ) {
        var plan = label.plan
        plan.environments = environments
        plan.joinsShortCells = false
        switch remedy {
        case .unlimitedLines: (plan.lines, plan.style.lineLimit) = (nil, nil)
        case .scale(let percent): plan.style.minimumScaleFactor = Double(percent) / 100
        case .stack: return
        }
        var lines = 0
        var isMended = true
        label.sweep(plan) { [checker] report, _ in
            guard isMended else { return }
            isMended = checker.isMended(fault, in: report)
            lines = max(lines, report.lines(ofView: report.root.id))
        }
        guard isMended else { return }
        for environment in environments {
            checker.note(remedy, mends: fault.finding, in: environment, lines: lines)
        }
    }

    /// Finds out how much of the text there is too much where it is worst.
    private func shorten(_ fault: MendableFault, in environment: LayoutEnvironment, telling checker: inout Checker) {
        guard let text = fault.text else { return }
        var plan = label.plan
        plan.environments = [environment]
        let surplus = SmallestCut.find(guess: text.guess, most: text.string.count - 1) { [checker] count in
            var fits = true
            label.measure(text.string.omitting(count), plan) {
                fits = fits && checker.isMendedByShorterText(fault, in: $0)
            }
            return fits
        }
        if let surplus { checker.note(surplus: surplus, of: text.string, in: fault.finding, at: environment) }
    }
}

extension String {
    /// Without that many characters at its end, nor the white space before them.
    fileprivate func omitting(_ count: Int) -> String {
        let rest = dropLast(count)
        return String(rest[...(rest.lastIndex { !$0.isWhitespace } ?? rest.startIndex)])
    }
}
