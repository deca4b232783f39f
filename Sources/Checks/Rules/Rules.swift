public import Basics

/// All rules.
public enum Rules {
    /// Every rule, in the order of the documentation.
    public static let all: [any Rule] = [
        TruncatedText(), ClippedText(), Overflow(), Overlapping(), NothingFits(), MissingGlyph(), BrokenWord(),
        TooManyLines(), TooManyCharacters(), MissingTranslation(), EmptyTranslation(), UnfilledPlaceholder(),
        TinyText(), SmallTarget(),
        TightText(), StrayDecoration(),
    ]

    /// The rule of that identifier.
    public static func named(_ identifier: String) -> (any Rule)? {
        all.first { $0.identifier == identifier }
    }

    /// The rule of that identifier, or the error that suggests the nearest one.
    public static func find(_ identifier: String) throws(UnknownName) -> any Rule {
        guard let rule = named(identifier) else {
            throw UnknownName(identifier, kind: "rule", expected: all.map(\.identifier), listedBy: "galley rules")
        }
        return rule
    }
}
