public import Foundation
internal import ViewLayout

/// What takes events: here nothing does.
@MainActor @preconcurrency
open class UIResponder {
    /// Makes a responder.
    public init() {}
    /// Whether it takes what is typed.
    open var isFirstResponder: Bool { false }
    /// Takes nothing.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }
    /// Gives nothing back.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }
}

/// A part of a window: here it is never shown, and only its size counts.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// What an intrinsic size has where a view takes any length.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1

    /// In the view around, in points.
    open var frame: CGRect
    /// In the view itself, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }
    /// In the view around, in points.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The views in this one.
    public private(set) var subviews: [UIView] = []
    /// The view that this one is in.
    public private(set) weak var superview: UIView?

    /// Changes no size.
    public let layer = CALayer()
    /// Changes no size.
    open var backgroundColor: UIColor?
    /// Changes no size.
    open var tintColor: UIColor! = .tintColor
    /// Changes no size.
    open var alpha: CGFloat = 1
    /// Changes no size.
    open var isHidden = false
    /// Changes no size.
    open var isOpaque = true
    /// Changes no size.
    open var clipsToBounds = false
    /// Changes no size.
    open var isUserInteractionEnabled = true
    /// Changes no size.
    open var contentMode = ContentMode.scaleToFill
    /// Changes no size.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Changes no size.
    open var autoresizingMask: AutoresizingMask = []
    /// What distinguishes the view from others.
    open var tag = 0
    /// Announces something to screen readers; here it does nothing.
    open var accessibilityLabel: String?
    /// Is found by tests: here by none.
    open var accessibilityIdentifier: String?
    /// Whether screen readers read the view; here none does.
    open var isAccessibilityElement = false
    /// Changes no size.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Makes a view of a frame, in points.
    public init(frame: CGRect) { self.frame = frame }
    /// Makes a view without a size.
    public convenience override init() { self.init(frame: .zero) }

    /// The size that the content has, in points; `noIntrinsicMetric` along an axis without one.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    /// The size that suits the view best, in points; its own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that suits the view best.
    open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }

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

    /// Puts a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    /// Puts a view among the others.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }
    /// Takes the view out.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// The window that the view is in: none.
    open var window: UIWindow? { nil }
    /// Is never called: views are not shown.
    open func didMoveToWindow() {}
    /// Is never called: views are not shown.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Does nothing: views are not shown.
    open func layoutSubviews() {}
    /// Does nothing: views are not shown.
    open func setNeedsLayout() {}
    /// Does nothing: views are not shown.
    open func layoutIfNeeded() {}
    /// Does nothing: views are not shown.
    open func setNeedsDisplay() {}
    /// Does nothing: sizes are asked for every time.
    open func invalidateIntrinsicContentSize() {}

    /// How a picture fills its view.
    public enum ContentMode: Int, Sendable {
        /// How content is scaled and where it is in the bounds.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    /// What of a view grows with the one around.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The space before.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The space after.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The space above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The space below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

/// The axes that priorities are given for.
public enum NSLayoutConstraint {
    /// An axis.
    public enum Axis: Int, Sendable {
        /// A direction to which constraints apply.
        case horizontal, vertical
    }
}

/// How much something is wanted, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Makes it from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// It must be.
    public static let required = UILayoutPriority(1000)
    /// As views resist being made smaller.
    public static let defaultHigh = UILayoutPriority(750)
    /// As views resist being made larger.
    public static let defaultLow = UILayoutPriority(250)
    /// As a view takes the size that suits it best.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
    /// What the view answers a proposal with, in points.
    ///
    /// Along an axis without an intrinsic length it takes what it is offered. Else it is larger than its content where it
    /// is offered more and its hugging priority is below `defaultHigh`, and smaller where it is offered less and its
    /// compression resistance is.
    func answer(_ proposal: ProposedViewSize) -> CGSize {
        let content = intrinsicContentSize
        func length(_ axis: NSLayoutConstraint.Axis, _ content: CGFloat, _ offer: CGFloat?) -> CGFloat {
            guard content != Self.noIntrinsicMetric else { return offer ?? 10 }
            guard let offer else { return content }
            let priority =
                offer > content ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
            return priority.rawValue < UILayoutPriority.defaultHigh.rawValue ? offer : content
        }
        return CGSize(
            width: length(.horizontal, content.width, proposal.width),
            height: length(.vertical, content.height, proposal.height))
    }
}
