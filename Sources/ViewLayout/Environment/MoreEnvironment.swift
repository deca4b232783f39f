public import Foundation

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    /// Little room, or enough.
    case compact, regular
}

/// The weight that the user has chosen for all text.
public enum LegibilityWeight: Hashable, Sendable {
    /// As designed, or bold if the user wants bold text.
    case regular, bold
}

extension EnvironmentValues {
    private enum EnabledKey: EnvironmentKey { static let defaultValue = true }
    private enum WidthClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
    private enum HeightClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }
    private enum WeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = .regular }
    private enum CalendarKey: EnvironmentKey { static let defaultValue = Calendar(identifier: .gregorian) }
    private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }

    /// Whether controls can be used.
    public var isEnabled: Bool {
        get { self[EnabledKey.self] }
        set { self[EnabledKey.self] = newValue }
    }
    /// How much room there is in width.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[WidthClassKey.self] }
        set { self[WidthClassKey.self] = newValue }
    }
    /// How much room there is in height.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[HeightClassKey.self] }
        set { self[HeightClassKey.self] = newValue }
    }
    /// The weight that the user has chosen for all text.
    public var legibilityWeight: LegibilityWeight? {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
    /// The calendar of dates.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
    /// The time zone of dates.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}
