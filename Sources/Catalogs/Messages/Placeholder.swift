/// A place in a text that a program fills: `%@`, `%2$lld`, `%.1f`, `%#@name@`, `%arg`.
public struct Placeholder: Sendable, Hashable {
    /// What fills it.
    public enum Kind: Sendable, Hashable {
        /// `%@`, `%s`, `%c` and the like.
        case text
        /// `%d`, `%lld`, `%u`, `%x` and the like.
        case integer
        /// `%f`, `%g` and the like.
        case real
        /// `%#@name@`: a phrase of the catalog's own.
        case substitution(name: String)
        /// `%arg`: the number that the phrase around it agrees with.
        case number
    }

    /// As it stands in the text.
    public var source: String
    public var kind: Kind
    /// Number of its argument, from 1; nil for `%arg`.
    public var argument: Int?

    var layout = NumberLayout()

    /// With the number of its argument: `%1$@` for the first `%@`.
    var numberedSource: String {
        guard let argument, !source.contains("$") else { return source }
        return "%\(argument)$\(source.dropFirst())"
    }
}

/// How printf writes a number.
struct NumberLayout: Sendable, Hashable {
    /// The letter of the conversion, such as `d` or `f`.
    var conversion: Character = "@"
    var padsWithZeros = false
    var alwaysShowsSign = false
    var isLeftAligned = false
    var width = 0
    var precision: Int?

    /// Digits after the decimal separator.
    var fractionDigits: Int { precision ?? 6 }
}
