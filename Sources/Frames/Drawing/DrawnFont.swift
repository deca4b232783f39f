/// A font as a picture draws it: the outlines of the glyphs that are shown, in font units.
public struct DrawnFont: Hashable, Sendable {
    /// Distinguishes the font from all others, including other places on its axes and other styles; not for display.
    public var id: String
    /// Such as `Inter 4.0`.
    public var name: String
    /// How wide a stroke around each outline makes a bold that the family lacks, in font units; 0 for none.
    public var boldness: Double
    /// The outlines by glyph, leaning where the family lacks an italic; empty for one without ink. Filled by the nonzero
    /// rule.
    public var outlines: [UInt32: [OutlineStep]]

    /// A font with the outlines of the glyphs that are drawn.
    public init(
        id: String, name: String, boldness: Double = 0, outlines: [UInt32: [OutlineStep]] = [:]
    ) {
        self.id = id
        self.name = name
        self.boldness = boldness
        self.outlines = outlines
    }
}

/// A step of a glyph's outline, in font units, y downwards from the baseline.
public enum OutlineStep: Hashable, Sendable {
    /// Closes what was begun before and starts a contour.
    case move(OutlinePoint)
    /// A straight line to a point.
    case line(OutlinePoint)
    /// A quadratic Bézier curve, with its control point, to a point.
    case quadratic(OutlinePoint, to: OutlinePoint)
    /// A cubic Bézier curve, with its control points, to a point.
    case cubic(OutlinePoint, OutlinePoint, to: OutlinePoint)
}

/// A point of an outline, in font units, y downwards from the baseline.
public struct OutlinePoint: Hashable, Sendable {
    /// To the right, in font units.
    public var x: Double
    /// Downwards from the baseline, in font units.
    public var y: Double

    /// A point in font units.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
