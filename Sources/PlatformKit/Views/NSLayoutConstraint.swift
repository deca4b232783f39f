public import Foundation

/// A rule between the places of two views. Rules are kept, and not solved: a view has the size of its content.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// An axis.
    nonisolated public enum Axis: Int, Sendable {
        /// A direction to which constraints apply.
        case horizontal, vertical
    }
    /// An axis, as AppKit names it.
    public typealias Orientation = Axis
    /// How much something is wanted, as AppKit names it.
    public typealias Priority = UILayoutPriority
    /// What of a view a rule is about.
    public enum Attribute: Int, Sendable {
        /// A place or a length.
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline
    }
    /// How two places compare.
    public enum Relation: Int, Sendable {
        /// Up to, exactly, or at least.
        case lessThanOrEqual = -1
        /// Exactly, or at least.
        case equal, greaterThanOrEqual
    }

    /// Whether the rule applies.
    open var isActive = false
    /// What is added, in points.
    open var constant: CGFloat
    /// How much the rule is wanted.
    open var priority = UILayoutPriority.required
    /// What distinguishes the rule from others.
    open var identifier: String?

    init(constant: CGFloat) { self.constant = constant }

    /// A rule between a place of one view and a place of another.
    public init(
        item: Any, attribute: Attribute, relatedBy relation: Relation, toItem: Any?, attribute other: Attribute,
        multiplier: CGFloat, constant: CGFloat
    ) { self.constant = constant }

    /// Lets rules apply.
    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// Lets rules no longer apply.
    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// A place of a view, which rules are made of.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The same place.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// That place or a later one.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
    /// That place or an earlier one.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// A place along the width.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
/// A place along the height.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
/// A length.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A length in points.
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A length in points, or more.
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A length in points, or less.
    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
    /// A part of another length.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
}

/// What has places that rules are made of.
@MainActor @preconcurrency
public protocol NSLayoutAnchored: AnyObject {}

extension NSLayoutAnchored {
    /// Where a line begins.
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// Where a line ends.
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The middle of the width.
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The middle of the height.
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The baseline of the first line.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The baseline of the last line.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

/// A rectangle of a view that rules are made of.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, NSLayoutAnchored {}

extension UIView: NSLayoutAnchored {
    /// What no bar covers: bars of UIKit are not laid out.
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// What is within the margins.
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    /// What is as wide as text is easy to read.
    public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
    /// What the keyboard covers.
    public var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
    /// The rules of the view: they are not kept.
    public var constraints: [NSLayoutConstraint] { [] }
    /// Lets a rule apply.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Lets rules apply.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Lets rules no longer apply.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
}
