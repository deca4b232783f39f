public import Foundation

/// What a background of a container is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A widget.
    public static let widget = Self(name: "widget")
    /// A page of a tab view.
    public static let tabView = Self(name: "tabView")
    /// A navigation stack.
    public static let navigation = Self(name: "navigation")
    /// A split view.
    public static let navigationSplitView = Self(name: "navigationSplitView")
    /// A window.
    public static let window = Self(name: "window")
    /// A store of subscriptions.
    public static let subscriptionStore = Self(name: "subscriptionStore")
    /// The header of a store of subscriptions.
    public static let subscriptionStoreHeader = Self(name: "subscriptionStoreHeader")
    /// A store of subscriptions, as high as it is.
    public static let subscriptionStoreFullHeight = Self(name: "subscriptionStoreFullHeight")
}

/// The language that decides how a text is set.
public struct TypesettingLanguage: Hashable, Sendable {
    private let name: String
    /// As the system finds out.
    public static let automatic = Self(name: "automatic")
    /// A language.
    public static func explicit(_ language: Locale.Language) -> Self { Self(name: language.minimalIdentifier) }
}

/// When the bar of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// Never.
    public static let never = Self(name: "never")
    /// While the content scrolls down.
    public static let onScrollDown = Self(name: "onScrollDown")
    /// While the content scrolls up.
    public static let onScrollUp = Self(name: "onScrollUp")
}

/// How a search field in a bar behaves.
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// A button until it is touched; laid out as a field.
    public static let minimize = Self(name: "minimize")
}

/// How the rows of a table alternate.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// They alternate.
    public static let enabled = Self(name: "enabled")
    /// They do not.
    public static let disabled = Self(name: "disabled")
}

extension View {
    /// Puts a style behind the container of the view.
    nonisolated public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View { self }
    /// Puts views behind the container of the view.
    nonisolated public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }
    /// Shows or hides what the system draws over the app.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// Hides the status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }
    /// Sets the language that decides how texts are set; they are measured in the language of the scene.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        self
    }
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> some View { self }
    /// Sets when the bar of tabs becomes smaller.
    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    /// Sets how the search field in the bar behaves.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }
    /// Shows or hides letters beside a list.
    nonisolated public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }
    /// Sets the letters beside a list for a section.
    nonisolated public func sectionIndexLabel(_ label: Text?) -> some View { self }
    nonisolated public func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View { self }
    /// Sets whether the rows of tables and lists alternate.
    nonisolated public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View { self }
    /// Sets the effect while a pointer is over the row.
    nonisolated public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Turns off the effect while a pointer is over the row.
    nonisolated public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets the actions of a section of a sidebar.
    nonisolated public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

extension Image {
    /// How bright a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        /// As other content.
        public static let standard = Self(name: "standard")
        /// A little brighter than white.
        public static let constrainedHigh = Self(name: "constrainedHigh")
        /// Brighter than white.
        public static let high = Self(name: "high")
    }
}

extension Image {
    /// Sets whether the picture may be brighter than white.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
