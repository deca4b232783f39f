public import Foundation

// What the environment tells views of people and the system. In a layout nobody searches, types or records the screen, and what a
// view says of such things is there for the views in it.

/// Ends a search; here none is on.
public struct DismissSearchAction: Sendable {
    /// Ends the search.
    public func callAsFunction() {}
}

/// Opens a document; here none is opened.
public struct OpenDocumentAction: Sendable {
    /// Opens the document at a place.
    public func callAsFunction(at url: URL) async throws {}
}

/// The document that a window shows.
public struct DocumentConfiguration: Sendable {
    /// Where the document is; nil for a new one.
    public var fileURL: URL? { nil }
    /// Whether the document can be changed.
    public var isEditable: Bool { true }
}

/// How much a background stands out from what is around it.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    /// As usual.
    public static let standard = BackgroundProminence(name: "standard")
    /// As that of a selected row.
    public static let increased = BackgroundProminence(name: "increased")
}

/// Whether a control reacts to what is dragged over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String
    /// As the kind of the control does.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// It does.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// It does not.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Where the tabs are.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String
    /// At the bottom.
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    /// At the top.
    public static let topBar = TabBarPlacement(name: "topBar")
    /// In a column at the side.
    public static let sidebar = TabBarPlacement(name: "sidebar")
    /// As dots.
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

/// Where the accessory of a tab bar is.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// In the bar, or above it.
    case inline, expanded
}

extension EnvironmentValues {
    private enum ProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
    private enum BadgeKey: EnvironmentKey { static let defaultValue = BadgeProminence.standard }
    private enum MaterialKey: EnvironmentKey { static let defaultValue: Material? = nil }
    private enum AutocorrectionKey: EnvironmentKey { static let defaultValue: Bool? = nil }
    private enum WheelKey: EnvironmentKey { static let defaultValue: CGFloat = 32 }
    private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
    private enum SpringKey: EnvironmentKey { static let defaultValue = SpringLoadingBehavior.automatic }
    private enum FocusEffectKey: EnvironmentKey { static let defaultValue = true }
    private enum HoverEffectKey: EnvironmentKey { static let defaultValue = true }
    private enum RangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }

    /// Whether a person searches.
    public var isSearching: Bool { false }
    /// Ends the search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Where suggestions for a search are.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { [] }
    /// Opens a document.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }
    /// The document that the window shows.
    public var documentConfiguration: DocumentConfiguration? { nil }
    /// What takes steps back; none were taken.
    public var undoManager: UndoManager? { nil }
    /// Whether the screen is recorded or mirrored.
    public var isSceneCaptured: Bool { false }
    /// Whether the sections of a tab bar show.
    public var isTabBarShowingSections: Bool { false }
    /// Where the tabs are; nil outside of a tab view. It is not known here.
    public var tabBarPlacement: TabBarPlacement? { nil }
    /// Where the accessory of the tab bar is; nil outside of one.
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
    /// The keys that do what the control does.
    public var keyboardShortcut: KeyboardShortcut? { nil }
    /// When vertical indicators of scrolling show.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    /// When horizontal indicators of scrolling show.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility { .automatic }
    /// How much the background stands out.
    public var backgroundProminence: BackgroundProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeKey.self] }
        set { self[BadgeKey.self] = newValue }
    }
    /// The material behind the view.
    public var backgroundMaterial: Material? {
        get { self[MaterialKey.self] }
        set { self[MaterialKey.self] = newValue }
    }
    /// Whether what is typed stays as it is.
    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] ?? false }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// Whether what is typed stays as it is; nil where nothing says so.
    public var disableAutocorrection: Bool? {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }
    /// The height of an option of a wheel, in points. Apple does not say which; no wheel is laid out by it.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelKey.self] }
        set { self[WheelKey.self] = newValue }
    }
    /// The order of actions in menus.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    /// Whether controls react to what is dragged over them.
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { self[SpringKey.self] }
        set { self[SpringKey.self] = newValue }
    }
    /// Whether the view with the focus shows that.
    public var isFocusEffectEnabled: Bool {
        get { self[FocusEffectKey.self] }
        set { self[FocusEffectKey.self] = newValue }
    }
    /// Whether the view under the pointer shows that.
    public var isHoverEffectEnabled: Bool {
        get { self[HoverEffectKey.self] }
        set { self[HoverEffectKey.self] = newValue }
    }
    /// How bright pictures may be.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[RangeKey.self] }
        set { self[RangeKey.self] = newValue }
    }
}

extension View {
    /// Sets whether controls react to what is dragged over them.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
    /// Sets how prominent badges are; it does not change layout.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
    /// Sets the order of actions in menus.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    /// Sets whether pictures may be brighter than white.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
        environment(\.allowedDynamicRange, range)
    }
    /// Sets whether words are corrected.
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    /// Sets whether words are corrected.
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.disableAutocorrection, disable)
    }
    /// Turns off the effect while a pointer is over the view.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isHoverEffectEnabled, !disabled)
    }
    /// Sets whether the focus is shown.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        environment(\.isFocusEffectEnabled, !disabled)
    }
}
