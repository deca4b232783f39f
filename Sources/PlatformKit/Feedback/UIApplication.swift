public import Foundation
public import ViewLayout

/// The app. It runs without windows, opens no addresses and never goes to the background.
@MainActor @preconcurrency
open class UIApplication: NSObject {
    private override init() {}

    /// The one app.
    public static let shared = UIApplication()

    /// Whether the screen stays on; it has no effect.
    open var isIdleTimerDisabled = false
    /// Whether the app is in front.
    open var applicationState: State { .active }
    /// The text size of the layout under way.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        UITraitCollection.current.preferredContentSizeCategory
    }
    /// The direction of the layout under way.
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The badge of the app's icon; it has no effect.
    open var applicationIconBadgeNumber = 0

    /// What answers for the app: nothing, as none is made.
    open var delegate: (any UIApplicationDelegate)?
    /// The scenes of the app: none.
    open var connectedScenes: Set<UIScene> { [] }
    /// The windows of the app: none.
    open var windows: [UIWindow] { [] }
    /// The window with the keyboard: none.
    open var keyWindow: UIWindow? { nil }
    /// Whether the app may have several scenes.
    open var supportsMultipleScenes: Bool { false }
    /// Whether the app can have other icons: no.
    open var supportsAlternateIcons: Bool { false }
    /// The name of another icon: none.
    open var alternateIconName: String? { nil }
    /// Sets no other icon.
    open func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Does nothing: nothing is sent to the app.
    open func registerForRemoteNotifications() {}
    /// Does nothing: nothing is sent to the app.
    open func unregisterForRemoteNotifications() {}
    /// Whether messages are sent to the app: no.
    open var isRegisteredForRemoteNotifications: Bool { false }
    /// Sends nothing.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }
    /// Whether a page can be opened: none can.
    open func canOpenURL(_ url: URL) -> Bool { false }
    /// Opens nothing, and says so.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
    ) { completionHandler?(false) }

    /// Whether the app is in front.
    public enum State: Int, Sendable {
        /// Whether the app is in front.
        case active, inactive, background
    }

    /// How a page is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Only in an app of its own.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

extension UIApplication {
    /// The page of the app's settings.
    nonisolated public static let openSettingsURLString = "app-settings:"
    /// Would be posted when the app becomes active; never posted here.
    nonisolated public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Would be posted when the app becomes inactive; never posted here.
    nonisolated public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Would be posted when the app has gone to the background; never posted here.
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Would be posted when the app comes back from the background; never posted here.
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Would be posted when the app ends; never posted here.
    nonisolated public static let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    /// Would be posted when memory is short; never posted here.
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

/// What is copied and pasted, within this program.
public final class UIPasteboard: Sendable {
    /// The one pasteboard.
    public static let general = UIPasteboard()

    private let content = Content()

    /// The text.
    public var string: String? {
        get { content.strings.first }
        set { content.strings = newValue.map { [$0] } ?? [] }
    }
    /// The texts.
    public var strings: [String]? {
        get { content.strings }
        set { content.strings = newValue ?? [] }
    }
    /// Whether there is a text.
    public var hasStrings: Bool { !content.strings.isEmpty }
    /// The text as the address of a page.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    private final class Content: @unchecked Sendable {
        private let lock = NSLock()
        private var value: [String] = []
        var strings: [String] {
            get { lock.withLock { value } }
            set { lock.withLock { value = newValue } }
        }
    }
}
