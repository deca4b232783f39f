public import Frames

/// One kind of fault: what it means, why it matters, how to fix it, and how to find it in a frame report.
public protocol Rule: FindingKind {
    /// What a report must have for the rule to apply at all.
    var precondition: Precondition { get }
    /// Whether the rule measures a text by its glyphs: where glyphs are missing, its result is not valid.
    var measuresGlyphs: Bool { get }
    /// The names of the numbers that a configuration may set.
    var numbers: [String] { get }
    /// The rule with a number set; nil where it has no number of that name, or not in that unit.
    func setting(_ name: String, to number: RuleNumber) -> (any Rule)?
    /// Reports that pass and reports that fail; they are run as tests and shown in the documentation.
    var examples: [RuleExample] { get }

    /// The faults of one report, in the order of the scene.
    func faults(in views: ReportIndex) -> [Fault]
}

extension Rule {
    public var measuresGlyphs: Bool { false }
    /// Most rules have no numbers that could be set.
    public var numbers: [String] { [] }
    public func setting(_ name: String, to number: RuleNumber) -> (any Rule)? { nil }

    /// The faults of one report, in the order of the scene.
    public func faults(in report: FrameReport) -> [Fault] { faults(in: ReportIndex(report)) }
}

/// An example report of a rule.
public struct RuleExample: Sendable {
    /// What the example shows, as a sentence.
    public var title: String
    /// The report.
    public var report: FrameReport
    /// How many faults the rule finds in it.
    public var faults: Int

    /// A report in which the rule finds nothing.
    static func passes(_ title: String, _ report: FrameReport) -> RuleExample {
        RuleExample(title: title, report: report, faults: 0)
    }

    /// A report in which the rule finds one fault, or the given number.
    static func fails(_ title: String, _ report: FrameReport, faults: Int = 1) -> RuleExample {
        RuleExample(title: title, report: report, faults: faults)
    }
}
