public import Foundation

/// Writes how far a moment is from another, such as `2 hours ago`, in the language of its locale.
///
/// Foundation has this class on Apple's systems only; on Linux Foundation's format style of dates does its work.
public final class RelativeDateTimeFormatter {
    /// Whether there are words for some distances, such as `yesterday`.
    public enum DateTimeStyle: Int, Sendable {
        /// Numbers alone, or words where the language has them.
        case numeric, named
    }

    /// How long the names of units are.
    public enum UnitsStyle: Int, Sendable {
        /// A length of the names.
        case full, spellOut, short, abbreviated
    }

    /// Whether there are words for some distances.
    public var dateTimeStyle = DateTimeStyle.numeric
    /// How long the names of units are.
    public var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text is. It changes the first letter.
    public var formattingContext = FormatStyleCapitalizationContext.unknown
    /// The calendar that days and months are counted in.
    public var calendar = Calendar.autoupdatingCurrent
    /// The language; that of the process by default.
    public var locale: Locale? = .autoupdatingCurrent

    public init() {}

    /// How far a moment is from another, as text.
    public func localizedString(for date: Date, relativeTo reference: Date) -> String {
        localizedString(fromTimeInterval: date.timeIntervalSince(reference))
    }

    /// A distance from now, in seconds, as text.
    public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
        // The format style reads the clock again. In the tenth of a second for that no unit that is shown may change.
        let margin = interval < 0 ? 0.1 : -0.1
        return style.format(Date(timeIntervalSinceNow: interval - margin))
    }

    /// The text of a date, and nothing of other values.
    public func string(for value: Any?) -> String? {
        (value as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var style: Date.RelativeFormatStyle {
        let units: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
            locale: locale ?? .autoupdatingCurrent, calendar: calendar, capitalizationContext: formattingContext)
    }
}
