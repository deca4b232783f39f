public import Foundation
public import ViewLayout

/// A controller of a Mac's view. Here it is never shown, and only the size of its view matters.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
    private var loaded: NSView?

    /// The view; made when it is asked for.
    open var view: NSView {
        get {
            if loaded == nil { loadView() }
            let view = loaded ?? NSView()
            loaded = view
            return view
        }
        set { loaded = newValue }
    }
    /// Whether the view is there.
    open var isViewLoaded: Bool { loaded != nil }
    /// The name of what is shown.
    open var title: String?
    /// An object that the controller shows.
    open var representedObject: Any?
    /// The size in points that suits a view around; zero says nothing.
    open var preferredContentSize = CGSize.zero
    /// The controllers in this one.
    public private(set) var children: [NSViewController] = []
    /// The controller that this one is in.
    public private(set) weak var parent: NSViewController?

    /// Makes a controller.
    public convenience override init() { self.init(nibName: nil, bundle: nil) }
    /// Makes a controller; files of views are not read.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Makes the view.
    open func loadView() {
        loaded = NSView()
        viewDidLoad()
    }
    /// Is called when the view is made.
    open func viewDidLoad() {}
    /// Is never called: nothing is shown.
    open func viewWillAppear() {}
    /// Is never called: nothing is shown.
    open func viewDidAppear() {}
    /// Is never called: nothing is shown.
    open func viewWillDisappear() {}
    /// Is never called: nothing is shown.
    open func viewDidDisappear() {}
    /// Is never called: nothing is shown.
    open func viewWillLayout() {}
    /// Is never called: nothing is shown.
    open func viewDidLayout() {}
    /// Takes a controller in.
    open func addChild(_ child: NSViewController) {
        children.append(child)
        child.parent = self
    }
    /// Takes the controller out of the one that it is in.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }
    /// Shows nothing.
    open func presentAsSheet(_ controller: NSViewController) {}
    /// Closes nothing.
    open func dismiss(_ sender: Any?) {}

    /// What the controller answers a proposal with, in points, by the rule of `UIViewController`.
    func answer(_ proposal: ProposedViewSize) -> CGSize {
        guard preferredContentSize == .zero else {
            return proposal.replacingUnspecifiedDimensions(by: preferredContentSize)
        }
        return proposal.replacingUnspecifiedDimensions(by: view.answer(.unspecified))
    }
}

/// A controller of views of SwiftUI, which are laid out to find their size.
@MainActor @preconcurrency
open class NSHostingController<Content: View>: NSViewController {
    /// The views.
    open var rootView: Content
    /// Makes a controller of views.
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    open override func loadView() { view = NSHostingView(rootView: rootView) }
    /// The size of the views in a space, in points; a length that is not finite is the views' own.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        let layout = CurrentLayout.now
        func length(_ length: CGFloat) -> CGFloat? { length.isFinite && length < 1e6 ? length : nil }
        let proposal = ProposedViewSize(width: length(size.width), height: length(size.height))
        return layOut(rootView, in: proposal, environment: layout.environment, measurer: layout.measurer).size
    }
}
