public import Foundation

/// Writes spans of time, such as `4:31` or `2 hours`, in the language of the process.
///
/// Foundation has this class on Apple's systems only; on Linux Foundation's format styles do its work.
public final class DateComponentsFormatter {
    /// How much is written of each unit.
    public enum UnitsStyle: Int, Sendable {
        /// How long the names of units are; `positional` has none.
        case positional, abbreviated, short, full, spellOut, brief
    }

    /// How units that are zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The largest units are left out, the others written.
        public static let `default` = Self(rawValue: 1)
        /// The largest units are left out.
        public static let dropLeading = Self(rawValue: 1 << 1)
        /// Those in the middle are left out.
        public static let dropMiddle = Self(rawValue: 1 << 2)
        /// The smallest units are left out.
        public static let dropTrailing = Self(rawValue: 1 << 3)
        /// All are left out.
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All are written, in two digits.
        public static let pad = Self(rawValue: 1 << 16)
    }

    /// The units that are written: hours, minutes and seconds by default.
    public var allowedUnits: NSCalendar.Unit = []
    /// How much is written of each unit.
    public var unitsStyle = UnitsStyle.positional
    /// How units that are zero are written.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The most units that are written; 0 for all.
    public var maximumUnitCount = 0
    /// The calendar; a day has 24 hours whichever it is.
    public var calendar: Calendar?

    public init() {}

    /// A span of time in seconds, as text.
    public func string(from interval: TimeInterval) -> String? {
        // Above this, a Double cannot represent every whole second.
        guard abs(interval) < 0x1p53 else { return nil }
        let duration = Duration.seconds(interval.rounded(.towardZero))
        return unitsStyle == .positional ? positional(duration) : duration.formatted(unitsFormat)
    }

    /// The span between two dates, as text.
    public func string(from start: Date, to end: Date) -> String? { string(from: end.timeIntervalSince(start)) }

    /// The units, from the largest to the smallest, with their seconds.
    private static let units: [(unit: NSCalendar.Unit, seconds: Int, style: Duration.UnitsFormatStyle.Unit)] = [
        (.weekOfMonth, 604_800, .weeks), (.day, 86_400, .days), (.hour, 3_600, .hours), (.minute, 60, .minutes),
        (.second, 1, .seconds),
    ]

    private var allowed: [(unit: NSCalendar.Unit, seconds: Int, style: Duration.UnitsFormatStyle.Unit)] {
        let usual: NSCalendar.Unit = [.hour, .minute, .second]
        return Self.units.filter { (allowedUnits.isEmpty ? usual : allowedUnits).contains($0.unit) }
    }

    /// The numbers alone, with colons between them.
    private func positional(_ duration: Duration) -> String {
        var rest = abs(Int(duration.components.seconds))
        let isNegative = duration < .zero
        var numbers = allowed.map { unit in
            defer { rest %= unit.seconds }
            return rest / unit.seconds
        }
        if !zeroFormattingBehavior.contains(.pad) {
            // Seconds alone keep their minutes: 0:07.
            while numbers.count > 2, numbers.first == 0 { numbers.removeFirst() }
        }
        if maximumUnitCount > 0 { numbers = Array(numbers.prefix(maximumUnitCount)) }
        let pads = zeroFormattingBehavior.contains(.pad)
        let words = numbers.enumerated().map { index, number in
            index == 0 && !pads || number > 9 ? "\(number)" : "0\(number)"
        }
        return (isNegative ? "-" : "") + words.joined(separator: ":")
    }

    private var unitsFormat: Duration.UnitsFormatStyle {
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .full, .spellOut: .wide
            case .short, .brief: .abbreviated
            case .abbreviated, .positional: .narrow
            }
        return Duration.UnitsFormatStyle(
            allowedUnits: Set(allowed.map(\.style)), width: width,
            maximumUnitCount: maximumUnitCount > 0 ? maximumUnitCount : nil,
            zeroValueUnits: zeroFormattingBehavior.contains(.pad) ? .show(length: 1) : .hide)
    }
}
