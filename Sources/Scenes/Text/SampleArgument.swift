internal import Catalogs

/// A value that stands in for an argument of a text.
public enum SampleArgument: Hashable, Sendable {
    case integer(Int)
    case real(Double)
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
