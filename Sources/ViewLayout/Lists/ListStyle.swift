/// A look for lists.
public protocol ListStyle: Sendable {}

/// What the looks of lists differ in, as far as it is layout.
enum ListLook: Hashable, Sendable {
    /// Rows from one side to the other.
    case plain
    /// Groups of rows from one side to the other.
    case grouped
    /// Groups of rows that stand in from the sides.
    case insetGrouped
    /// The first column of a split view.
    case sidebar

    /// Whether rows stand in from the sides of the list.
    var standsIn: Bool { self == .insetGrouped || self == .sidebar }

    /// The platform's own look.
    static func automatic(on platform: PlatformMetrics.Platform) -> ListLook {
        platform == .ios ? .insetGrouped : .plain
    }
}

nonisolated protocol BuiltInListStyle: ListStyle {
    /// The look; `nil` for the platform's own.
    var look: ListLook? { get }
}

/// The platform's own look of lists: groups that stand in on iOS, rows from side to side elsewhere.
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
/// Groups of rows that stand in from the sides.
public struct InsetGroupedListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .insetGrouped }
}
/// Rows whose separators stand in from the sides; laid out as plain ones.
public struct InsetListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .plain }
}
/// The look of the first column of a split view.
public struct SidebarListStyle: BuiltInListStyle {
    public init() {}
    var look: ListLook? { .sidebar }
}
/// Rows in a box; laid out as plain ones.
public struct BorderedListStyle: BuiltInListStyle {
    public init() {}
    /// The background of rows does not change layout.
    public init(alternatesRowBackgrounds: Bool) {}
    var look: ListLook? { .plain }
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's own look.
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
    /// Groups of rows that stand in from the sides.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows whose separators stand in from the sides.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The look of the first column of a split view.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
extension ListStyle where Self == BorderedListStyle {
    /// Rows in a box.
    public static var bordered: BorderedListStyle { BorderedListStyle() }
    /// Rows in a box, of one background or of two in turn.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle { BorderedListStyle() }
}

extension EnvironmentValues {
    private enum StyleKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
    private enum LookKey: EnvironmentKey { static let defaultValue: ListLook? = nil }
    private enum AutomaticKey: EnvironmentKey { static let defaultValue: ListLook? = nil }

    /// The look that a style sets for lists.
    var listStyle: ListLook? {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
    /// The look of the list around the view; `nil` outside of lists.
    var listLook: ListLook? {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    /// The look that the place of a list asks for, such as that of a sidebar.
    var placeOfLists: ListLook? {
        get { self[AutomaticKey.self] }
        set { self[AutomaticKey.self] = newValue }
    }
}

extension View {
    /// Gives the lists in the view a look.
    nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listStyle, (style as? any BuiltInListStyle)?.look)
    }
}
