import Frames

/// A text of a catalog that shows nothing.
public struct EmptyTranslation: WordRule {
    public let identifier = "empty-translation"
    public let defaultSeverity = Severity.error
    public let firesWhen = "a text of a catalog has nothing in it that shows"
    public let meaning = """
        The string of this key is empty in this locale, or has only spaces and characters that are never drawn, such \
        as a zero width space.
        """
    public let reason = """
        A button without a word on it says nothing, and it fits everywhere: without this rule the worst of all \
        translations would pass every other check.
        """
    public let remedies = [
        "Have the key translated; a translation that is not there at all falls back to another language.",
        "If nothing should show, leave the view out, or allow it: allow: [empty-translation].",
    ]
    public let precondition = Precondition.key

    /// Makes the rule.
    public init() {}

    public func faults(in views: ReportIndex) -> [Fault] { views.faults(of: self) }

    func evidence(of text: TextFacts, in locale: String, isUnplaced: Bool) -> Evidence? {
        guard let key = text.key, Self.shows(key), !Self.shows(text.string) else { return nil }
        return .emptyTranslation
    }

    /// Whether some character of the string is ever drawn (UAX #44, White_Space and Default_Ignorable_Code_Point).
    package static func shows(_ string: String) -> Bool {
        string.unicodeScalars.contains { scalar in
            if (0x21...0x7E).contains(scalar.value) { return true }
            let properties = scalar.properties
            guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else { return false }
            // A Braille pattern without a dot is a symbol that shows nothing.
            return properties.generalCategory != .control && scalar != "\u{2800}"
        }
    }
}

extension EmptyTranslation {
    static let says = "has nothing that shows"
}

extension EmptyTranslation {
    public var examples: [RuleExample] {
        func text(_ string: String, key: String = "settings") -> FrameReport {
            ExampleScene.report(
                ExampleScene.text(string, at: Frame(x: 0, y: 0, width: 64, height: 21)) {
                    $0.key = key
                })
        }
        return [
            .passes("A word.", text("Settings")),
            .passes("An empty key means an empty text.", text("", key: "")),
            .fails("Nothing at all.", text("")),
            .fails("A space and a zero width space.", text(" \u{200B}")),
        ]
    }
}
