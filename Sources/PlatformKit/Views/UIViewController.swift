public import Foundation
internal import ViewLayout

/// A controller of a view. Here it is never shown, and only the size of its view matters.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    private var loaded: UIView?

    /// The view; made when it is asked for.
    open var view: UIView! {
        get {
            if loaded == nil { loadView() }
            if loaded == nil { loaded = UIView() }
            return loaded
        }
        set { loaded = newValue }
    }
    /// Whether the view is there.
    open var isViewLoaded: Bool { loaded != nil }
    /// The name of what is shown.
    open var title: String?
    /// The size in points that suits a view around; zero says nothing.
    open var preferredContentSize = CGSize.zero
    /// The controllers in this one.
    public private(set) var children: [UIViewController] = []
    /// How the controller would be shown.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// Makes a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Makes a controller; files of views are not read.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Makes the view.
    open func loadView() {
        loaded = UIView()
        viewDidLoad()
    }
    /// Is called when the view is made.
    open func viewDidLoad() {}
    /// Is never called: nothing is shown.
    open func viewWillAppear(_ animated: Bool) {}
    /// Is never called: nothing is shown.
    open func viewDidAppear(_ animated: Bool) {}
    /// Is never called: nothing is shown.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Is never called: nothing is shown.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Is never called: nothing is shown.
    open func viewWillLayoutSubviews() {}
    /// Is never called: nothing is shown.
    open func viewDidLayoutSubviews() {}
    /// Is never called: nothing is shown.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Is never called: bars do not change.
    open func viewSafeAreaInsetsDidChange() {}
    /// Is never called: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Makes the view, where it is not there.
    open func loadViewIfNeeded() { _ = view }
    /// The view, where it is there.
    open var viewIfLoaded: UIView? { loaded }
    /// The traits of the layout under way.
    open var traitCollection: UITraitCollection { .current }
    /// Without effect.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// Without effect: nothing is presented.
    open var isModalInPresentation = false
    /// Without effect: nothing is presented.
    open var definesPresentationContext = false
    /// Without effect: bars of UIKit are not laid out.
    open var hidesBottomBarWhenPushed = false
    /// Without effect: nothing is presented.
    open var isBeingDismissed: Bool { false }
    /// Without effect: nothing is presented.
    open var isBeingPresented: Bool { false }
    /// Without effect: there is no status bar.
    open var prefersStatusBarHidden: Bool { false }
    /// Without effect: there is no status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Without effect.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Without effect.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// Without effect: nothing turns.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    /// Without effect: nothing turns.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// Without effect: nothing turns.
    open var shouldAutorotate: Bool { true }

    /// The controller that this one is in.
    public private(set) weak var parent: UIViewController?
    /// What this one presents: nothing.
    open var presentedViewController: UIViewController? { nil }
    /// What presents this one: nothing.
    open var presentingViewController: UIViewController? { nil }
    /// The stack that this one is in.
    open var navigationController: UINavigationController? {
        (parent as? UINavigationController) ?? parent?.navigationController
    }
    /// The tabs that this one is in.
    open var tabBarController: UITabBarController? { (parent as? UITabBarController) ?? parent?.tabBarController }
    /// Without effect: bars of UIKit are not laid out.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero

    /// Takes a controller in.
    open func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }
    /// Does nothing.
    open func willMove(toParent parent: UIViewController?) {}
    /// Takes the controller out of the one that it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Does nothing.
    open func didMove(toParent parent: UIViewController?) {}
    /// Shows nothing, and goes on.
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { completion?() }
    /// Closes nothing, and goes on.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// How the status bar would look.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the system chooses, light, or dark.
    case `default`, lightContent
    /// Dark.
    case darkContent = 3
}

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// It is not known.
    case unknown
    /// The side that is up.
    case portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
    /// On its side.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
    /// On its side.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
    /// On its side, either way.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every way but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
    /// Every way.
    public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
}

/// How a controller would be shown.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = -2
    /// How a presented screen covers the one below.
    case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
        overCurrentContext, popover
}

extension UIViewController {
    /// What the controller answers a proposal with, in points: what it is offered, else its preferred size, else its
    /// view's.
    func answer(_ proposal: ProposedViewSize) -> CGSize {
        guard preferredContentSize == .zero else {
            return proposal.replacingUnspecifiedDimensions(by: preferredContentSize)
        }
        return proposal.replacingUnspecifiedDimensions(by: view.answer(.unspecified))
    }
}
