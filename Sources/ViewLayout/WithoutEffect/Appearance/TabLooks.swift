// How users may arrange tabs does not change an idle screen.

/// How users have arranged tabs.
public struct TabViewCustomization: Hashable, Sendable, Codable {
    public init() {}
    /// Undoes it.
    public mutating func resetSectionOrder() {}
    /// Undoes the visibility of tabs.
    public mutating func resetVisibility() {}
}

/// Where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// In the bar, and not to be removed.
    public static let pinned = Self(name: "pinned")
    /// In the sidebar alone.
    public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// A place where a tab may be visible.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// The bar.
    public static let tabBar = Self(name: "tabBar")
    /// The sidebar.
    public static let sidebar = Self(name: "sidebar")
}

/// What users may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// Move and hide it.
    public static let reorderable = Self(name: "reorderable")
    /// Nothing.
    public static let disabled = Self(name: "disabled")
}

extension View {
    /// Keeps how users have arranged tabs.
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    /// Sets which of a bar and a sidebar is shown first.
    nonisolated public func defaultAdaptableTabBarPlacement(
        _ placement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }
}

extension TabContent {
    /// Sets where the tab is shown; it is shown in the bar.
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    /// Sets where the tab is shown first; it is shown in the bar.
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Sets what users may do with the tab.
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }
    /// Sets the actions of a section of a sidebar.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }
    /// Sets actions of the tab that are shown on request.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
    /// Sets actions of the tab that are shown on request.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }
    /// Keeps the tab from being chosen.
    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    /// Names the tab for screen readers.
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
    /// Names the tab for screen readers.
    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
}
