import Frames

/// A line ends inside a word, for lack of room.
public struct BrokenWord: Rule {
    public let identifier = "broken-word"
    public let defaultSeverity = Severity.warning
    public let firesWhen = "a line ends inside a word, because it has too little room"
    public let meaning = """
        A word is wider than the whole line, so it is broken between two letters without a hyphen. Breaks that the \
        language allows, at a hyphen, a soft hyphen or between ideographs, are not faults. Only words count: markup, \
        placeholders and the samples that fill them, addresses, paths, names in code and numbers are none.
        """
    public let reason = "“Posteingan / g” is hard to read, and looks like a mistake."
    public let remedies = [
        "Widen the narrowest place: less padding, a flexible frame instead of a fixed one.",
        "Put soft hyphens (U+00AD) into long words of the translation.",
        "Let the text shrink a little with minimumScaleFactor.",
    ]
    public let precondition = Precondition.limitedText
    public let measuresGlyphs = true

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        views.texts.compactMap { index in
            guard let text = views.views[index].text, !text.brokenWords.isEmpty, !views.showsNothing(index)
            else { return nil }
            let words = Self.words(of: text, in: views)
            return words.isEmpty ? nil : views.fault(self, at: index, .brokenWord(words))
        }
    }

    /// The broken words that need more room, as far as the report says how much.
    private static func words(of text: TextFacts, in views: ReportIndex) -> [String] {
        guard let widths = text.brokenWordWidths, widths.count == text.brokenWords.count, let room = text.budget.width
        else { return text.brokenWords }
        return zip(text.brokenWords, widths).filter { views.exceeds($0.1, room) }.map(\.0)
    }
}

extension BrokenWord {
    static func says(_ words: [String]) -> String {
        "breaks a line inside \(Prose.list(words.map(Prose.quoted)))"
    }
}

extension BrokenWord {
    public var examples: [RuleExample] {
        func text(_ words: [String], width: Double = 88) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Posteingang", at: Frame(x: 0, y: 0, width: 80, height: 42)) {
                    $0.budget = Budget(width: 80)
                    $0.brokenWords = words
                    $0.brokenWordWidths = words.map { _ in width }
                })
        }
        return [
            .passes("The word has its line.", text([])),
            .passes("Less than half a pixel is lacking.", text(["Posteingang"], width: 80.03)),
            .fails("The word is wider than the line.", text(["Posteingang"])),
        ]
    }
}
