/// What a value of a scene file or a configuration may be, for schemas and the reference.
package indirect enum ValueShape: Sendable {
    /// A text, including numbers and truth values as they are written.
    case text
    /// A text that matches a regular expression of ECMA 262, with a description.
    case pattern(String, words: String)
    /// A number within bounds.
    case number(from: Double? = nil, above: Double? = nil, to: Double? = nil)
    /// A whole number within bounds.
    case integer(from: Int? = nil, to: Int? = nil)
    /// true or false.
    case bool
    /// Nothing else than true.
    case isTrue
    /// No value.
    case nothing
    /// One of these words; in upper or lower case where `anyCase` is set.
    case choice([String], anyCase: Bool = false)
    /// A list.
    case list(ValueShape, atLeast: Int = 0)
    /// A mapping with only these keys.
    case mapping([KeyShape])
    /// A mapping from names that users choose, described in words, to values.
    case names(of: String, ValueShape)
    /// One of several.
    case either([ValueShape])
    /// A shape with a name, since several values have it.
    case named(String, about: String, ValueShape)
    /// A view: the name of one that needs no content, or a mapping.
    case view
    /// A view that is a mapping.
    case viewMapping
    /// The name of a rule.
    case rule
    /// A mapping from rules to their settings.
    case ruleSettings
    /// A mapping from rules to values.
    case rules(to: ValueShape)
}

extension ValueShape {
    /// A regular expression for one of several words in letters of either case.
    package static func anyCase(of words: [String]) -> String {
        let patterns = words.map { word in
            word.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : String($0) }.joined()
        }
        return "(\(patterns.joined(separator: "|")))"
    }
}

/// A key of a mapping.
package struct KeyShape: Sendable {
    package let name: String
    package let shape: ValueShape
    /// One line of documentation.
    package let about: String
    /// The value if the key is left out, as it would be written; nil where there is none.
    package let usual: String?
    /// Whether the key must be there.
    package let isRequired: Bool

    package init(_ name: String, _ shape: ValueShape, _ about: String, usual: String? = nil, isRequired: Bool = false) {
        self.name = name
        self.shape = shape
        self.about = about
        self.usual = usual
        self.isRequired = isRequired
    }
}
