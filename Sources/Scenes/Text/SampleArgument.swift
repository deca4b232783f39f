internal import Catalogs

/// A value that stands in for an argument of a text.
public enum SampleArgument: Hashable, Sendable {
    /// For `%lld` and its kin.
    case integer(Int)
    /// For `%f` and its kin.
    case real(Double)
    /// For `%@`.
    case text(String)

    /// A whole number, a number or a text, as its form says.
    package init(yaml value: YAMLValue) throws {
        let text = try value.string("arguments")
        if let integer = Int(text) {
            self = .integer(integer)
        } else if let number = Double(text), number.isFinite {
            self = .real(number)
        } else {
            self = .text(text)
        }
    }

    var format: FormatArgument {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .text(let value): .text(value)
        }
    }
}
