/// A text for a log. Layout writes no logs: messages are accepted, and dropped unread.
@_weakLinked
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    @_alwaysEmitIntoClient
    public init(stringLiteral value: String) {}
    @_alwaysEmitIntoClient
    public init(stringInterpolation: StringInterpolation) {}

    /// Takes the parts of a message, and drops them.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        @_alwaysEmitIntoClient
        public init(literalCapacity: Int, interpolationCount: Int) {}
        @_alwaysEmitIntoClient
        public mutating func appendLiteral(_ literal: String) {}
        /// Drops a value.
        @_alwaysEmitIntoClient
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
        ) {}
        /// Drops a number.
        @_alwaysEmitIntoClient
        public mutating func appendInterpolation<T: BinaryInteger>(
            _ value: @autoclosure () -> T, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {}
        /// Drops a number.
        @_alwaysEmitIntoClient
        public mutating func appendInterpolation<T: BinaryFloatingPoint>(
            _ value: @autoclosure () -> T, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none,
            privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// Who may read a value in a log.
@_weakLinked
public struct OSLogPrivacy: Sendable {
    @_alwaysEmitIntoClient
    init() {}

    /// What is shown of a private value.
    public enum Mask: Sendable {
        /// What is written in the place of a private value.
        case hash, none
    }

    /// Numbers are public, and texts are private.
    @_alwaysEmitIntoClient
    public static var auto: OSLogPrivacy { OSLogPrivacy() }
    /// For everyone.
    @_alwaysEmitIntoClient
    public static var `public`: OSLogPrivacy { OSLogPrivacy() }
    /// For those who debug.
    @_alwaysEmitIntoClient
    public static var `private`: OSLogPrivacy { OSLogPrivacy() }
    /// Not logged.
    @_alwaysEmitIntoClient
    public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
    /// Numbers are public, and texts are masked.
    @_alwaysEmitIntoClient
    public static func auto(mask: Mask) -> OSLogPrivacy { auto }
    /// Shown to a debugger, and masked otherwise.
    @_alwaysEmitIntoClient
    public static func `private`(mask: Mask) -> OSLogPrivacy { auto }
    /// Not logged, and masked.
    @_alwaysEmitIntoClient
    public static func sensitive(mask: Mask) -> OSLogPrivacy { auto }
}

/// How wide a value is written.
@_weakLinked
public struct OSLogStringAlignment: Sendable {
    @_alwaysEmitIntoClient
    init() {}

    /// As wide as it is.
    @_alwaysEmitIntoClient
    public static var none: OSLogStringAlignment { OSLogStringAlignment() }
    /// Aligned right in this many columns.
    @_alwaysEmitIntoClient
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
    /// Aligned left in this many columns.
    @_alwaysEmitIntoClient
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment { none }
}

/// How an integer is written.
@_weakLinked
public struct OSLogIntegerFormatting: Sendable {
    @_alwaysEmitIntoClient
    init() {}

    /// In tens.
    @_alwaysEmitIntoClient
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// In sixteens.
    @_alwaysEmitIntoClient
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting() }
    /// In eights.
    @_alwaysEmitIntoClient
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
}

/// How a number is written.
@_weakLinked
public struct OSLogFloatFormatting: Sendable {
    @_alwaysEmitIntoClient
    init() {}

    /// With six digits after the point.
    @_alwaysEmitIntoClient
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// In sixteens.
    @_alwaysEmitIntoClient
    public static var hex: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With an exponent.
    @_alwaysEmitIntoClient
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// The shorter of both.
    @_alwaysEmitIntoClient
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting() }
    /// With this many digits after the point.
    @_alwaysEmitIntoClient
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting { fixed }
}
