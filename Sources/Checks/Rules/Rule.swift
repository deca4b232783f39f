public import Frames

/// One kind of fault: what it means, why it matters, how to mend it, and how to find it in a frame report.
public protocol Rule: Sendable {
    /// The name in `galley.yml`, in `allow` and in output.
    var identifier: String { get }
    /// The severity where the configuration says nothing.
    var defaultSeverity: Severity { get }
    /// When the rule fires, as the rest of a sentence that begins "Fires when".
    var firesWhen: String { get }
    /// What the fault is and how it is recognised, in plain sentences.
    var meaning: String { get }
    /// Why a person who uses the app minds.
    var reason: String { get }
    /// What to do about it, the best remedy first.
    var remedies: [String] { get }
    /// What a report must hold for the rule to be able to fire at all.
    var precondition: Precondition { get }
    /// Reports that pass and reports that fail; run as tests and shown in the documentation.
    var examples: [RuleExample] { get }

    /// The faults of one report, in the order of the scene.
    func faults(in views: ReportIndex) -> [Fault]
}

/// A rule that asks for headroom, as much as the configuration says.
public protocol MarginRule: Rule {
    /// The headroom that is asked for; nil for the rule's own.
    var margin: Margin? { get set }
}

extension Rule {
    /// The faults of one report, in the order of the scene.
    public func faults(in report: FrameReport) -> [Fault] { faults(in: ReportIndex(report)) }
}

/// A report that a rule is shown with.
public struct RuleExample: Sendable {
    /// What is to be seen in it, as a sentence.
    public var title: String
    /// The report.
    public var report: FrameReport
    /// How many faults the rule finds in it.
    public var faults: Int

    /// A report in which the rule finds nothing.
    static func passes(_ title: String, _ report: FrameReport) -> RuleExample {
        RuleExample(title: title, report: report, faults: 0)
    }

    /// A report in which the rule finds one fault, or as many as said.
    static func fails(_ title: String, _ report: FrameReport, faults: Int = 1) -> RuleExample {
        RuleExample(title: title, report: report, faults: faults)
    }
}
