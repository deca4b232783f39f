internal import Basics
import Frames

/// A label needs more lines than its budget.
public struct TooManyLines: Rule {
    public let identifier = "too-many-lines"
    public let defaultSeverity = Severity.warning
    public let firesWhen = "a label needs more lines than its budget"
    public let meaning = """
        The text shows whole, but takes more lines than were meant for it. Where the limit is enforced, the text is \
        cut off, and truncated-text says so.
        """
    public let reason = "What lies below is pushed down or off the screen, and rows of labels lose their common height."
    public let remedies = [
        "Give the label more width, or a budget of more lines.",
        "Ask for a shorter translation, and say how many points there are.",
    ]
    public let precondition = Precondition.lineLimit
    public let measuresGlyphs = true

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        views.texts.compactMap { index in
            guard let room = views.views[index].text?.budget.lines, let text = views.views[index].text,
                text.lines.count > room, !text.truncated
            else { return nil }
            let width = Self.width(text, lines: room)
            if let width, !views.isShort(width) { return nil }
            let lines = Shortage(need: Double(text.lines.count), room: Double(room), measure: .lines)
            return views.fault(self, at: index, .tooManyLines(lines, width: width))
        }
    }

    /// The width in which the text would take this number of lines, and the width that it has; nil where the report
    /// does not say.
    private static func width(_ text: TextFacts, lines: Int) -> Shortage? {
        let isOneLine = lines == 1 && !text.string.contains(where: \.isNewline)
        guard let need = text.fittingWidth ?? (isOneLine ? text.ideal.width : nil), let room = text.budget.width else {
            return nil
        }
        return Shortage(need: need, room: room, measure: .width)
    }
}

extension TooManyLines {
    static func says(_ lines: Shortage, width: Shortage?) -> String {
        guard let needs = Prose.needs(width) else { return Prose.needs(lines) ?? "" }
        let meant = lines.room == 1 ? "one line" : "\(Number.text(lines.room)) lines"
        return "takes \(Number.text(lines.need)) lines: for \(meant) it \(needs)"
    }
}

extension TooManyLines {
    public var examples: [RuleExample] {
        func text(lines: Int, ideal: Double = 222) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Im Hintergrund aktualisieren", at: Frame(x: 0, y: 0, width: 120, height: 42)) {
                    $0.ideal = Size(width: ideal, height: 21)
                    $0.budget = Budget(width: 120, lines: lines)
                    $0.lines = [
                        Line(range: 0..<15, width: 116, baseline: 16), Line(range: 15..<28, width: 104, baseline: 37),
                    ]
                })
        }
        return [
            .passes("Two lines, and two are meant.", text(lines: 2)),
            .passes("Less than half a pixel is lacking for one.", text(lines: 1, ideal: 120.03)),
            .fails("Two lines, and one is meant.", text(lines: 1)),
        ]
    }
}
