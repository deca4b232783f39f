/// What a placeholder calls its argument: by number, as printf does, or by name, as ICU's messages do.
public enum ArgumentName: Sendable, Hashable {
    /// From 1.
    case number(Int)
    case name(String)
}

extension ArgumentName: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    public init(integerLiteral value: Int) { self = .number(value) }
    public init(stringLiteral value: String) { self = .name(value) }
}

extension ArgumentName {
    /// nil for a name.
    var number: Int? { if case .number(let number) = self { number } else { nil } }
}

extension ArgumentName: CustomStringConvertible {
    public var description: String {
        switch self {
        case .number(let number): String(number)
        case .name(let name): name
        }
    }
}
