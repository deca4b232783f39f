/// A style of lists.
public protocol ListStyle: Sendable {}

/// The styles of lists, as far as they differ in layout.
enum ListLook: Hashable, Sendable {
    /// Rows from one side to the other.
    case plain
    /// Groups of rows from one side to the other.
    case grouped
    /// Groups of rows that are inset from the sides.
    case insetGrouped
    /// The first column of a split view.
    case sidebar

    /// Whether rows are inset from the sides of the list.
    var standsIn: Bool { self == .insetGrouped || self == .sidebar }

    /// The platform's default style.
    static func automatic(on platform: PlatformMetrics.Platform) -> ListLook {
        platform == .ios ? .insetGrouped : .plain
    }
}

nonisolated protocol BuiltInListStyle: ListStyle {
    /// The style; `nil` for the platform's default.
    var look: ListLook? { get }
}

/// The platform's default style of lists: inset groups on iOS, rows from side to side elsewhere.
public struct DefaultListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { nil }
}
/// Rows from one side to the other.
public struct PlainListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .plain }
}
/// Groups of rows from one side to the other.
public struct GroupedListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .grouped }
}
/// Groups of rows that are inset from the sides.
public struct InsetGroupedListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .insetGrouped }
}
/// Rows whose separators are inset from the sides; laid out like plain ones.
public struct InsetListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .plain }
}
/// The style of the first column of a split view.
public struct SidebarListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .sidebar }
}
/// Rows in a box; laid out like plain ones.
public struct BorderedListStyle: BuiltInListStyle {
    public init() {}
    /// The background of rows does not change layout.
    public init(alternatesRowBackgrounds: Bool) {}
    var look: ListLook? { .plain }
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from one side to the other.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Groups of rows from one side to the other.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Groups of rows that are inset from the sides.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows whose separators are inset from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The style of the first column of a split view.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    /// Rows in a box.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// Rows in a box, with one background or two alternating ones.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
    private enum LookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
    private enum AutomaticKey: EnvironmentKey { static let defaultValue: ListLook? = nil }

    /// The style that a modifier sets for lists.
    var listStyle: ListLook? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    /// The style of the list around the view; `nil` outside of lists.
    var listLook: ListLook? {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    /// The style that the place of a list requires, such as that of a sidebar.
    var placeOfLists: ListLook? {
        get { self[AutomaticKey.self] }
        set { self[AutomaticKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the lists in the view.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, (style as? any BuiltInListStyle)?.look)
    }
}
