public import Foundation

/// Controllers in a stack, of which the last would be shown. It has no bar here.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
    /// The controllers, the first at the bottom.
    open var viewControllers: [UIViewController]
    /// For its look alone.
    public let navigationBar = UINavigationBar(frame: .zero)
    /// Makes a stack of one controller.
    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
        addChild(rootViewController)
    }
    /// Makes a stack without controllers; files of views are not read.
    public override init(nibName: String?, bundle: Bundle?) {
        viewControllers = []
        super.init(nibName: nibName, bundle: bundle)
    }
    /// The controller on top.
    open var topViewController: UIViewController? { viewControllers.last }
    /// The controller that would be seen.
    open var visibleViewController: UIViewController? { viewControllers.last }
    /// Adds a controller on top.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        addChild(viewController)
    }
    /// Takes the controller on top away, unless it is the only one.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }
}

/// Controllers in tabs, of which one would be shown. It has no bar here.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
    /// The controllers of the tabs.
    open var viewControllers: [UIViewController]?
    /// The number of the tab that is chosen, from 0.
    open var selectedIndex = 0
    /// For its look alone.
    public let tabBar = UITabBar(frame: .zero)
}

/// Offers to share things; here nothing is shared.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    /// Offers to share things.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        super.init(nibName: nil, bundle: nil)
    }
    /// Offers nothing.
    public convenience override init(nibName: String?, bundle: Bundle?) {
        self.init(activityItems: [], applicationActivities: nil)
    }
    /// What is not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// A way to share.
@MainActor @preconcurrency
open class UIActivity: NSObject {
    /// The name of a way to share.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}
