internal import Basics
public import Frames

/// Runs rules over one report after another and keeps only what was found, grouped.
///
/// A matrix may have millions of cells, so reports are not kept. The result does not depend on the order of reports:
/// several checkers may each take a part of the matrix and be merged.
public struct Checker: Sendable {
    /// Which rules run.
    public let rules: RuleSet
    /// The faults of the source locale, where only faults that are worse than those are reported.
    public let differential: SourceFaults?
    /// The rules that run in scenes without severities of their own.
    private let active: [any Rule]
    private let activeInScene: [String: [any Rule]]
    /// Those of words alone.
    private let wordRules: [any WordRule]
    private let wordRulesInScene: [String: [any WordRule]]
    /// What was found so far.
    package internal(set) var state: CheckState
    /// The cells of the label that is looked at, where its room is its own: other labels of its scene have other cells.
    var cellsOfRoom: [Int] = []
    /// The faults of the latest report or label for which a possible fix is known.
    package internal(set) var fixable: [FixableFault] = []

    /// Makes a checker that has seen nothing.
    public init(rules: RuleSet = RuleSet(), differential: SourceFaults? = nil) {
        self.init(rules: rules, differential: differential, state: CheckState())
    }

    /// Makes a checker that continues where another with the same rules stopped.
    package init(rules: RuleSet, differential: SourceFaults?, state: CheckState) {
        self.rules = rules
        self.differential = differential
        self.state = state
        active = rules.active(inScene: nil)
        activeInScene = Dictionary(uniqueKeysWithValues: rules.scenes.map { ($0, rules.active(inScene: $0)) })
        wordRules = active.compactMap(Rules.ofWords)
        wordRulesInScene = activeInScene.mapValues { $0.compactMap(Rules.ofWords) }
    }

    /// Looks for faults in `report`. O(n log n) in views, where no two of them cover each other.
    ///
    /// - Parameters:
    ///   - report: A scene or a label in one environment.
    ///   - environments: Other environments with the same faults, as for a label that fits everywhere: a sweep over
    ///     text sizes then costs little more than one report. `report` is the tightest of them.
    public mutating func check(_ report: FrameReport, andIn environments: [LayoutEnvironment] = []) {
        let environments = [report.environment] + environments
        check(report, in: state.cells.numbers(of: environments))
        for index in fixable.indices { fixable[index].environments = environments }
    }

    /// - Parameters:
    ///   - numbers: The cells with these faults, that of the report first.
    ///   - others: Cells with the same faults, in which the shortage is no larger.
    mutating func check(_ report: FrameReport, in numbers: [Int], shortIn others: [ShortCell] = []) {
        let views = ReportIndex(report)
        state.cellsOfScene[report.scene, default: CellSet()].insert(numbers)
        if !others.isEmpty { state.cellsOfScene[report.scene]?.insert(others.lazy.map(\.number)) }
        state.tally.add(report, views, cells: numbers.count + others.count)
        state.allowances.add(views)
        var all: [Fault] = []
        var faults: [(fault: Fault, finding: FindingIdentity)] = []
        var identities = ReportIdentities(views, locale: report.environment.locale)
        for fault in rules.faults(of: active(inScene: report.scene), in: views) {
            let subject = Sighting.Subject(fault)
            if state.allowances.hides(fault, in: views, cells: numbers.count + others.count) { continue }
            let sightings = numbers.map { Sighting(subject, cell: $0) }
            all.append(fault)
            let finding = identities.identity(of: fault)
            guard add(sightings, to: finding, in: report) else { continue }
            faults.append((fault, finding))
            if !others.isEmpty { state.groups[finding]?.add(others, lackingLike: fault.evidence, of: state.cells) }
        }
        fixable = FixableFault.all(of: faults, among: all, in: views)
    }

    /// Notes that `report` was examined without rules, and what was found in it. This is how differences from
    /// recordings are added.
    package mutating func check(_ report: FrameReport, finding faults: [Fault]) {
        state.cellsOfScene[report.scene, default: CellSet()].insert(state.cells.index(of: Cell(report.environment)))
        state.tally.add(report, ReportIndex(report), cells: 1)
        add(faults, of: report)
    }

    /// Adds what was found in a report that does not count as examined.
    package mutating func add(_ faults: [Fault], of report: FrameReport) {
        let number = state.cells.index(of: Cell(report.environment))
        for fault in faults {
            add([Sighting(Sighting.Subject(fault), cell: number)], to: fault.identity(in: report), in: report)
        }
    }

    /// The rules that run in a scene.
    func active(inScene scene: String) -> [any Rule] { activeInScene[scene] ?? active }

    /// Those of them that look at words alone.
    func wordRules(inScene scene: String) -> [any WordRule] { wordRulesInScene[scene] ?? wordRules }

    /// The keys of the texts that were looked at.
    public var measuredKeys: Set<String> { state.tally.keys }

    /// Adds the sightings of one finding; false where there is none to report.
    @discardableResult
    private mutating func add(_ sightings: [Sighting], to finding: FindingIdentity, in report: FrameReport) -> Bool {
        let news = sightings.filter {
            differential?.explains(finding, at: $0.view.label, in: state.cells[$0.cell]) != true
        }
        if news.count < sightings.count { state.explained.insert(finding) }
        guard let first = news.first else { return false }
        state.groups[finding, default: FindingGroup(first, file: report.file, room: report.room)]
            .add(news, of: state.cells)
        if !cellsOfRoom.isEmpty { state.groups[finding]?.add(measured: cellsOfRoom) }
        return true
    }

    /// Adds what `other` found in its part of the matrix. Both must have the same rules.
    public mutating func merge(_ other: Checker) {
        state.merge(other.state)
    }
}

extension FrameReport {
    /// Where the scene is: its file, or the place of its outermost view, which is where a scene in Swift is declared.
    var position: SourcePosition? { file.map { SourcePosition(file: $0, line: 1, column: 1) } ?? root.source }
}
