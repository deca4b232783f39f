/// A look for tab views.
@MainActor @preconcurrency
public protocol TabViewStyle: Sendable {}

/// The platform's own look of tab views: a bar.
public nonisolated struct DefaultTabViewStyle: TabViewStyle {
    public init() {}
}
/// Pages without a bar, which users swipe through.
public nonisolated struct PageTabViewStyle: TabViewStyle {
    /// When the dots below pages are shown; they take up no space.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let name: String
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(name: "automatic")
        /// Always.
        public static let always = IndexDisplayMode(name: "always")
        /// Never.
        public static let never = IndexDisplayMode(name: "never")
    }

    /// Pages with dots below them; the dots take up no space.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}
/// A bar that users can turn into a sidebar; laid out as a bar.
public nonisolated struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() {}
}
/// A bar, even where there is room for a sidebar.
public nonisolated struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The platform's own look.
    public nonisolated static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages without a bar.
    public nonisolated static var page: PageTabViewStyle { PageTabViewStyle() }
    /// Pages without a bar.
    public nonisolated static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar that users can turn into a sidebar.
    public nonisolated static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar, even where there is room for a sidebar.
    public nonisolated static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension EnvironmentValues {
    private enum PagesKey: EnvironmentKey { static let defaultValue = false }

    var tabsArePages: Bool {
        get { self[PagesKey.self] }
        set { self[PagesKey.self] = newValue }
    }

    private enum ToolbarKey: EnvironmentKey { static let defaultValue = false }

    /// Whether the tabs of the next tab view are in the toolbar of a window, where the platform has one.
    var tabsAreInToolbar: Bool {
        get { self[ToolbarKey.self] }
        set { self[ToolbarKey.self] = newValue }
    }
}

extension View {
    /// Gives the tab views in the view a look.
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        environment(\.tabsArePages, style is PageTabViewStyle)
    }
}
