public import Dispatch
public import Foundation

// A layout shows the state after everything that was waited for has happened. So nothing waits here: values pass at
// once, in the order in which they came. Timers do not run.

/// Decides when and where something is done; here it is done at once.
@_weakLinked
public protocol Scheduler<SchedulerTimeType> {
    /// A point in time.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Wishes about how something is done.
    associatedtype SchedulerOptions
}

/// A span of time that can be written in units.
@_weakLinked
public protocol SchedulerTimeIntervalConvertible {
    /// A number of seconds.
    static func seconds(_ seconds: Int) -> Self
    /// A number of seconds.
    static func seconds(_ seconds: Double) -> Self
    /// A number of thousandths of a second.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// A number of millionths of a second.
    static func microseconds(_ microseconds: Int) -> Self
    /// A number of billionths of a second.
    static func nanoseconds(_ nanoseconds: Int) -> Self
}

/// A point in time, in seconds.
@_weakLinked
public struct SchedulerTime: Strideable, Hashable, Sendable {
    var seconds: Double

    public func distance(to other: SchedulerTime) -> Stride { Stride(seconds: other.seconds - seconds) }
    public func advanced(by span: Stride) -> SchedulerTime { SchedulerTime(seconds: seconds + span.seconds) }

    /// A span of time, in seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, ExpressibleByFloatLiteral,
        Sendable
    {
        var seconds: Double

        init(seconds: Double) { self.seconds = seconds }
        public init(floatLiteral value: Double) { seconds = value }
        public init(integerLiteral value: Int) { seconds = Double(value) }
        public init?<T: BinaryInteger>(exactly source: T) { seconds = Double(source) }

        public static func seconds(_ seconds: Int) -> Stride { Stride(seconds: Double(seconds)) }
        public static func seconds(_ seconds: Double) -> Stride { Stride(seconds: seconds) }
        public static func milliseconds(_ milliseconds: Int) -> Stride { Stride(seconds: Double(milliseconds) / 1e3) }
        public static func microseconds(_ microseconds: Int) -> Stride { Stride(seconds: Double(microseconds) / 1e6) }
        public static func nanoseconds(_ nanoseconds: Int) -> Stride { Stride(seconds: Double(nanoseconds) / 1e9) }

        public var magnitude: Double { abs(seconds) }
        public static func < (a: Stride, b: Stride) -> Bool { a.seconds < b.seconds }
        public static func + (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds + b.seconds) }
        public static func - (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds - b.seconds) }
        public static func * (a: Stride, b: Stride) -> Stride { Stride(seconds: a.seconds * b.seconds) }
        public static func *= (a: inout Stride, b: Stride) { a.seconds *= b.seconds }
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never
}

/// Does everything at once.
@_weakLinked
public struct ImmediateScheduler: Scheduler, Sendable {
    public typealias SchedulerTimeType = SchedulerTime
    public typealias SchedulerOptions = Never
    /// The scheduler.
    public static let shared = ImmediateScheduler()
}

extension Publisher {
    /// The same values: they pass where they are sent.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values: they pass where they are sent.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values: a pause follows each of them in a layout.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values: a pause follows each of them in a layout.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values: in a layout the time has passed.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values: nothing is late in a layout.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

/// A publisher that begins when `connect` is called.
@_weakLinked
public protocol ConnectablePublisher: Publisher {
    /// Begins, until what it returns is cancelled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// The values, from the first subscriber on.
    public func autoconnect() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Timer {
    /// Publishes the time again and again; no time passes in a layout, so that nothing comes.
    public struct TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// The seconds between two values.
        public let interval: TimeInterval

        /// Passes nothing, as no time passes.
        public func receive(
            value: @escaping (Date) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }

        /// Begins; no value comes.
        public func connect() -> any Cancellable { AnyCancellable {} }
    }

    /// Publishes the time again and again; no time passes in a layout, so that nothing comes.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher(interval: interval) }
}

extension NotificationCenter {
    /// The notifications of a name; as none are posted in a layout, nothing comes.
    public struct Publisher: CombineTypes.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        /// What posts them.
        public let center: NotificationCenter
        /// Their name.
        public let name: Notification.Name
        /// What they are about.
        public let object: AnyObject?

        /// Publishes the notifications of a name.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Passes nothing.
        public func receive(
            value: @escaping (Notification) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { AnyCancellable {} }
    }

    /// The notifications of a name; as none are posted in a layout, nothing comes.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
