package import Checks
package import Frames
package import Scenes
internal import ViewLayout

/// Lays out the faulty cells of a part again, with changes that may fix their findings.
///
/// A hint applies to a finding only if its change was tried in every cell of it. The cells of a finding may be in
/// several parts, which are not all done in one process. So each part tries the same changes, and the results are
/// merged.
@MainActor
package struct SceneTrials {
    /// A fault in one plural form of one cell.
    private struct Case {
        let environment: LayoutEnvironment
        let form: Int
        let fault: FixableFault
        /// How many views a layout of the cell has.
        let views: Int

        func view(for remedy: Remedy) -> String? { fault.attempts.first { $0.remedy == remedy }?.view }
    }

    private let part: ScenePart
    private let runner: SceneRunner
    private let trials: Trials
    /// The cases of each finding, in the order in which they occurred.
    private var findings: [FindingIdentity: Int] = [:]
    private var cases: [[Case]] = []
    /// How many views may still be laid out.
    private var allowance = Self.fewest

    package init(_ part: ScenePart, runner: SceneRunner, trials: Trials = .all) {
        self.part = part
        self.runner = runner
        self.trials = trials
    }

    /// Notes what is to be tried in a cell.
    ///
    /// - Parameter report: The cell as it is.
    package mutating func add(
        _ faults: [FixableFault], in environment: LayoutEnvironment, form: Int, report: FrameReport
    ) {
        guard !faults.isEmpty, trials != .none else { return }
        let views = report.viewCount
        allowance += views * Self.layoutsForCell
        for fault in faults {
            let number = findings[fault.finding] ?? cases.count
            if number == cases.count {
                findings[fault.finding] = number
                cases.append([])
            }
            cases[number].append(Case(environment: environment, form: form, fault: fault, views: views))
        }
    }

    /// Tries everything, finding by finding, and notes in the checker what fixed what.
    ///
    /// - Throws: `InputError` for a text that cannot be used.
    package mutating func run(telling checker: inout Checker) throws {
        for var cases in cases {
            // A change that does not help in the worst cell mostly helps nowhere, and is quickly rejected.
            let worst = cases.indices.max {
                (cases[$0].fault.magnitude, -$0) < (cases[$1].fault.magnitude, -$1)
            }
            guard let worst else { continue }
            cases.insert(cases.remove(at: worst), at: 0)
            for attempt in cases[0].fault.attempts where trials == .all {
                try run(attempt.remedy, in: cases, telling: &checker)
            }
            try shorten(cases[0], telling: &checker)
        }
    }

    private mutating func run(_ remedy: Remedy, in cases: [Case], telling checker: inout Checker) throws {
        guard cases.reduce(0, { $0 + $1.views }) <= allowance else { return }
        var lines = 0
        for one in cases {
            guard let view = one.view(for: remedy), let trial = try report(one, ViewTrial.Change(remedy), on: view),
                checker.isFixed(one.fault, in: trial)
            else { return }
            lines = max(lines, trial.lines(ofView: view))
        }
        for one in cases { checker.note(remedy, fixes: one.fault.finding, in: one.environment, lines: lines) }
    }

    /// Finds out how many characters too long the text is where it is worst.
    private mutating func shorten(_ worst: Case, telling checker: inout Checker) throws {
        guard let text = worst.fault.text, allowance > 0 else { return }
        let surplus = try SmallestCut.find(guess: text.guess, most: text.string.count - 1) { count in
            guard let trial = try report(worst, .shortened(by: count), on: text.view) else { return false }
            return checker.isFixedByShorterText(worst.fault, in: trial)
        }
        if let surplus {
            checker.note(surplus: surplus, of: text.string, in: worst.fault.finding, at: worst.environment)
        }
    }

    private mutating func report(_ one: Case, _ change: ViewTrial.Change, on view: String) throws -> FrameReport? {
        allowance -= one.views
        return try runner.report(
            of: part.scene, in: one.environment, locale: part.locale, form: one.form, trying: change, on: view)
    }

    /// How many views the trials of a part may lay out in any case, and how many times each faulty cell. Where
    /// everything in a scene is wrong, its check takes longer by about this factor, and the remaining findings have no
    /// hint.
    private static let fewest = 4000
    private static let layoutsForCell = 4
}

extension ViewTrial.Change {
    fileprivate init(_ remedy: Remedy) {
        self =
            switch remedy {
            case .unlimitedLines: .unlimitedLines
            case .scale(let percent): .minimumScaleFactor(Double(percent) / 100)
            case .stack: .vertical
            }
    }
}
