internal import Basics

/// A width and a height in points.
public struct Size: Codable, Hashable, Sendable {
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// Makes a size; each side is rounded to a millionth of a point.
    public init(width: Double, height: Double) {
        self.width = Number.rounded(width)
        self.height = Number.rounded(height)
    }
}

/// Where a view is: points from the top left of the scene, after right-to-left mirroring.
public struct Frame: Codable, Hashable, Sendable {
    /// The left edge, in points from the left of the scene.
    public var x: Double
    /// The top edge, in points from the top of the scene.
    public var y: Double
    /// In points.
    public var width: Double
    /// In points.
    public var height: Double

    /// Makes a frame; each number is rounded to a millionth of a point.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = Number.rounded(x)
        self.y = Number.rounded(y)
        self.width = Number.rounded(width)
        self.height = Number.rounded(height)
    }

    /// The right edge.
    public var maxX: Double { x + width }
    /// The bottom edge.
    public var maxY: Double { y + height }

    /// The common part of both; nil where there is none.
    package func intersection(_ other: Frame) -> Frame? {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (width, height) = (min(maxX, other.maxX) - left, min(maxY, other.maxY) - top)
        return width > 0 && height > 0 ? Frame(x: left, y: top, width: width, height: height) : nil
    }
}
