/// Vertical metrics of a font in font units; all are positive away from the baseline.
public struct FontMetrics: Hashable, Sendable {
    /// How many font units an em has.
    public let unitsPerEm: Int
    /// Ascent, descent and gap of `hhea`, which Apple's platforms use.
    public let hhea: LineMetrics
    /// Those of OS/2's typo fields where the font sets USE_TYPO_METRICS, otherwise those of `hhea`.
    public let preferred: LineMetrics
    /// The height of capitals, in font units.
    public let capHeight: Double
    /// The height of small letters without ascenders, in font units.
    public let xHeight: Double

    /// The metrics that a platform builds lines from, in font units.
    public func line(on platform: Platform) -> LineMetrics {
        switch platform {
        case .ios, .macos: hhea
        case .android, .web: preferred
        }
    }
}

/// How far a line extends from its baseline: in font units or in points, as the owner states.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline upwards.
    public var ascent: Double
    /// From the baseline downwards.
    public var descent: Double
    /// Extra space between lines.
    public var lineGap: Double

    /// Makes metrics; all values are in one unit.
    public init(ascent: Double, descent: Double, lineGap: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
    }

    /// The distance from one baseline to the next.
    public var height: Double { ascent + descent + lineGap }

    /// The metrics in another unit.
    public static func * (metrics: LineMetrics, factor: Double) -> LineMetrics {
        LineMetrics(
            ascent: metrics.ascent * factor, descent: metrics.descent * factor, lineGap: metrics.lineGap * factor)
    }

    /// The metrics in whole pixels: ascent, descent and gap are each rounded to the nearest, with halves up, and the
    /// gap is divided with the smaller half above.
    ///
    /// Source: Blink, `FontMetrics::AscentDescentWithHacks`, `SimpleFontData::PlatformInit` and `CalculateLeadingSpace`.
    /// Blink lays out in physical pixels, so that these are the display's. On Android, and on Linux where glyphs have
    /// subpixel positions, it moves a pixel from the ascent to a descent that was rounded down; that is not done here.
    var roundedAsBlinkDoes: LineMetrics {
        func pixels(_ length: Double) -> Double { (length + 0.5).rounded(.down) }
        let gap = pixels(lineGap)
        let above = (gap / 2).rounded(.down)
        return LineMetrics(ascent: pixels(ascent) + above, descent: pixels(descent) + gap - above)
    }

    /// Extends the metrics so that both lines fit, measured from one baseline.
    public mutating func formUnion(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        lineGap = max(lineGap, other.lineGap)
    }
}
