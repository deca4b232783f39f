public import Foundation

// Actions that views can ask the system for. They do nothing while a view is laid out.

/// Closes a view; here it does nothing.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a page; here nothing is opened.
public struct OpenURLAction {
    /// What happened to a page.
    public struct Result: Sendable {
        private let name: String
        /// It was opened.
        public static let handled = Result(name: "handled")
        /// It was discarded.
        public static let discarded = Result(name: "discarded")
        /// The system opens it.
        public static let systemAction = Result(name: "systemAction")
        /// The system opens a different page.
        public static func systemAction(_ url: URL) -> Result { .systemAction }
        /// The system opens a different page, in the app where that is possible.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result { .systemAction }
    }

    /// Opens pages in a custom way.
    public init(handler: @escaping (URL) -> Result) {}
    init() {}
    public func callAsFunction(_ url: URL) {}
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {}
    public func callAsFunction(_ url: URL, prefersInApp: Bool) {}
}

/// Opens a window; here none is opened.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; here it does nothing.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings; here it does nothing.
public struct OpenSettingsAction: Sendable {
    public func callAsFunction() {}
}

/// Loads content anew; here it does nothing.
public struct RefreshAction: Sendable {
    public func callAsFunction() async {}
}

/// Starts renaming; here it does nothing.
public struct RenameAction: Sendable {
    public func callAsFunction() {}
}

/// Whether a view is presented; the name in early SDKs. No view is presented in a layout.
public struct PresentationMode: Sendable {
    /// Whether the view is presented.
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

/// Whether a window is active.
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
    /// Whether the window has the keyboard, is in front, or neither.
    case key, active, inactive
}

extension EnvironmentValues {
    private struct OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

    /// Closes a presented view; nothing is presented in a layout.
    public var dismiss: DismissAction { DismissAction() }
    /// Opens a page.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    /// Opens a window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// Opens the settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    /// Whether the app may have several windows.
    public var supportsMultipleWindows: Bool { false }
    /// Loads content again; this is not possible while a view is laid out.
    public var refresh: RefreshAction? { nil }
    /// Starts renaming; this is not possible while a view is laid out.
    public var rename: RenameAction? { nil }
    /// Whether the view is presented.
    public var isPresented: Bool { false }
    /// Whether the view is presented; the name in early SDKs.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
    /// Whether the window is active.
    public var controlActiveState: ControlActiveState { .key }
    /// Whether the window is active.
    public var appearsActive: Bool { true }
    /// Whether the screen is dimmed.
    public var isLuminanceReduced: Bool { false }
}

extension View {
    /// Sets the action that starts renaming.
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
}
