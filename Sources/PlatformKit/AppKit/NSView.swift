public import Foundation
public import ViewLayout

/// What takes events of a Mac: here nothing does.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    /// Makes a responder.
    public override init() {}
    /// The next one that an event is passed on to.
    open var nextResponder: NSResponder?
    /// Whether it would take what is typed.
    open var acceptsFirstResponder: Bool { false }
    /// Takes nothing.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Gives nothing back.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    /// Is never called: nothing is clicked.
    open func mouseDown(with event: NSEvent) {}
    /// Is never called: nothing is clicked.
    open func mouseUp(with event: NSEvent) {}
    /// Is never called: nothing is clicked.
    open func mouseDragged(with event: NSEvent) {}
    /// Is never called: nothing is pointed at.
    open func mouseMoved(with event: NSEvent) {}
    /// Is never called: nothing is pointed at.
    open func mouseEntered(with event: NSEvent) {}
    /// Is never called: nothing is pointed at.
    open func mouseExited(with event: NSEvent) {}
    /// Is never called: nothing is clicked.
    open func rightMouseDown(with event: NSEvent) {}
    /// Is never called: nothing is clicked.
    open func rightMouseUp(with event: NSEvent) {}
    /// Is never called: nothing is clicked.
    open func otherMouseDown(with event: NSEvent) {}
    /// Is never called: nothing is scrolled.
    open func scrollWheel(with event: NSEvent) {}
    /// Is never called: nothing is made larger.
    open func magnify(with event: NSEvent) {}
    /// Is never called: nothing is typed.
    open func keyDown(with event: NSEvent) {}
    /// Is never called: nothing is typed.
    open func keyUp(with event: NSEvent) {}
    /// Is never called: nothing is typed.
    open func flagsChanged(with event: NSEvent) {}
    /// Is never called: nothing is typed.
    open func cancelOperation(_ sender: Any?) {}
    /// Whether it takes a key: no.
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
}

/// Something that the user of a Mac does; nobody does anything while views are laid out.
@MainActor @preconcurrency
open class NSEvent: NSObject {}

/// A part of a window of a Mac: here it is never shown, and only its size counts.
@MainActor @preconcurrency
open class NSView: NSResponder, NSLayoutAnchored {
    /// What an intrinsic size has where a view takes any length.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// In the view around, in points.
    open var frame: CGRect
    /// In the view itself, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// The views in this one.
    open var subviews: [NSView] = []
    /// The view that this one is in.
    public private(set) weak var superview: NSView?
    /// Without effect.
    open var layer: CALayer?
    /// Without effect.
    open var wantsLayer = false
    /// Without effect.
    open var alphaValue: CGFloat = 1
    /// Without effect.
    open var isHidden = false
    /// Without effect.
    open var clipsToBounds = false
    /// Without effect.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Without effect.
    open var autoresizingMask: AutoresizingMask = []
    /// Is found by tests: here by none.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// Shown where a pointer rests.
    open var toolTip: String?
    /// Changes nothing: views are not drawn.
    open var needsDisplay = false
    /// Changes nothing: views are not shown.
    open var needsLayout = false
    /// What distinguishes the view from others.
    open var tag: Int { -1 }
    /// Whether y grows downwards.
    open var isFlipped: Bool { false }
    /// Without effect.
    open var isOpaque: Bool { false }
    /// Without effect: no window is moved.
    open var mouseDownCanMoveWindow: Bool { !isOpaque }
    /// Without effect: views are not drawn.
    open var wantsUpdateLayer: Bool { false }
    /// Without effect: bars are not laid out.
    open var allowsVibrancy: Bool { false }

    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Makes a view of a frame, in points.
    public init(frame: CGRect) { self.frame = frame }
    /// Makes a view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// The size that the content has, in points; `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The size of the content, in points: constraints are not solved.
    open var fittingSize: CGSize { answer(.unspecified) }
    /// How much the view wants to be no larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? .defaultLow
    }
    /// How much the view wants to be no larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
    }
    /// How much the view wants to be no smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis] ?? .defaultHigh
    }
    /// How much the view wants to be no smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { resistance[axis] = priority }

    /// Gives the frame another size, in points.
    open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
    /// Moves the frame, in points.
    open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }

    /// Puts a view in front of the others.
    open func addSubview(_ view: NSView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }
    /// Takes the view out.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }
    /// Is never called: views are not shown.
    open func viewDidMoveToWindow() {}
    /// Is never called: views are not shown.
    open func viewDidMoveToSuperview() {}
    /// Is never called: views are not shown.
    open func viewDidChangeEffectiveAppearance() {}
    /// Is never called: views are not shown.
    open func viewDidChangeBackingProperties() {}
    /// Is never called: views are not shown.
    open func viewDidHide() {}
    /// Is never called: nothing is pointed at.
    open func updateTrackingAreas() {}
    /// Is never called: nothing is pointed at.
    open func resetCursorRects() {}
    /// Is never called: views are not shown.
    open func layout() {}
    /// Is never called: constraints are not solved.
    open func updateConstraints() {}
    /// Is never called: views are not drawn.
    open func draw(_ dirtyRect: CGRect) {}
    /// Is never called: views are not drawn.
    open func updateLayer() {}
    /// Is never called: files of views are not read.
    open func awakeFromNib() {}
    /// Does nothing: sizes are asked for every time.
    open func invalidateIntrinsicContentSize() {}
    /// Does nothing: views are not shown.
    open func layoutSubtreeIfNeeded() {}
    /// Does nothing: views are not drawn.
    open func setNeedsDisplay(_ invalidRect: CGRect) {}
    /// The view at a point: nothing is clicked.
    open func hitTest(_ point: CGPoint) -> NSView? { nil }
    /// Whether it takes the click that activates its window: no.
    open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
    /// The point in the coordinates of another view, which has the same here.
    open func convert(_ point: CGPoint, from view: NSView?) -> CGPoint { point }
    /// The point in the coordinates of another view, which has the same here.
    open func convert(_ point: CGPoint, to view: NSView?) -> CGPoint { point }
    /// The rectangle in the coordinates of another view, which has the same here.
    open func convert(_ rect: CGRect, from view: NSView?) -> CGRect { rect }
    /// The rectangle in the coordinates of another view, which has the same here.
    open func convert(_ rect: CGRect, to view: NSView?) -> CGRect { rect }

    /// What of a view grows with the one around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The space before.
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let width = AutoresizingMask(rawValue: 2)
        /// The space after.
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        /// The space below.
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let height = AutoresizingMask(rawValue: 16)
        /// The space above.
        public static let maxYMargin = AutoresizingMask(rawValue: 32)
    }

    /// What the view answers a proposal with, in points, by the rule of `UIView`.
    func answer(_ proposal: ProposedViewSize) -> CGSize {
        UIView.answer(
            proposal, content: intrinsicContentSize, hugging: contentHuggingPriority,
            resistance: contentCompressionResistancePriority)
    }
}

/// The name of a part of a Mac's interface.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes it of its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A view with views of SwiftUI in it, which are laid out to find their size.
@MainActor @preconcurrency
open class NSHostingView<Content: View>: NSView {
    /// The views.
    open var rootView: Content
    /// Makes a view of views.
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    /// The size of the views, in points.
    open override var intrinsicContentSize: CGSize {
        let layout = CurrentLayout.now
        return layOut(rootView, in: .unspecified, environment: layout.environment, measurer: layout.measurer).size
    }
}
