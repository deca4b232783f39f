public import Foundation
public import ViewLayout

/// Distances from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// In points.
    public var top: CGFloat
    /// In points.
    public var left: CGFloat
    /// In points.
    public var bottom: CGFloat
    /// In points.
    public var right: CGFloat

    /// Makes it from its parts, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    /// No distances.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
    /// No distances.
    public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle along the direction in which views run, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// In points.
    public var top: CGFloat
    /// In points.
    public var leading: CGFloat
    /// In points.
    public var bottom: CGFloat
    /// In points.
    public var trailing: CGFloat

    /// Makes it from its parts, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
    /// No distances.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
    /// No distances.
    public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
    /// The same distances for views.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same distances for UIKit.
    public init(_ insets: EdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension CGRect {
    /// The rectangle less distances from its edges.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top left.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Top right.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Top.
    public static let top = UIRectEdge(rawValue: 1)
    /// Left.
    public static let left = UIRectEdge(rawValue: 2)
    /// Bottom.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// Right.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
