/// A text for a log. Layout writes no logs: messages are accepted, and dropped unread.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
    public init(stringInterpolation: StringInterpolation) {}

    /// Takes the parts of a message, and drops them.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        /// Drops a message.
        public mutating func appendInterpolation<T>(
            _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
        ) {}
    }
}

/// Who may read a value in a log.
public enum OSLogPrivacy: Sendable { case auto, `public`, `private`, sensitive }

/// How important a message is.
public struct OSLogType: Equatable, Sendable {
    let rawValue: UInt8
    /// Default.
    public static let `default` = OSLogType(rawValue: 0)
    /// Info.
    public static let info = OSLogType(rawValue: 1)
    /// Debug.
    public static let debug = OSLogType(rawValue: 2)
    /// Error.
    public static let error = OSLogType(rawValue: 16)
    /// Fault.
    public static let fault = OSLogType(rawValue: 17)
}

/// Takes messages for a log, and drops them.
public struct Logger: Sendable {
    /// Makes a logger.
    public init(subsystem: String, category: String) {}
    /// Makes a logger.
    public init() {}
    /// Drops a message.
    public func log(_ message: OSLogMessage) {}
    /// Drops a message.
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Drops a message.
    public func trace(_ message: OSLogMessage) {}
    /// Drops a message.
    public func debug(_ message: OSLogMessage) {}
    /// Drops a message.
    public func info(_ message: OSLogMessage) {}
    /// Drops a message.
    public func notice(_ message: OSLogMessage) {}
    /// Drops a message.
    public func warning(_ message: OSLogMessage) {}
    /// Drops a message.
    public func error(_ message: OSLogMessage) {}
    /// Drops a message.
    public func critical(_ message: OSLogMessage) {}
    /// Drops a message.
    public func fault(_ message: OSLogMessage) {}
}
