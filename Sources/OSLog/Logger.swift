/// Takes messages for a log, and drops them.
@_weakLinked
public struct Logger: Sendable {
    /// Makes a logger.
    @_alwaysEmitIntoClient
    public init(subsystem: String, category: String) {}
    /// Makes a logger.
    @_alwaysEmitIntoClient
    public init(_ log: OSLog) {}
    /// Makes a logger.
    @_alwaysEmitIntoClient
    public init() {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func log(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func log(level: OSLogType, _ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func trace(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func debug(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func info(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func notice(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func warning(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func error(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func critical(_ message: OSLogMessage) {}
    /// Drops a message.
    @_alwaysEmitIntoClient
    public func fault(_ message: OSLogMessage) {}
}
