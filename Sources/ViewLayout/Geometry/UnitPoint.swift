public import Foundation

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The part of the width.
    public var x: CGFloat
    /// The part of the height.
    public var y: CGFloat

    /// Makes it from parts of width and height.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top left corner.
    public init() { self.init(x: 0, y: 0) }

    /// The top left corner.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The point at the leading.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The point at the trailing.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The point at the top.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The point at the bottom.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The point at the top leading.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The point at the top trailing.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The point at the bottom leading.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The point at the bottom trailing.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
