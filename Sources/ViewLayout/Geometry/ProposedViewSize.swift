public import Foundation

/// The size that a parent suggests to a view, in points; `nil` asks for the view's ideal length.
///
/// Zero asks for the smallest size and infinity for the largest.
public struct ProposedViewSize: Equatable, Sendable {
    /// The width in points; `nil` for none.
    public var width: CGFloat?
    /// The height in points; `nil` for none.
    public var height: CGFloat?

    /// Proposes lengths in points; `nil` asks for the ideal.
    public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    /// Proposes exactly `size`.
    public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

    /// Asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)
    /// Asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)
    /// Asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// The proposal as a size, with the lengths of `size` where none was proposed (10 by default).
    public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}

extension ProposedViewSize {
    package init(_ axis: Axis, _ major: CGFloat?, _ minor: CGFloat?) {
        self = axis == .horizontal ? .init(width: major, height: minor) : .init(width: minor, height: major)
    }

    package subscript(axis: Axis) -> CGFloat? {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    /// The proposal with `nil` for a length that is not a number, which no view could answer.
    var valid: ProposedViewSize {
        guard width?.isNaN == true || height?.isNaN == true else { return self }
        return ProposedViewSize(width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
    }

    /// The proposal without `insets`; lengths never fall below zero, and `nil` stays `nil`.
    package func inset(by insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(
            width: width.map { max(0, $0 - insets.horizontal) },
            height: height.map { max(0, $0 - insets.vertical) })
    }
}

extension CGSize {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }

    package init(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) {
        self = axis == .horizontal ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
    }
}

extension CGPoint {
    package subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }

    package init(_ axis: Axis, _ major: CGFloat, _ minor: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: major, y: minor) : CGPoint(x: minor, y: major)
    }
}
