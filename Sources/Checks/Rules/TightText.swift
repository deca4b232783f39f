internal import Basics
public import Frames

/// A text has hardly more room than it needs.
public struct TightText: Rule {
    public let identifier = "tight-text"
    public let defaultSeverity = Severity.off
    public let firesWhen = "a text has hardly more room than it needs"
    public let meaning = """
        The text shows whole, but with less headroom than the margin, on the line or the lines that it may take. The \
        margin is what galley.yml says, in points or in percent of the need: tight-text: { severity: warning, margin: \
        5 % }. Without one it is the error within which 95 % of texts lie where a font is modelled, and 2 % elsewhere. \
        A text without a line limit, one that \
        shrinks, and one in a room that its layout made for it to the pixel are not tight.
        """
    public let reason = """
        The next translation, another version of the font, or the error of a font that stands in for another, and the \
        text is cut off.
        """
    public let remedies = [
        "Give the text more room, or let it wrap: raise or remove lineLimit.",
        "Let the text shrink a little with minimumScaleFactor.",
        "Ask for a shorter translation, and say how many points there are.",
    ]
    public let precondition = Precondition.limitedText
    public let measuresGlyphs = true
    /// nil for the error of the font's model, or else for `standard`.
    public var margin: Margin?

    /// The margin if none is set and no font is modelled: about how much a font's widths change between versions. A
    /// choice.
    public static let standard = Margin.fraction(0.02)

    /// Makes the rule with its own margin.
    public init() {}

    public let numbers = ["margin"]

    public func setting(_ name: String, to number: RuleNumber) -> (any Rule)? {
        guard name == "margin" else { return nil }
        var rule = self
        rule.margin =
            switch number {
            case .amount(let points): .points(points)
            case .percent(let percent): .fraction(percent / 100)
            }
        return rule
    }

    public func faults(in views: ReportIndex) -> [Fault] {
        views.texts.compactMap { index in
            guard let fit = views.fit(of: index) else { return nil }
            let margin = margin ?? views.modelError(of: index).map { .fraction($0) } ?? Self.standard
            let tightness = Tightness(need: fit.need, room: fit.room, margin: margin.length(of: fit.need))
            return tightness.isTight ? views.fault(self, at: index, .tightText(tightness)) : nil
        }
    }
}

extension TightText {
    static func says(_ tightness: Tightness) -> String {
        let numbers = [tightness.headroom, tightness.margin, tightness.need, tightness.room].map(Number.text)
        return "has \(numbers[0]) to spare, less than \(numbers[1]): needs \(numbers[2]), has \(numbers[3])"
    }
}

extension TightText {
    public var examples: [RuleExample] {
        func text(_ need: Double, model: Bool = false) -> FrameReport {
            var report = ExampleScene.report(
                ExampleScene.text("Hinzufügen", at: Frame(x: 0, y: 0, width: need, height: 21)) {
                    $0.budget = Budget(width: 100, lines: 1)
                    $0.fonts = ["Inter 4.0"]
                })
            if model {
                report.fontModels = [
                    FontModel(font: "Inter 4.0", of: "the iOS system font", meanError: 0.01, error95: 0.03)
                ]
            }
            return report
        }
        return [
            .passes("Ten points to spare.", text(90)),
            .fails("One point to spare, and 2 % are asked for.", text(99)),
            .passes("2.5 points to spare.", text(97.5)),
            .fails("2.5 points to spare, and the font's model may be off by 3 %.", text(97.5, model: true)),
        ]
    }
}
