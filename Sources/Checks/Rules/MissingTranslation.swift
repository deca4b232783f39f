import Frames

/// A scene shows a key that a locale has no translation of.
public struct MissingTranslation: WordRule {
    public let identifier = "missing-translation"
    public let defaultSeverity = Severity.warning
    public let firesWhen = "a locale has no text for a key that a scene shows"
    public let meaning = """
        The catalog has no string for the key in this locale, nor in one with the same language and script, so the \
        string of another language was measured instead. A key of a label budget without a place and a limit is not \
        known to be shown anywhere: it is counted in the summary alone, and galley catalog --fail-on-missing lists it.
        """
    public let reason = """
        Users see a language that they may not read. And the check measured the wrong text: the translation, \
        once it comes, may be longer.
        """
    public let remedies = [
        "Have the key translated.",
        "Take the locale out of locales in galley.yml, where the app does not support it.",
    ]
    public let precondition = Precondition.key

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] {
        views.faults(of: self).map { fault in
            guard let place = views.views[fault.index].text?.placeOfTranslation else { return fault }
            var fault = fault
            fault.text?.source = place
            return fault
        }
    }

    func evidence(of text: TextFacts, in locale: String, isUnplaced: Bool) -> Evidence? {
        guard !isUnplaced, text.key != nil, text.locale != locale,
            !WrittenLanguage(text.locale).isRead(by: WrittenLanguage(locale))
        else { return nil }
        return .missingTranslation(found: text.locale)
    }
}

extension MissingTranslation {
    static func says(locale: String, found: String) -> String {
        found.isEmpty
            ? "is not translated into \(locale): the key itself was measured"
            : "is not translated into \(locale): the \(found) string was measured"
    }
}

extension MissingTranslation {
    public var examples: [RuleExample] {
        func text(found: String, locale: String) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Settings", at: Frame(x: 0, y: 0, width: 64, height: 21)) { $0.locale = found },
                locale: locale)
        }
        func unplaced(_ report: FrameReport) -> FrameReport {
            var report = report
            report.isUnplaced = true
            return report
        }
        return [
            .passes("The locale has the string.", text(found: "de", locale: "de")),
            .passes("Its language has.", text(found: "de", locale: "de-AT")),
            .fails("Another language's was measured.", text(found: "en", locale: "de")),
            .fails("Another script's was measured.", text(found: "zh-Hans", locale: "zh-TW")),
            .passes("Nothing says where the text is shown.", unplaced(text(found: "en", locale: "de"))),
        ]
    }
}
