public import Basics
public import Frames

/// One fault, in all the cells in which it occurs: what a person reads and fixes.
public struct Finding: Hashable, Sendable {
    /// The rule's identifier.
    public var rule: String
    /// How much it matters; never `off`.
    public var severity: Severity
    /// The name of the scene.
    public var scene: String
    /// The scene file, where there is one.
    public var file: String?
    /// The locale of the environment.
    public var locale: String
    /// What it is known by from run to run.
    public var subject: FindingSubject
    /// The view at fault, as it was in the worst cell.
    public var view: ViewReference
    /// The names and paths of the view in all cells, in order: what baselines before version 3 know it by.
    package var viewLabels: [String]
    /// The text at fault, as it was in the worst cell.
    public var text: TextReference?
    /// What was measured in the worst cell.
    public var evidence: Evidence
    /// The cell with the most to fix.
    public var worst: Cell
    /// The worst cell of the smallest text size at which the fault occurs.
    public var first: Cell
    /// What was measured in that cell.
    public var firstEvidence: Evidence
    /// How many cells have the fault.
    public var cells: Int
    /// In how many cells the scene was looked at.
    public var cellsMeasured: Int
    /// Where the fault occurs.
    public var extent: Extent
    /// How much room is lacking at each text size where that is known, smallest first.
    public var lacks: [Lack]
    /// The plural categories that have the fault.
    public var plurals: [String]
    /// What else the reports say.
    public var remarks: [Remark]
    /// What would fix it.
    public var hints: [Hint]

    /// Where to go to fix it: the string in its catalog, else the view in its scene file or in Swift, else the scene
    /// file.
    public var source: SourcePosition? {
        text?.source ?? view.source ?? file.map { SourcePosition(file: $0, line: 1, column: 1) }
    }

    /// The key of the text at fault.
    public var key: String? { text?.key }

    /// What stays the same from run to run, however lines move, widths change and views are added.
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
