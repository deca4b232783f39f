public import Foundation
public import ViewLayout

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

    /// The size of a view that is as small as its content, for `systemLayoutSizeFitting(_:)`.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The size of a view that is as large as it can be, for `systemLayoutSizeFitting(_:)`.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The views in this one.
    public private(set) var subviews: [UIView] = []
    /// The view that this one is in.
    public private(set) weak var superview: UIView?

    /// Without effect.
    public let layer = CALayer()
    /// Without effect.
    open var backgroundColor: UIColor?
    /// Without effect.
    open var tintColor: UIColor! = .tintColor
    /// Without effect.
    open var alpha: CGFloat = 1
    /// Without effect.
    open var isHidden = false
    /// Without effect.
    open var isOpaque = true
    /// Without effect.
    open var clipsToBounds = false
    /// Without effect.
    open var isUserInteractionEnabled = true
    /// Without effect.
    open var contentMode = ContentMode.scaleToFill
    /// Without effect.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// Without effect.
    open var autoresizingMask: AutoresizingMask = []
    /// What distinguishes the view from others.
    open var tag = 0
    /// Announces something to screen readers; here it does nothing.
    open var accessibilityLabel: String?
    /// Is found by tests: here by none.
    open var accessibilityIdentifier: String?
    /// Whether screen readers read the view; here none does.
    open var isAccessibilityElement = false
    /// Without effect.
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

    /// Without effect: nothing is touched.
    open var isMultipleTouchEnabled = false
    /// Without effect.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    /// Without effect.
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    /// Without effect.
    open var preservesSuperviewLayoutMargins = false
    /// Without effect.
    open var transform = CGAffineTransform.identity
    /// None: bars of UIKit are not laid out.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The traits of the layout under way.
    open var traitCollection: UITraitCollection { .current }
    /// The type of the layer; layers are not drawn.
    open class var layerClass: AnyClass { CALayer.self }

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
    /// Is never called: views are not shown.
    open func didMoveToSuperview() {}
    /// Is never called: views are not shown.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Is never called: views are not drawn.
    open func draw(_ rect: CGRect) {}
    /// Is never called: constraints are not solved.
    open func updateConstraints() {}
    /// Is never called: files of views are not read.
    open func awakeFromNib() {}
    /// Is never called: traits do not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Is never called: colours do not change.
    open func tintColorDidChange() {}
    /// Is never called: bars do not change.
    open func safeAreaInsetsDidChange() {}
    /// The view at a point: nothing is touched.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    /// Whether a point in the view's own coordinates is in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    /// The size that the content has, in points: constraints are not solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let proposal = ProposedViewSize(
            width: targetSize.width > 0 ? targetSize.width : nil,
            height: targetSize.height > 0 ? targetSize.height : nil)
        return answer(proposal)
    }
    /// The size that the content has, in points: constraints are not solved.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { systemLayoutSizeFitting(targetSize) }
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
        Self.answer(
            proposal, content: intrinsicContentSize, hugging: contentHuggingPriority,
            resistance: contentCompressionResistancePriority)
    }

    static func answer(
        _ proposal: ProposedViewSize, content: CGSize, hugging: (NSLayoutConstraint.Axis) -> UILayoutPriority,
        resistance: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) -> CGSize {
        func length(_ axis: NSLayoutConstraint.Axis, _ content: CGFloat, _ offer: CGFloat?) -> CGFloat {
            guard content != Self.noIntrinsicMetric else { return offer ?? 10 }
            guard let offer else { return content }
            let priority = offer > content ? hugging(axis) : resistance(axis)
            return priority.rawValue < UILayoutPriority.defaultHigh.rawValue ? offer : content
        }
        return CGSize(
            width: length(.horizontal, content.width, proposal.width),
            height: length(.vertical, content.height, proposal.height))
    }
}
