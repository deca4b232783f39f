import Frames

/// A text shows fewer characters than it has.
public struct TruncatedText: Rule {
    public let identifier = "truncated-text"
    public let defaultSeverity = Severity.error
    public let firesWhen = "a text shows fewer characters than it has"
    public let meaning = """
        The layout gives the text less room than it needs, so its end (or its middle, or its beginning) is replaced by \
        an ellipsis; where there is no width at all, nothing shows. Need and room are compared at the text's full size, or at the factor to which \
        minimumScaleFactor has shrunk it. In a font size that is not above 0, or with a tracking that is not a number, a \
        text shows in no room.
        """
    public let reason = """
        What is cut off is often the word that matters most. A person with large text or a long language sees \
        “Zur Wiedergabe…” and has to guess what the button does.
        """
    public let remedies = [
        "Let the text wrap: raise or remove lineLimit.",
        "Give it more room, or an arrangement that fits: a ViewThatFits that falls back to a vertical stack.",
        "Let it shrink a little with minimumScaleFactor.",
        "Only then ask for a shorter translation, and say how many points there are.",
        "If the ellipsis is intended, allow it: allow: [truncated-text].",
    ]
    public let precondition = Precondition.limitedText
    public let measuresGlyphs = true

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        views.texts.compactMap { index in
            guard let text = views.views[index].text else { return nil }
            if views.showsNothing(index) { return views.fault(self, at: index, .truncatedText(Self.nothing(of: text))) }
            guard text.truncated else { return nil }
            if text.visible.isEmpty, let reason = views.views[index].warnings?.first {
                return views.fault(self, at: index, .truncatedText(Self.nothing(of: text, reason: reason)))
            }
            let comparisons = Self.comparisons(of: text)
            if Self.isWideEnough(text, in: views) { return nil }
            let shortage = comparisons.first(where: views.isShort)
            // A shortage that is too small to count is not a fault. A report without numbers to compare is trusted.
            if shortage == nil, comparisons.contains(where: { $0.amount > 0 }) { return nil }
            let truncation = Truncation(
                shortage: shortage, visible: text.visible, hidden: text.hidden,
                lineLimit: text.budget.lines,
                linesNeeded: Self.linesNeeded(by: text), scale: text.scale,
                fitsStacked: views.fitsStacked(text, at: index))
            return views.fault(self, at: index, .truncatedText(truncation))
        }
    }

    /// A text that has no width at all: not even an ellipsis shows.
    private static func nothing(of text: TextFacts) -> Truncation {
        Truncation(
            shortage: Shortage(need: text.ideal.width, room: 0), visible: "", hidden: [text.string],
            lineLimit: text.budget.lines, linesNeeded: nil, scale: 1, fitsStacked: false)
    }

    /// A text that would not show in any room.
    private static func nothing(of text: TextFacts, reason: String) -> Truncation {
        Truncation(
            visible: "", hidden: [text.string], lineLimit: text.budget.lines, scale: 1, fitsStacked: false,
            reason: reason)
    }

    /// Whether the text would show whole in a width that looks the same as the one that it has.
    private static func isWideEnough(_ text: TextFacts, in views: ReportIndex) -> Bool {
        guard let need = text.fittingWidth, let room = text.budget.width else { return false }
        return need > room && !views.exceeds(need, room)
    }

    /// Need and room on every side that the report has: first the width where lines are limited, since a wider text
    /// needs fewer of them; then the height, then lines.
    private static func comparisons(of text: TextFacts) -> [Shortage] {
        let budget = text.budget
        let isLimited = budget.lines != nil || text.lines.count <= 1
        // No width makes one line of a text with a line break in it.
        let isOneLine = budget.lines ?? 1 == 1 && !text.string.contains(where: \.isNewline)
        let oneLine = isOneLine ? text.ideal.width * text.scale : nil
        let width = isLimited ? text.fittingWidth ?? oneLine : nil
        return [
            budget.width.flatMap { room in width.map { Shortage(need: $0, room: room, measure: .width) } },
            budget.height.map { room in
                Shortage(
                    need: text.unlimited?.height ?? text.ideal.height * text.scale, room: room, measure: .height)
            },
            budget.lines.flatMap { room in
                text.unlimited.map { Shortage(need: Double($0.lines), room: Double(room), measure: .lines) }
            },
        ].compactMap(\.self)
    }

    /// The lines that the whole text would take at this width, where a line limit cuts it.
    private static func linesNeeded(by text: TextFacts) -> Int? {
        guard let limit = text.budget.lines, let unlimited = text.unlimited, unlimited.lines > limit else { return nil }
        return unlimited.lines
    }
}

