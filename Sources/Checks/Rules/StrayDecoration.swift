import Frames

/// Something that is no text and no control leaves what holds it, or is drawn over something else.
public struct StrayDecoration: Rule {
    public let identifier = "stray-decoration"
    public let defaultSeverity = Severity.off
    public let firesWhen = "decoration leaves its container or the screen, or covers something"
    public let meaning = """
        What overflow, overlap and clipped-text leave out because nobody misses anything by it: shapes and pictures \
        that leave the view around them or the screen; what a Canvas draws; texts and controls that can be scrolled \
        out from under others, as the rows of a list under a tab bar; and those that an offset puts away outside, as a \
        menu that is not shown. Most of it is intended, so the rule is off by \
        default. rules: { stray-decoration: warning } in galley.yml turns it on.
        """
    public let reason = """
        A picture that is larger than its place can be a mistake: it covers its neighbours, or half of it is missing.
        """
    public let remedies = [
        "Clip what may not show outside: clipped(), or clipShape.",
        "Let pictures scale: resizable() with scaledToFit().",
        "If it is intended, leave the rule off, or allow it: allow: [stray-decoration].",
    ]
    public let precondition = Precondition()

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        let faults =
            Overflow.faults(of: self, in: views, losingContent: false)
            + Overlapping.faults(of: self, in: views, losingContent: false)
            + ClippedText.faults(of: self, in: views, losingContent: false)
        return faults.sorted { $0.index < $1.index }
    }
}

extension StrayDecoration {
    public var examples: [RuleExample] {
        func picture(width: Double, in container: Double, _ children: [ViewFrame] = []) -> FrameReport {
            let image = ExampleScene.view("Image", Frame(x: 0, y: 0, width: width, height: 44), children) {
                $0.container = Frame(x: 0, y: 0, width: container, height: 44)
            }
            return ExampleScene.report(image, size: Size(width: container, height: 44))
        }
        let title = ExampleScene.text("Wilhelmina", id: "0.0", at: Frame(x: 0, y: 0, width: 340, height: 44))
        return [
            .passes("A picture in its frame.", picture(width: 280, in: 300)),
            .passes("A text that leaves its frame is an overflow.", picture(width: 340, in: 300, [title])),
            .fails("A picture wider than its frame.", picture(width: 340, in: 300)),
        ]
    }
}
