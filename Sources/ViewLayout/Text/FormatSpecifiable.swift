public import Foundation

/// A number that can be interpolated in a localized key; its type decides the specifier in the key.
public protocol _FormatSpecifiable: Equatable {
    /// The specifier for a value of this type in a key.
    static var specifier: String { get }
    /// The value as the widest number of its kind.
    var numericValue: _FormatValue { get }
}

/// A number for a placeholder.
public enum _FormatValue: Hashable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case double(Double)
}

extension _FormatSpecifiable {
    var argument: TextArgument.Value {
        switch numericValue {
        case .integer(let value): .integer(value)
        case .unsigned(let value): .unsigned(value)
        case .double(let value): .double(value)
        }
    }
}

extension _FormatSpecifiable where Self: SignedInteger {
    public var numericValue: _FormatValue { .integer(Int64(self)) }
}

extension _FormatSpecifiable where Self: UnsignedInteger {
    public var numericValue: _FormatValue { .unsigned(UInt64(self)) }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    public var numericValue: _FormatValue { .double(Double(self)) }
}

extension Int: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%lld"
}
extension Int8: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%d"
}
extension Int16: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%d"
}
extension Int32: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%d"
}
extension Int64: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%lld"
}
extension UInt: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%llu"
}
extension UInt8: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%u"
}
extension UInt16: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%u"
}
extension UInt32: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%u"
}
extension UInt64: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%llu"
}
extension Float: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%f"
}
extension Double: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%lf"
}
extension CGFloat: _FormatSpecifiable {
    /// The specifier in keys of catalogs.
    public static let specifier = "%lf"
}
