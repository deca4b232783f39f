import Frames

/// A raw placeholder was measured.
public struct UnfilledPlaceholder: WordRule {
    public let identifier = "unfilled-placeholder"
    public let defaultSeverity = Severity.warning
    public let firesWhen = "a raw placeholder was measured"
    public let meaning = """
        The text still has a placeholder such as %@ in it, because the scene passes no argument and the project has \
        no sample value for it. Users will see another text than the one that was measured.
        """
    public let reason =
        "“%@” is narrower than any name that replaces it: the check passes, but the app cuts the text off."
    public let remedies = [
        "Give the text its arguments in the scene: arguments: [1234].",
        "Give the placeholder a sample value in galley.yml or an example in the catalog.",
        "Fix the translation where its placeholders differ from the source's.",
    ]
    public let precondition = Precondition.text

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] { views.faults(of: self) }

    func evidence(of text: TextFacts, in locale: String, isUnplaced: Bool) -> Evidence? {
        text.placeholders.isEmpty ? nil : .unfilledPlaceholder(text.placeholders)
    }
}

extension UnfilledPlaceholder {
    static func says(_ placeholders: [String]) -> String {
        "was measured with \(Prose.list(placeholders.map(Prose.quoted))) in it"
    }
}

extension UnfilledPlaceholder {
    public var examples: [RuleExample] {
        func text(_ string: String, _ placeholders: [String]) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text(string, at: Frame(x: 0, y: 0, width: 96, height: 21)) {
                    $0.placeholders = placeholders
                })
        }
        return [
            .passes("The argument is in its place.", text("Hallo, Wilhelmina!", [])),
            .fails("The placeholder was measured.", text("Hallo, %@!", ["%@"])),
        ]
    }
}
