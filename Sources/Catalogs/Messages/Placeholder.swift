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
        /// A day or a time of day.
        case date
    }

    /// As it is in the text.
    public var source: String
    /// What it is replaced by.
    public var kind: Kind
    /// What its argument is called; nil for `%arg`.
    public var argument: ArgumentName?

    /// How printf writes its number.
    var layout = NumberLayout()
    /// How ICU writes it, in ICU's words: `percent`, `::compact-short`, `yMMMd`; nil for the usual way.
    var style: String?
    /// Taken from a number before it is written (ICU's `offset:`).
    var offset = 0.0

    /// With the number of its argument: `%1$@` for the first `%@`.
    var numberedSource: String {
        guard case .number(let argument) = argument, !source.contains("$") else { return source }
        return "%\(argument)$\(source.dropFirst())"
    }
}
