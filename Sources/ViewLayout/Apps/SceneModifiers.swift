public import Foundation

// What a person does to windows, and how the system opens them, does not change the layout of what is in them.

/// How a person may change the size of a window.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// As the kind of scene has it.
    public static let automatic = Self(name: "automatic")
    /// Sizes between the least and the greatest of the content.
    public static let contentSize = Self(name: "contentSize")
    /// Sizes from the least of the content on.
    public static let contentMinSize = Self(name: "contentMinSize")
}

/// How a window looks on macOS.
public protocol WindowStyle {}

/// The window style of the platform.
public struct DefaultWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window without its title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window with its title.
public struct TitleBarWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}
/// A window without a title bar.
public struct PlainWindowStyle: WindowStyle {
    /// Makes the style.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The window style of the platform.
    public static var automatic: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// A window without its title.
    public static var hiddenTitleBar: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// A window with its title.
    public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// A window without a title bar.
    public static var plain: Self { Self() }
}

extension Scene {
    /// Does nothing: windows have no frame of their own here.
    nonisolated public func windowStyle(_ style: some WindowStyle) -> some Scene { self }
    /// Does nothing: nobody resizes a window here.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Does nothing: the widths and heights of a check say how large windows are.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Does nothing: the widths and heights of a check say how large windows are.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Does nothing: values do not change while a window is laid out.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }
    /// Does nothing: values do not change while a window is laid out.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    /// Does nothing: values do not change while a window is laid out.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some Scene { self }
}

extension Scene {
    /// Sets an environment value for the views of all windows.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        ModifiedScene(content: self, modifier: ValueModifier(keyPath: keyPath, value: value))
    }

    /// Gives an object to the views of all windows, which read it with `@EnvironmentObject`.
    nonisolated public func environmentObject<Object: AnyObject>(_ object: Object) -> some Scene {
        ModifiedScene(content: self, modifier: ObjectModifier(object: object, isObservable: false))
    }

    /// Gives an observable object to the views of all windows, which read it with `@Environment`.
    nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some Scene {
        ModifiedScene(content: self, modifier: ObjectModifier(object: object, isObservable: true))
    }
}

/// A scene whose views get something from outside of it.
nonisolated struct ModifiedScene<Content: Scene, Modifier: ViewModifier>: PrimitiveScene {
    let content: Content
    let modifier: Modifier

    @MainActor var windows: [WindowContent] {
        content.allWindows.map { window in
            var window = window
            window.root = AnyView(window.root.modifier(modifier))
            return window
        }
    }
}

nonisolated private struct ValueModifier<Value>: ViewModifier {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value

    @MainActor func body(content: Content) -> some View { content.environment(keyPath, value) }
}

nonisolated private struct ObjectModifier<Object: AnyObject>: ViewModifier {
    let object: Object?
    let isObservable: Bool

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let object, !isObservable { content.environmentObject(object) } else { content.environment(object) }
    }
}
