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

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        views.texts.compactMap { index in
            guard let room = views.views[index].text?.budget.lines, let text = views.views[index].text,
                text.lines.count > room, !text.truncated
            else { return nil }
            let shortage = Shortage(need: Double(text.lines.count), room: Double(room), measure: .lines)
            let isOneLine = room == 1 && !text.string.contains(where: \.isNewline)
            return views.fault(
                self, at: index, .tooManyLines(shortage, oneLine: isOneLine ? text.ideal.width : nil))
        }
    }
}

extension TooManyLines {
    static func says(_ shortage: Shortage) -> String { Prose.needs(shortage) ?? "" }
}

extension TooManyLines {
    public var examples: [RuleExample] {
        func text(lines: Int) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Im Hintergrund aktualisieren", at: Frame(x: 0, y: 0, width: 120, height: 42)) {
                    $0.budget = Budget(width: 120, lines: lines)
                    $0.lines = [
                        Line(range: 0..<15, width: 116, baseline: 16), Line(range: 15..<28, width: 104, baseline: 37),
                    ]
                })
        }
        return [
            .passes("Two lines, and two are meant.", text(lines: 2)),
            .fails("Two lines, and one is meant.", text(lines: 1)),
        ]
    }
}
