/// The purpose of a bar; it does not change layout.
public struct ToolbarRole: Sendable {
    /// The platform's default.
    public static let automatic = ToolbarRole()
    /// For browsing content.
    public static let browser = ToolbarRole()
    /// For editing a document.
    public static let editor = ToolbarRole()
    /// For navigating to other views.
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
    /// Hides the back button; nothing is pushed in a layout.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { self }
    /// Sets the text that a suggestion completes.
    nonisolated public func searchCompletion(_ completion: String) -> some View { self }
    /// Hides the status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
}

extension TabContent {
    /// Shows a badge on the label; it takes up no space there.
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    /// Sets an identifier under which the user's arrangement is stored.
    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
