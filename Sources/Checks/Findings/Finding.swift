public import Basics
public import Frames

/// One fault, in all the cells in which it occurs: what a person reads and fixes.
public struct Finding: Hashable, Sendable {
    /// The rule's identifier.
    public var rule: String
    /// How severe it is; never `off`.
    public var severity: Severity
    /// The name of the scene.
    public var scene: String
    /// The scene file, where there is one.
    public var file: String?
    /// The locale of the environment.
    public var locale: String
    /// What identifies it from run to run.
    public var subject: FindingSubject
    /// The view at fault, as it was in the worst cell.
    public var view: ViewReference
    /// The names and paths of the view in all cells, in order: baselines before version 3 identify the view by them.
    package var viewLabels: [String]
    /// Where on its screen the text is, for a room that another program has found.
    public var place: String?
    /// The text at fault, as it was in the worst cell.
    public var text: TextReference?
    /// What was measured in the worst cell.
    public var evidence: Evidence
    /// The cell with the largest shortage.
    public var worst: Cell
    /// The worst cell of the smallest text size at which the fault occurs.
    public var first: Cell
    /// What was measured in that cell.
    public var firstEvidence: Evidence
    /// How many cells have the fault.
    public var cells: Int
    /// In how many cells the scene was checked.
    public var cellsMeasured: Int
    /// Where the fault occurs.
    public var extent: Extent
    /// How much room is lacking at each text size, where that is known, smallest first.
    public var lacks: [Lack]
    /// The plural categories that have the fault.
    public var plurals: [String]
    /// Further remarks from the reports.
    public var remarks: [Remark]
    /// What would fix it.
    public var hints: [Hint]

    /// Where to fix it: at the string in its catalog, or else at the view in its scene file or in Swift, or else in the
    /// scene file.
    public var source: SourcePosition? {
        text?.source ?? view.source ?? file.map { SourcePosition(file: $0, line: 1, column: 1) }
    }

    /// The key of the text at fault.
    public var key: String? { text?.key }

    /// What stays the same from run to run, though lines move, widths change and views are added.
    public var identity: FindingIdentity {
        FindingIdentity(rule: rule, scene: scene, subject: subject, locale: locale)
    }

    /// The text sizes at which the fault occurs, smallest first.
    public var textSizes: [TextSize] { extent.textSizes }
    /// The screens on which the fault occurs, narrowest first.
    public var screens: [Screen] { extent.screens }
}

extension FrameReport {
    /// The findings of this one report, by place in its file.
    public func findings(rules: RuleSet = RuleSet()) -> [Finding] {
        var checker = Checker(rules: rules)
        checker.check(self)
        return checker.result().findings
    }
}
