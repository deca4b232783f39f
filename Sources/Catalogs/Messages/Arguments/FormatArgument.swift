/// A value for a placeholder.
public enum FormatArgument: Sendable, Hashable {
    /// A whole number.
    case integer(Int)
    /// A number with a fraction.
    case real(Double)
    /// A text, which is inserted unchanged.
    case text(String)
    /// A moment, in seconds since 1970; written in the time zone UTC.
    case date(Double)
}

extension FormatArgument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral {
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(floatLiteral value: Double) { self = .real(value) }
    public init(stringLiteral value: String) { self = .text(value) }
}
