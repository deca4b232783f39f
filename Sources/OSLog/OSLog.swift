// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A log that messages are written to; here they are dropped.
@_weakLinked
public struct OSLog: Sendable {
    /// A log that tools know.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        @_alwaysEmitIntoClient
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Signposts that are shown beside what the program was doing.
        @_alwaysEmitIntoClient
        public static var pointsOfInterest: Category { Category(rawValue: "PointsOfInterest") }
        /// Traces that are taken only on request.
        @_alwaysEmitIntoClient
        public static var dynamicTracing: Category { Category(rawValue: "DynamicTracing") }
        /// Stacks that are taken only on request.
        @_alwaysEmitIntoClient
        public static var dynamicStackTracing: Category { Category(rawValue: "DynamicStackTracing") }
    }

    /// Makes a log.
    @_alwaysEmitIntoClient
    public init(subsystem: String, category: String) {}
    /// Makes a log that tools know.
    @_alwaysEmitIntoClient
    public init(subsystem: String, category: Category) {}

    /// The log for callers that name none.
    @_alwaysEmitIntoClient
    public static var `default`: OSLog { OSLog(subsystem: "", category: "") }
    /// A log that is discarded.
    @_alwaysEmitIntoClient
    public static var disabled: OSLog { OSLog(subsystem: "", category: "") }

    /// Whether messages are kept: none are.
    @_alwaysEmitIntoClient
    public func isEnabled(type: OSLogType) -> Bool { false }
    /// Whether signposts are kept: none are.
    @_alwaysEmitIntoClient
    public var signpostsEnabled: Bool { false }
}

/// How important a message is.
@_weakLinked
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8
    @_alwaysEmitIntoClient
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes it from its number.
    @_alwaysEmitIntoClient
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }
    /// Default.
    @_alwaysEmitIntoClient
    public static var `default`: OSLogType { OSLogType(0) }
    /// Info.
    @_alwaysEmitIntoClient
    public static var info: OSLogType { OSLogType(1) }
    /// Debug.
    @_alwaysEmitIntoClient
    public static var debug: OSLogType { OSLogType(2) }
    /// Error.
    @_alwaysEmitIntoClient
    public static var error: OSLogType { OSLogType(16) }
    /// Fault.
    @_alwaysEmitIntoClient
    public static var fault: OSLogType { OSLogType(17) }
}

/// Drops a message.
@_weakLinked
@_alwaysEmitIntoClient
public func os_log(
    _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: Any...
) {}

/// Drops a message.
@_weakLinked
@_alwaysEmitIntoClient
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
    _ arguments: Any...
) {}

/// Drops a message.
@_weakLinked
@_disfavoredOverload
@_alwaysEmitIntoClient
public func os_log(_ message: OSLogMessage) {}

/// Drops a message.
@_weakLinked
@_disfavoredOverload
@_alwaysEmitIntoClient
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {}
