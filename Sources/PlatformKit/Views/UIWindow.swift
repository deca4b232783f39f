public import Foundation

/// A window. None is shown, and none is made for the app.
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// The controller of what would be in the window.
    open var rootViewController: UIViewController?
    /// The scene that the window would be in.
    open weak var windowScene: UIWindowScene?
    /// Whether the window has the keyboard: no.
    open var isKeyWindow: Bool { false }
    /// Makes a window of a scene.
    public convenience init(windowScene: UIWindowScene) {
        self.init(frame: .zero)
        self.windowScene = windowScene
    }
    /// Shows nothing.
    open func makeKeyAndVisible() {}
}

/// An instance of the app's interface. There is none while views are laid out.
@MainActor @preconcurrency
open class UIScene: NSObject {
    /// Whether the scene is in use.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, in front without events, or behind.
        case foregroundActive, foregroundInactive, background
    }

    /// How a scene is connected.
    open class ConnectionOptions: NSObject {}

    /// Whether the scene is in use: no.
    open var activationState: ActivationState { .unattached }
    /// What answers for the scene.
    open var delegate: (any UISceneDelegate)?
}

/// A scene with windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    /// The windows: none.
    open var windows: [UIWindow] { [] }
    /// The window with the keyboard: none.
    open var keyWindow: UIWindow? { nil }
    /// The screen.
    open var screen: UIScreen { .main }
    /// The traits of the layout under way.
    open var traitCollection: UITraitCollection { .current }
}

/// What the system keeps about a scene.
@MainActor @preconcurrency
open class UISceneSession: NSObject {}

/// Answers for a scene; nothing asks it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// Answers for a scene with windows; nothing asks it.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// Answers for the app. Nothing asks it.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplication {
    /// Why the app was started.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
