public import Foundation

extension Text {
    /// How a date is written.
    ///
    /// Styles that count from the present show a fixed time, whatever the date, so that reports do not depend on when
    /// they are made: 23 hours, 59 minutes and 59 seconds.
    public struct DateStyle: Hashable, Sendable {
        fileprivate enum Style: Hashable, Sendable { case date, time, relative, offset, timer }

        fileprivate let style: Style
        /// Day, month and year.
        public static let date = DateStyle(style: .date)
        /// Hours and minutes.
        public static let time = DateStyle(style: .time)
        /// The time between the date and the present, in the two largest units.
        public static let relative = DateStyle(style: .relative)
        /// The time between the date and the present in the largest unit, with its sign.
        public static let offset = DateStyle(style: .offset)
        /// The time between the date and the present in hours, minutes and seconds.
        public static let timer = DateStyle(style: .timer)
    }

    /// A date, written for the locale, calendar and time zone of the environment.
    public init(_ date: Date, style: DateStyle) { self.init(FormattedValue(date, style)) }

    /// Two dates, written for the locale, calendar and time zone of the environment: the time of day of both, and also
    /// the days where they differ.
    public init(_ dates: ClosedRange<Date>) { self.init(FormattedValue(dates)) }

    /// The start and end of an interval, written as two dates are.
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A timer for an interval, at its widest: at the beginning of counting down, or at the end of counting up; or
    /// where it pauses.
    ///
    /// - Parameters:
    ///   - timerInterval: The start and the end of the timer.
    ///   - pauseTime: When the timer stops.
    ///   - countsDown: Whether it shows the time that is left, and not the time that has passed.
    ///   - showsHours: Whether hours are separate from minutes, from 60 minutes on.
    ///
    /// A timer of a day or longer shows 23 hours, 59 minutes and 59 seconds.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        self.init(FormattedValue(timerInterval, pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// A date, written for the locale, calendar and time zone of the environment.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
        append(FormattedValue(date, style))
    }

    /// Two dates, written for the locale, calendar and time zone of the environment.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(FormattedValue(dates)) }

    /// The start and end of an interval, written as two dates are.
    public mutating func appendInterpolation(_ interval: DateInterval) {
        append(FormattedValue(interval.start...interval.end))
    }

    /// A timer for an interval, at its widest or where it pauses.
    public mutating func appendInterpolation(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
        append(FormattedValue(timerInterval, pauseTime, countsDown: countsDown, showsHours: showsHours))
    }
}

extension FormattedValue {
    /// The longest time, in seconds, that styles which count from the present show.
    private static let longestCount = 24 * 3600 - 1

    fileprivate init(_ date: Date, _ style: Text.DateStyle) {
        let count = Duration.seconds(Self.longestCount)
        // Units are rounded: only whole minutes and hours avoid showing a day.
        let minutes = Duration.seconds(Self.longestCount / 60 * 60)
        let hours = Duration.seconds(Self.longestCount / 3600 * 3600)
        switch style.style {
        case .date: self.init(date, Date.FormatStyle(date: .long, time: .omitted))
        case .time: self.init(date, Date.FormatStyle(date: .omitted, time: .shortened))
        case .relative:
            self.init(minutes, .units(allowed: [.hours, .minutes], width: .wide, maximumUnitCount: 2))
        case .offset:
            self.init { "+" + hours.formatted(.units(allowed: [.hours], width: .wide).locale($0.locale)) }
        case .timer: self.init(count, .time(pattern: .hourMinuteSecond))
        }
    }

    fileprivate init(_ dates: ClosedRange<Date>) {
        self.init { context in
            let format = Date.IntervalFormatStyle(
                date: .omitted, time: .shortened, locale: context.locale, calendar: context.calendar,
                timeZone: context.timeZone)
            return format.format(dates.lowerBound..<dates.upperBound)
        }
    }

    fileprivate init(_ interval: ClosedRange<Date>, _ pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
        let pause = pauseTime.map { min(max($0, interval.lowerBound), interval.upperBound) }
        let length =
            countsDown
            ? interval.upperBound.timeIntervalSince(pause ?? interval.lowerBound)
            : (pause ?? interval.upperBound).timeIntervalSince(interval.lowerBound)
        let seconds = Int(min(length.rounded(), Double(Self.longestCount)))
        let hasHours = showsHours && seconds >= 3600
        self.init(Duration.seconds(seconds), .time(pattern: hasHours ? .hourMinuteSecond : .minuteSecond))
    }
}
