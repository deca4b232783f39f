/// What a placeholder calls its argument: by number, as printf does, or by name, as ICU's messages do.
public enum ArgumentName: Sendable, Hashable {
    /// From 1.
    case number(Int)
    /// The argument that has this name, as `{count}`.
    case name(String)
}

extension ArgumentName: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    public init(integerLiteral value: Int) { self = .number(value) }
    public init(stringLiteral value: String) { self = .name(value) }
}

extension ArgumentName {
    /// The argument of a placeholder that counts from 0, such as `{0}`; a name if the text is not a number, or a number
    /// beyond all arguments.
    init(countedFromZero name: some StringProtocol) {
        if let number = Int(name), (0..<MessageArguments.mostNumbers).contains(number) {
            self = .number(number + 1)
        } else {
            self = .name(String(name))
        }
    }

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
