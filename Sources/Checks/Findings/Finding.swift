public import Frames

/// One fault, in all the cells in which it stands: what a person reads and mends.
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
    /// The view at fault.
    public var view: ViewReference
    /// The text at fault, as it was in the worst cell.
    public var text: TextReference?
    /// What was measured in the worst cell.
    public var evidence: Evidence
    /// The cell with the most to mend.
    public var worst: Cell
    /// The worst cell of the smallest text size at which the fault stands.
    public var first: Cell
    /// What was measured in that cell.
    public var firstEvidence: Evidence
    /// How many cells have the fault.
    public var cells: Int
    /// In how many cells the scene was looked at.
    public var cellsMeasured: Int
    /// Where the fault stands.
    public var extent: Extent
    /// The plural categories that have the fault.
    public var plurals: [String]
    /// What else the reports tell.
    public var remarks: [Remark]
    /// What would mend it.
    public var hints: [Hint]

    /// Where to go to mend it: the string in its catalog, else the view in its scene file or in Swift, else the scene
    /// file.
    public var source: SourcePosition? {
        text?.source ?? view.source ?? file.map { SourcePosition(file: $0, line: 1, column: 1) }
    }

    /// The key of the text at fault.
    public var key: String? { text?.key }

    /// What stays the same from run to run, however lines move and widths change.
    public var identity: FindingIdentity {
        FindingIdentity(rule: rule, scene: scene, view: view.label, key: key, locale: locale)
    }

    /// The text sizes at which the fault stands, smallest first.
    public var textSizes: [TextSize] { extent.textSizes }
    /// The screens on which the fault stands, narrowest first.
    public var screens: [Screen] { extent.screens }
}

/// What makes two findings of different runs the same: not the line, not the width.
public struct FindingIdentity: Codable, Hashable, Sendable {
    /// The identifier of the rule.
    public var rule: String
    /// The name of the scene.
    public var scene: String
    /// The view's name where the scene gives one, else its path.
    public var view: String
    /// The key of the text; nil where it has none, or no text is at fault.
    public var key: String?
    /// The locale of the environments.
    public var locale: String

    /// Names a finding.
    public init(rule: String, scene: String, view: String, key: String?, locale: String) {
        self.rule = rule
        self.scene = scene
        self.view = view
        self.key = key
        self.locale = locale
    }

    /// A digest of sixteen hexadecimal digits, the same on every machine.
    public var fingerprint: String { Fingerprint.of([rule, scene, view, key ?? "", locale]) }
}

extension FindingIdentity: Comparable {
    /// By scene, view, key, locale and rule.
    public static func < (first: FindingIdentity, second: FindingIdentity) -> Bool {
        if first.scene != second.scene { return first.scene < second.scene }
        if first.view != second.view { return first.view < second.view }
        if first.key != second.key { return first.key ?? "" < second.key ?? "" }
        if first.locale != second.locale { return first.locale < second.locale }
        return first.rule < second.rule
    }
}

extension FrameReport {
    /// The findings of this one report, by place in its file.
    public func findings(rules: RuleSet = RuleSet()) -> [Finding] {
        var checker = Checker(rules: rules)
        checker.check(self)
        return checker.result().findings
    }
}
