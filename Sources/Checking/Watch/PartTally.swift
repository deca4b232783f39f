internal import Checks
internal import Frames

/// A part of a check whose findings are kept separately: a scene in one locale, or some labels of a budget in one.
package struct PartName: Hashable, Sendable {
    let scene: String
    let locale: String
    /// The number of the group among those of the budget's labels; nil for a scene.
    let group: Int?

    /// A scene in a locale.
    init(scene: String, locale: String) {
        (self.scene, self.locale, group) = (scene, locale, nil)
    }

    /// The labels of a budget with a key, and some others.
    init(budget: String, locale: String, key: String) {
        (scene, self.locale, group) = (budget, locale, (key.hashValue % Self.groups + Self.groups) % Self.groups)
    }

    /// Few enough to be merged quickly, and many enough that a changed text causes few others to be measured again.
    private static let groups = 64
}

/// Looks at reports, and keeps the findings of each part of a check separately.
struct PartTally: ReportTally {
    private let rules: RuleSet
    private let areLabels: Bool
    private var checkers: [PartName: Checker] = [:]
    /// The part that was looked at last.
    private var latest: PartName?

    /// - Parameter areLabels: Whether reports are of labels without a scene.
    init(_ rules: RuleSet, areLabels: Bool) {
        self.rules = rules
        self.areLabels = areLabels
    }

    /// What was found in a part.
    func state(of part: PartName) -> CheckState { checkers[part]?.state ?? CheckState() }

    mutating func check(_ report: FrameReport) {
        let locale = report.environment.locale
        let name =
            areLabels
            ? PartName(budget: report.scene, locale: locale, key: report.root.text?.key ?? "")
            : PartName(scene: report.scene, locale: locale)
        checkers[name, default: Checker(rules: rules)].check(report)
        latest = name
    }

    mutating func check(_ label: SweptLabel, look: (inout Checker) -> Void) {
        guard let locale = label.environments.first?.locale else { return }
        let name = PartName(budget: label.scene, locale: locale, key: label.key)
        checkers[name, default: Checker(rules: rules)].check(label, look: look)
        latest = name
    }

    /// Possible fixes of a fault are tried in the part in which it was found.
    mutating func withChecker(_ work: (inout Checker) throws -> Void) rethrows {
        guard let latest else { return }
        try work(&checkers[latest, default: Checker(rules: rules)])
    }

    mutating func merge(_ other: PartTally) {
        checkers.merge(other.checkers) { first, second in
            var first = first
            first.merge(second)
            return first
        }
    }

    var fresh: PartTally { PartTally(rules, areLabels: areLabels) }
}
