internal import Basics
import Frames

/// A text that may shrink to fit has become too small to read.
public struct TinyText: Rule {
    public let identifier = "tiny-text"
    public let defaultSeverity = Severity.warning
    public let firesWhen = "minimumScaleFactor lets a text shrink below 9 points"
    public let meaning = """
        The text fits only because it was drawn smaller than its font asks for, and it is now smaller than the least \
        size. Set another size in galley.yml: rules: { tiny-text: { size: 11 } }.
        """
    public let reason = """
        A text that shrinks is never cut off, so no other rule reports it. People who have set large text get the \
        smallest text of all: what shrinks to fit does not grow with their setting.
        """
    public let remedies = [
        "Give the text more room, or lines to wrap onto, before it shrinks.",
        "Raise minimumScaleFactor, so that the check reports where the text does not fit.",
        "Ask for a shorter translation.",
    ]
    public let precondition = Precondition.limitedText
    public let measuresGlyphs = true

    /// The smallest size of a text, in points.
    public var size: Double

    /// Makes the rule.
    ///
    /// - Parameter size: The smallest size in points. The default of 9 is a choice, a little below the smallest text
    ///   style of iOS (11).
    public init(size: Double = 9) { self.size = size }

    public let numbers = ["size"]

    public func setting(_ name: String, to number: RuleNumber) -> (any Rule)? {
        guard name == "size", case .amount(let size) = number else { return nil }
        return TinyText(size: size)
    }

    public func faults(in views: ReportIndex) -> [Fault] {
        views.texts.compactMap { index in
            guard let text = views.views[index].text, text.scale < 1 else { return nil }
            let drawn = Number.rounded(text.fontSize * text.scale)
            guard drawn < size else { return nil }
            return views.fault(self, at: index, .tinyText(size: drawn, minimum: size))
        }
    }
}

extension TinyText {
    static func says(size: Double, minimum: Double) -> String {
        "shrinks to \(Number.text(size)) points, below \(Number.text(minimum))"
    }
}

extension TinyText {
    public var examples: [RuleExample] {
        func text(scale: Double, fontSize: Double = 17) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Einstellungen", at: Frame(x: 0, y: 0, width: 60, height: 12)) {
                    $0.budget = Budget(width: 60, lines: 1)
                    $0.scale = scale
                    $0.fontSize = fontSize
                })
        }
        return [
            .passes("At three quarters of 17 points, 12.75.", text(scale: 0.75)),
            .passes("Small because its font asks for it.", text(scale: 1, fontSize: 8)),
            .fails("At half of 17 points.", text(scale: 0.5)),
        ]
    }
}
