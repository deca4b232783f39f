internal import CFreeType
internal import Frames

/// How points of a drawing are converted to pixels.
struct Placement {
    var scaleX: Double
    var scaleY: Double
    /// In pixels.
    var x = 0.0
    var y = 0.0

    init(scale: Double) { (scaleX, scaleY) = (scale, scale) }

    /// The placement with another origin.
    func moved(x: Double, y: Double) -> Placement {
        var result = self
        result.x += x * scaleX
        result.y += y * scaleY
        return result
    }

    func scaled(x: Double, y: Double) -> Placement {
        var result = self
        result.scaleX *= x
        result.scaleY *= y
        return result
    }

    /// In FreeType's unit, 1/64 of a pixel. Points far from every bitmap are moved nearer.
    func vector(_ point: OutlinePoint) -> FT_Vector {
        func position(_ value: Double) -> Int {
            value.isFinite ? Int((min(max(value, -Self.far), Self.far) * 64).rounded()) : 0
        }
        return FT_Vector(x: position(point.x * scaleX + x), y: position(point.y * scaleY + y))
    }

    /// The pixels that a frame mostly covers.
    func pixels(_ frame: Frame) -> PixelBox {
        func edge(_ value: Double) -> Int { value.isFinite ? Int(min(max(value, -Self.far), Self.far).rounded()) : 0 }
        return PixelBox(
            left: edge(frame.x * scaleX + x), top: edge(frame.y * scaleY + y), right: edge(frame.maxX * scaleX + x),
            bottom: edge(frame.maxY * scaleY + y))
    }

    /// FreeType renders outlines up to 262,144 pixels from the origin.
    private static let far = 2e5
}

/// A part of a bitmap, without its last column and row.
struct PixelBox {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    var isEmpty: Bool { left >= right || top >= bottom }

    /// Makes the box large enough for another one, too.
    mutating func add(_ other: PixelBox) {
        (left, top) = (min(left, other.left), min(top, other.top))
        (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
    }

    func intersection(_ other: PixelBox) -> PixelBox {
        PixelBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
    }
}
