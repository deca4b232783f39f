package import Catalogs

/// A value that replaces an argument of a text.
public enum SampleArgument: Hashable, Sendable {
    /// For `%lld` and the like.
    case integer(Int)
    /// For `%f` and the like.
    case real(Double)
    /// For `%@`.
    case text(String)

    /// The value as catalogs need it.
    package var format: FormatArgument {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .text(let value): .text(value)
        }
    }
}
