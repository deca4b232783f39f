public import Foundation

/// Shows content for the dates of a schedule; a layout shows the date at its first moment.
///
/// While a view is laid out the time is always 9:41 on 9 January 2007: a schedule is asked for its first date from then
/// on, so that the same view has the same frames on every day.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    /// How often content is shown anew.
    public enum Cadence: Comparable, Sendable {
        /// How often the view may be updated.
        case live, seconds, minutes
    }

    /// What the content is made from.
    public struct Context {
        /// The date that is shown.
        public let date: Date
        /// How often content is shown anew.
        public let cadence: Cadence = .live
        /// Lets views before the moment be dropped; a layout has only one moment.
        public func invalidateTimelineContent() {}
    }

    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    /// Shows content for the dates of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        let now = Date.atRest
        let date = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
        return content(TimelineViewDefaultContext(date: date))
    }
}

/// What the content of a timeline is made from.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension Date {
    /// The moment in which views are laid out: 9:41 on 9 January 2007, in Greenwich.
    static let atRest = Date(timeIntervalSince1970: 1_168_335_660)
}

/// The dates at which content is shown anew.
public protocol TimelineSchedule {
    /// The dates, in order.
    associatedtype Entries: Sequence<Date>
    /// How many dates there are.
    typealias Mode = TimelineScheduleMode
    /// The dates from one on.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How many dates a schedule has.
public enum TimelineScheduleMode: Sendable {
    /// All of them.
    case normal
    /// Fewer, as on a screen that is always on.
    case lowFrequency
}

/// The starts of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        let start = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return PeriodicTimelineSchedule.Entries(date: Date(timeIntervalSinceReferenceDate: start), interval: 60)
    }
}

/// Dates in equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// From a date on, in distances of seconds.
    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    /// The last date of the schedule up to a date, or its first one, and those after it.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = interval > 0 ? (startDate.timeIntervalSince(start) / interval).rounded(.down) : 0
        return Entries(date: start.addingTimeInterval(max(passed, 0) * interval), interval: interval)
    }

    /// Dates at equal intervals, without an end.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date
        fileprivate let interval: TimeInterval

        public mutating func next() -> Date? {
            defer { date += interval }
            return date
        }
    }
}

/// Dates that are given one by one.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
    private let dates: Entries
    /// The dates, in order.
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// The moments of an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: TimeInterval
    /// In distances of some seconds or more.
    public init(minimumInterval: Double? = nil, paused: Bool = false) { interval = minimumInterval ?? 1 / 60 }
    public func entries(from start: Date, mode: TimelineScheduleMode) -> PeriodicTimelineSchedule.Entries {
        PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The starts of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Dates from one on, in distances of seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// The moments of an animation.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// The moments of an animation.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}
extension TimelineSchedule {
    /// Dates that are given one by one.
    public static func explicit<S: Sequence<Date>>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S> {
        ExplicitTimelineSchedule(dates)
    }
}
