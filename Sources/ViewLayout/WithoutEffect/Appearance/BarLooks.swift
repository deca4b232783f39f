/// What a bar is for; it does not change layout.
public struct ToolbarRole: Sendable {
    /// The platform's own.
    public static let automatic = ToolbarRole()
    /// Content that one looks through.
    public static let browser = ToolbarRole()
    /// A document that one edits.
    public static let editor = ToolbarRole()
    /// A way to other views.
    public static let navigationStack = ToolbarRole()
}

extension View {
    /// Sets what is behind bars.
    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Shows or hides what is behind bars.
    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }
    /// Shows or hides what is behind bars.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Sets a light or dark appearance for bars.
    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }
    /// Sets what the bar is for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }
    /// Leaves out the way back; nothing is ever pushed in a layout.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Sets what a suggestion completes.
    nonisolated public func searchCompletion(_ completion: String) -> some View { self }
    /// Hides the bar with time and battery.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

extension TabContent {
    /// A mark on the label; it takes no space there.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    /// An identifier by which a person's arrangement is kept.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
