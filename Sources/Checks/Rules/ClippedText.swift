import Frames

/// Ink leaves the box that clips it.
public struct ClippedText: Rule {
    public let identifier = "clipped-text"
    public let defaultSeverity = Severity.error
    public let firesWhen = "ink leaves the box that clips it, sideways, above or below"
    public let meaning = """
        The outlines of the letters reach beyond the view that clips them. Stacked diacritics, as in Thai and \
        Vietnamese, and fonts that stand in for the first one reach higher and lower than Latin letters do. Texts that a \
        Canvas draws are left to stray-decoration, which is off by default.
        """
    public let reason = """
        A letter without its marks is a different letter. Nothing shows the reader that something is missing: there is \
        no ellipsis.
        """
    public let remedies = [
        "Let the height follow the text: remove the fixed height, or make it a minHeight.",
        "Add padding inside the view that clips.",
        "Do not clip: remove clipped(), or clip a shape behind the text instead.",
    ]
    public let precondition = Precondition.clip
    public let measuresGlyphs = true

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] { Self.faults(of: self, in: views, losingContent: true) }

    /// The faults of a rule that looks at the texts of the interface, or at those in drawings.
    static func faults(of rule: some Rule, in views: ReportIndex, losingContent: Bool) -> [Fault] {
        guard views.preconditions.contains(.clip) else { return [] }
        return views.texts.compactMap { index in
            guard let ink = views.views[index].text?.ink else { return nil }
            let box = Self.clippingBox(of: index, ink: ink, in: views)
            guard let protrusion = Protrusion(of: ink, from: box, slack: views.slack),
                (views.isDrawn(index) || views.isPutAway(index, outOf: box)) != losingContent
            else { return nil }
            return views.fault(rule, at: index, .clippedText(protrusion))
        }
    }

    /// The box that cuts off what leaves it: the rectangle of a modifier, or the frame of the innermost view that
    /// clips, without a limit along the axes that it scrolls. The ink itself where nothing clips.
    private static func clippingBox(of index: Int, ink: Frame, in views: ReportIndex) -> Frame {
        if let clip = views.views[index].clip { return clip }
        let around = [index] + views.ancestors(of: index)
        guard let view = around.lazy.map({ views.views[$0] }).first(where: { $0.clips == true || $0.scrolls != nil })
        else { return ink }
        var box = view.frame
        if view.scrolls?.contains(.horizontal) == true { (box.x, box.width) = (ink.x, ink.width) }
        if view.scrolls?.contains(.vertical) == true { (box.y, box.height) = (ink.y, ink.height) }
        return box
    }
}

extension ClippedText {
    static func says(_ protrusion: Protrusion) -> String {
        "is cut off \(Prose.edges(protrusion)) by the view that clips it"
    }
}

extension ClippedText {
    public var examples: [RuleExample] {
        func badge(ink: Frame) -> FrameReport {
            let text = ExampleScene.text("ที่นี่", id: "0.0", at: Frame(x: 8, y: 4, width: 24, height: 16)) {
                ($0.ink, $0.locale) = (ink, "th")
            }
            return ExampleScene.report(
                ExampleScene.view("HStack", Frame(x: 0, y: 0, width: 40, height: 24), [text]) { $0.clips = true },
                locale: "th")
        }
        return [
            .passes("The marks stay inside the badge.", badge(ink: Frame(x: 9, y: 1, width: 22, height: 20))),
            .fails("The upper marks leave the badge.", badge(ink: Frame(x: 9, y: -3, width: 22, height: 24))),
        ]
    }
}
