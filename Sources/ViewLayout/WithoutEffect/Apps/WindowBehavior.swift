public import Foundation

// Windows are not opened, moved or restored here; a check sets their size.

/// Whether a window does what it could do.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// It does.
    public static let enabled = Self(name: "enabled")
    /// It does not.
    public static let disabled = Self(name: "disabled")
}

/// Whether a scene is shown when the app starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// It is.
    public static let presented = Self(name: "presented")
    /// It is not.
    public static let suppressed = Self(name: "suppressed")
}

/// Whether windows come back when the app starts again.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// They do not.
    public static let disabled = Self(name: "disabled")
}

/// Above which windows a window is.
public struct WindowLevel: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// Among others.
    public static let normal = Self(name: "normal")
    /// Above others.
    public static let floating = Self(name: "floating")
    /// On the desktop.
    public static let desktop = Self(name: "desktop")
}

/// What a window counts as for the manager of windows.
public struct WindowManagerRole: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// A main window.
    public static let principal = Self(name: "principal")
    /// A window beside a main window.
    public static let associated = Self(name: "associated")
}

/// The size of a window that is zoomed.
public struct WindowIdealSize: Hashable, Sendable {
    private let name: String
    /// As the platform has it.
    public static let automatic = Self(name: "automatic")
    /// That of the content.
    public static let fitToContent = Self(name: "fitToContent")
    /// As large as the screen.
    public static let maximum = Self(name: "maximum")
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// The toolbar style of the platform.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// A toolbar beside the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init(showsTitle: Bool = true) {}
}

/// A low toolbar beside the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The toolbar style of the platform.
    public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar below the title.
    public static var expanded: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// A toolbar beside the title.
    public static var unified: Self { Self() }
    /// A toolbar beside the title, which may be hidden.
    public static func unified(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A low toolbar beside the title.
    public static var unifiedCompact: Self { Self() }
    /// A low toolbar beside the title, which may be hidden.
    public static func unifiedCompact(showsTitle: Bool) -> Self { Self(showsTitle: showsTitle) }
}

/// How the content of a menu bar extra is shown.
public protocol MenuBarExtraStyle {}

/// As the platform has it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

/// As a window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// As the platform has it.
    public static var automatic: Self { Self() }
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// As a menu.
    public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// As a window.
    public static var window: Self { Self() }
}

/// A task that the system starts while the app is in the background; none is started here.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    /// The content of the app is loaded anew.
    public static func appRefresh(_ identifier: String) -> Self { Self() }
    /// The session of downloads with an identifier has news.
    public static func urlSession(_ identifier: String) -> Self { Self() }
}

extension Scene {
    /// Does nothing: windows have no toolbar of their own here.
    nonisolated public func windowToolbarStyle(_ style: some WindowToolbarStyle) -> some Scene { self }
    /// Does nothing: windows are not stacked here.
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    /// Does nothing: windows are not managed here.
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    /// Does nothing: windows are not zoomed here.
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    /// Does nothing: windows are not moved here.
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    /// Does nothing: windows are not placed here.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Does nothing: the first window is laid out, and all others too.
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    /// Does nothing: nothing is restored here.
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    /// Does nothing: menu bars are not shown here.
    nonisolated public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> some Scene { self }
    /// Does nothing: no pages are opened here.
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    /// Does nothing: values of user defaults live in memory here.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    /// Does nothing: no keys are pressed here.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some Scene { self }
    /// Does nothing: no keys are pressed here.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    /// Does nothing: there is no background here.
    nonisolated public func backgroundTask<D, R>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene { self }
    /// Does nothing: the system draws nothing here.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }
}

extension View {
    /// Keeps values of user defaults in a store; here they live in memory.
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
    /// Sets whether the window can be closed.
    nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window can be resized.
    nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window can be made smaller.
    nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Sets whether the window can fill the screen.
    nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
    /// Shows or hides the toolbar of a window that fills the screen.
    nonisolated public func windowToolbarFullScreenVisibility(_ visibility: Visibility) -> some View { self }
}
