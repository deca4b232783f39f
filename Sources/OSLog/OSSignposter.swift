// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Marks when something begins and ends; here the marks are dropped.
@_weakLinked
public struct OSSignposter: Sendable {
    /// Makes a signposter.
    @_alwaysEmitIntoClient
    public init(subsystem: String, category: String) {}
    /// Makes a signposter that tools know.
    @_alwaysEmitIntoClient
    public init(subsystem: String, category: OSLog.Category) {}
    /// Makes a signposter that writes to a log.
    @_alwaysEmitIntoClient
    public init(logHandle: OSLog) {}
    /// Makes a signposter of the same log.
    @_alwaysEmitIntoClient
    public init(logger: Logger) {}
    /// Makes a signposter.
    @_alwaysEmitIntoClient
    public init() {}

    /// A signposter that is discarded.
    @_alwaysEmitIntoClient
    public static var disabled: OSSignposter { OSSignposter() }
    /// Whether marks are kept: none are.
    @_alwaysEmitIntoClient
    public var isEnabled: Bool { false }

    /// What distinguishes one interval from another.
    @_alwaysEmitIntoClient
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// What distinguishes one interval from another.
    @_alwaysEmitIntoClient
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { .exclusive }

    /// Drops the beginning of an interval.
    @_alwaysEmitIntoClient
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState()
    }
    /// Drops the beginning of an interval.
    @_alwaysEmitIntoClient
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Drops the end of an interval.
    @_alwaysEmitIntoClient
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}
    /// Drops the end of an interval.
    @_alwaysEmitIntoClient
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}
    /// Drops an event.
    @_alwaysEmitIntoClient
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}
    /// Drops an event.
    @_alwaysEmitIntoClient
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    /// Does the work of an interval.
    @_alwaysEmitIntoClient
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}

/// What distinguishes one interval from another.
@_weakLinked
public struct OSSignpostID: Hashable, Sendable {
    /// The number that distinguishes this interval from others.
    public let rawValue: UInt64
    /// Makes it from its number.
    @_alwaysEmitIntoClient
    public init(_ value: UInt64) { rawValue = value }
    /// Makes one for a log.
    @_alwaysEmitIntoClient
    public init(log: OSLog) { self = .exclusive }
    /// Makes one for an object.
    @_alwaysEmitIntoClient
    public init(log: OSLog, object: AnyObject) { self = .exclusive }
    /// The only interval of its name.
    @_alwaysEmitIntoClient
    public static var exclusive: OSSignpostID { OSSignpostID(0xEEEE_B0B5_B2B2_EEEE) }
    /// None.
    @_alwaysEmitIntoClient
    public static var invalid: OSSignpostID { OSSignpostID(.max) }
    /// None.
    @_alwaysEmitIntoClient
    public static var null: OSSignpostID { OSSignpostID(0) }
}

/// What the end of an interval has to know of its beginning.
@_weakLinked
public struct OSSignpostIntervalState: Sendable {
    @_alwaysEmitIntoClient
    init() {}
}

/// What a signpost marks: the beginning or the end of an interval, or a moment.
@_weakLinked
public enum OSSignpostType: Sendable {
    /// What a signpost marks.
    case event, begin, end
}

/// Drops a mark.
@_weakLinked
@_alwaysEmitIntoClient
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Drops a mark.
@_weakLinked
@_alwaysEmitIntoClient
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: Any...
) {}
