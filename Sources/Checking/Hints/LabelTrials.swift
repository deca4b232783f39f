internal import Checks
internal import Frames
internal import Labels
internal import Projects

/// Measures a label that needs more room again, with changes that may fix that.
struct LabelTrials {
    private let label: Label
    private let trials: Trials
    private let asksReports: Bool
    /// The faults of each finding, with the cells of each.
    private var cases: [FindingIdentity: [FixableFault]] = [:]

    /// A label with its room and how it is measured.
    struct Label {
        let part: LabelPart
        let plan: LabelSweep
        /// Measures all forms of the label in another room.
        let sweep: (LabelSweep) -> [SweptLabel]
        /// Measures another text in its stead.
        let measure: (String, LabelSweep) -> SweptLabel
    }

    /// - Parameter asksReports: Whether a report decides even where it is known what it says, which is slower.
    init(_ label: Label, trials: Trials = .all, asksReports: Bool = false) {
        (self.label, self.trials, self.asksReports) = (label, trials, asksReports)
    }

    /// Notes what is to be tried.
    mutating func add(_ faults: [FixableFault]) {
        for fault in faults { cases[fault.finding, default: []].append(fault) }
    }

    /// Tries everything, and notes in the checker what fixed what.
    func run(telling checker: inout Checker) {
        var measured: [ShorterText: MeasuredText] = [:]
        for cases in cases.values {
            guard let fault = cases.first(where: { one in cases.allSatisfy { !$0.isWorse(than: one) } }) else {
                continue
            }
            // A standard place has a fixed number of lines, and does not shrink its texts.
            if trials == .all, label.part.budget.place == nil {
                let environments = cases.flatMap(\.environments).distinct
                for attempt in fault.attempts
                where isPossible(attempt.remedy) && cases.allSatisfy({ $0.attempts.contains(attempt) }) {
                    run(attempt.remedy, for: fault, in: environments, telling: &checker)
                }
            }
            shorten(fault, in: fault.environments[0], measured: &measured, telling: &checker)
        }
    }

    /// Only Apple's layouts shrink texts to fit, fields have the lines that they have, and other layouts are as they were found.
    private func isPossible(_ remedy: Remedy) -> Bool {
        guard let room = label.part.budget.room else { return true }
        return switch remedy {
        case .scale: label.part.budget.platform == .ios || label.part.budget.platform == .macos
        case .unlimitedLines: !room.hasFixedLines
        case .stack: true
        }
    }

    private func run(
        _ remedy: Remedy, for fault: FixableFault, in environments: [LayoutEnvironment],
        telling checker: inout Checker
    ) {
        var plan = label.plan
        plan.environments = environments
        switch remedy {
        case .unlimitedLines: (plan.lines, plan.style.lineLimit) = (nil, nil)
        case .scale(let percent): plan.style.minimumScaleFactor = Double(percent) / 100
        case .stack: return
        }
        var lines = 0
        for label in label.sweep(plan) {
            let cells = label.cells
            for cell in cells.open + cells.short + cells.whole.map(\.tightest) {
                if let known = linesOfFaultless(cell, of: label) {
                    lines = max(lines, known)
                    continue
                }
                let report = label.report(cell)
                guard checker.isFixed(fault, in: report) else { return }
                lines = max(lines, report.lines(ofView: report.root.id))
            }
        }
        for environment in environments {
            checker.note(remedy, fixes: fault.finding, in: environment, lines: lines)
        }
    }

    /// How many lines a label takes that shows whole, without a report, as rules find nothing in it; nil for others.
    private func linesOfFaultless(_ cell: Int, of label: SweptLabel) -> Int? {
        guard !asksReports, case .whole(_, _, let lines) = label.outcomes[cell], label.hasOutlines else {
            return nil
        }
        return lines
    }

    private struct ShorterText: Hashable {
        let string: String
        let environment: LayoutEnvironment

        /// Few of them differ in nothing but the environment.
        func hash(into hasher: inout Hasher) { hasher.combine(string) }
    }

    private struct MeasuredText {
        let label: SweptLabel
        lazy var report = label.report(0)
    }

    /// Finds out how many characters too long the text is where it is worst.
    ///
    /// - Parameter measured: The shorter texts that other faults of the label have tried.
    private func shorten(
        _ fault: FixableFault, in environment: LayoutEnvironment, measured: inout [ShorterText: MeasuredText],
        telling checker: inout Checker
    ) {
        guard let text = fault.text else { return }
        var plan = label.plan
        plan.environments = [environment]
        let surplus = SmallestCut.find(guess: text.guess, most: text.string.count - 1) { [checker] count in
            let text = ShorterText(string: text.string.omitting(count), environment: environment)
            var shorter = measured[text] ?? MeasuredText(label: label.measure(text.string, plan))
            defer { measured[text] = shorter }
            if fault.isTruncation, !asksReports, case .short = shorter.label.outcomes[0] { return false }
            if linesOfFaultless(0, of: shorter.label) != nil { return true }
            return checker.isFixedByShorterText(fault, in: shorter.report)
        }
        if let surplus { checker.note(surplus: surplus, of: text.string, in: fault.finding, at: environment) }
    }
}

extension FixableFault {
    /// More is lacking, or as much in an earlier cell, so that the order of the cells does not matter.
    fileprivate func isWorse(than other: FixableFault) -> Bool {
        magnitude == other.magnitude
            ? environments[0].precedes(other.environments[0]) : magnitude > other.magnitude
    }
}

extension String {
    /// The text without this number of characters at its end, and without the white space before them.
    fileprivate func omitting(_ count: Int) -> String {
        let rest = dropLast(count)
        return String(rest[...(rest.lastIndex { !$0.isWhitespace } ?? rest.startIndex)])
    }
}
