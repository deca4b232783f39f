package import Catalogs

/// A value that replaces an argument of a text.
public enum SampleArgument: Hashable, Sendable {
    /// For `%lld` and its kin.
    case integer(Int)
    /// For `%f` and its kin.
    case real(Double)
    /// For `%@`.
    case text(String)

    /// As a catalog takes it.
    package var format: FormatArgument {
        switch self {
        case .integer(let value): .integer(value)
        case .real(let value): .real(value)
        case .text(let value): .text(value)
        }
    }
}
