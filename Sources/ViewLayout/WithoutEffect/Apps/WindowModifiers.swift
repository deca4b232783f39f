public import Foundation

/// How users may change the size of a window.
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
    public init() {}
}

/// A window without its title.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// A window with its title.
public struct TitleBarWindowStyle: WindowStyle {
    public init() {}
}

/// A window without a title bar.
public struct PlainWindowStyle: WindowStyle {
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
    /// Does nothing: windows are not resized here.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    /// Does nothing: the widths and heights of a check set the size of windows.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Does nothing: values do not change while a window is laid out.
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some Scene { self }
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { self }
    nonisolated public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some Scene { self }
}