extension ReportIndex {
    /// Whether a text that has some width is given none, as in a frame of width 0.
    func showsNothing(_ index: Int) -> Bool {
        guard let text = views[index].text, let room = text.budget.width else { return false }
        return !exceeds(room, 0) && exceeds(text.ideal.width, 0)
    }
}

extension TruncatedText {
    static func says(_ truncation: Truncation) -> String {
        if let reason = truncation.reason { return reason }
        guard let needs = Prose.needs(truncation.shortage) else { return "does not show whole" }
        guard truncation.shortage?.measure == .width, let limit = truncation.lineLimit, limit > 1 else { return needs }
        return "\(needs) for \(limit) lines"
    }

    static func adds(_ truncation: Truncation) -> String? {
        if truncation.reason != nil { return nil }
        return truncation.visible.isEmpty ? "nothing shows" : "shows \(Prose.quoted(truncation.visible))"
    }
}

extension TruncatedText {
    public var examples: [RuleExample] {
        let wide = Frame(x: 0, y: 0, width: 188, height: 21)
        var unusable = ExampleScene.text("OK", at: Frame(x: 0, y: 0, width: 24, height: 21)) {
            $0.budget = Budget(width: 320, lines: 1)
            $0.truncated = true
            $0.visible = ""
        }
        unusable.warnings = ["has the font size 0.0, in which no text shows"]
        return [
            .passes(
                "One line that fits.",
                ExampleScene.report(
                    ExampleScene.text("Hinzufügen", at: Frame(x: 0, y: 0, width: 88, height: 21)) {
                        $0.budget = Budget(width: 188, lines: 1)
                    })),
            .passes(
                "Too wide for one line, and free to take two.",
                ExampleScene.report(
                    ExampleScene.text("Zur Wiedergabeliste hinzufügen", at: wide) {
                        $0.ideal = Size(width: 255.6, height: 21)
                        $0.budget = Budget(width: 188)
                        $0.lines = [
                            Line(range: 0..<20, width: 163, baseline: 16),
                            Line(range: 20..<30, width: 88, baseline: 37),
                        ]
                    })),
            .passes(
                "Less than half a pixel is lacking.",
                ExampleScene.report(
                    ExampleScene.text("Zur Wiedergabeliste hinzufügen", at: wide) {
                        $0.ideal = Size(width: 188.03, height: 21)
                        $0.budget = Budget(width: 188, lines: 1)
                        $0.truncated = true
                        $0.visible = "Zur Wiedergabeliste hinzu…"
                    })),
            .fails(
                "In a frame of width 0.",
                ExampleScene.report(
                    ExampleScene.text("OK", at: Frame(x: 0, y: 0, width: 0, height: 42)) {
                        $0.ideal = Size(width: 24, height: 21)
                        $0.budget = Budget(width: 0)
                    })),
            .fails("In a font size that no text can have.", ExampleScene.report(unusable)),
            .fails(
                "Too wide for the one line it may have.",
                ExampleScene.report(
                    ExampleScene.text("Zur Wiedergabeliste hinzufügen", at: wide) {
                        $0.ideal = Size(width: 255.6, height: 21)
                        $0.budget = Budget(width: 188, lines: 1)
                        $0.truncated = true
                        $0.visible = "Zur Wiedergabeliste…"
                    })),
        ]
    }
}
