import Frames

/// A text is longer than its catalog allows.
public struct TooManyCharacters: WordRule {
    public let identifier = "too-many-characters"
    public let defaultSeverity = Severity.warning
    public let firesWhen = "a text has more characters than its catalog allows"
    public let meaning = """
        The catalog limits the length of this text for a translation service, as with maxLength in Android resources, \
        x-max-length in ARB, max-length of Weblate, MAX_LENGTH in a comment, or maxwidth in XLIFF; or the text is in a place \
        for which the platform recommends a number of characters, as for an app shortcut. The text has more. It is counted as \
        it is in the catalog, with its placeholders, and in the unit in which the service counts: characters that a reader \
        sees, code points, or bytes. The finding names the place where the limit is written.
        """
    public let reason = """
        The service refuses or marks the translation, or the program that shows the text takes no more, such as a store or \
        a notification. It is only a warning, because the number says little about room: whether the text is cut off is \
        measured, and truncated-text says so.
        """
    public let remedies = [
        "Ask for a shorter translation.",
        "If the limit is too strict, change it: galley budget shows how many characters really fit.",
    ]
    public let precondition = Precondition.lengthLimit

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] { views.faults(of: self) }

    func evidence(of text: TextFacts, in locale: String, isUnplaced: Bool) -> Evidence? {
        guard let length = text.length, length.length > length.limit, text.placeOfTranslation == nil else { return nil }
        return .tooManyCharacters(length)
    }
}

extension TooManyCharacters {
    static func says(_ length: TextLength) -> String {
        let unit =
            switch length.unit {
            case .characters: "character"
            case .codePoints: "code point"
            case .bytes: "byte"
            }
        let place = length.source.map { Prose.oneLine(" (limit at \($0))") } ?? ""
        return "has \(Prose.count(length.length, unit)) in its catalog, and may have \(length.limit)\(place)"
    }
}

extension TooManyCharacters {
    public var examples: [RuleExample] {
        func text(_ length: TextLength?) -> FrameReport {
            ExampleScene.report(
                ExampleScene.text("Im Hintergrund aktualisieren", at: Frame(x: 0, y: 0, width: 222, height: 21)) {
                    $0.length = length
                })
        }
        return [
            .passes("The catalog sets no limit.", text(nil)),
            .passes("As many characters as it may have.", text(TextLength(length: 28, limit: 28))),
            .fails("28 characters, and the catalog allows 20.", text(TextLength(length: 28, limit: 20))),
            .fails("More bytes than a store takes.", text(TextLength(length: 31, limit: 30, unit: .bytes))),
        ]
    }
}
