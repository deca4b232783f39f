/// Vertical metrics of a font in font units, all positive away from the baseline.
public struct FontMetrics: Hashable, Sendable {
    public let unitsPerEm: Int
    /// Ascent, descent and gap of `hhea`, which Apple's platforms use.
    public let hhea: LineMetrics
    /// Those of OS/2's typo fields where the font sets USE_TYPO_METRICS, of `hhea` otherwise.
    public let preferred: LineMetrics
    public let capHeight: Double
    public let xHeight: Double

    /// The metrics that a platform builds lines from, in font units.
    public func line(on platform: Platform) -> LineMetrics {
        switch platform {
        case .ios, .macos: hhea
        case .android, .web: preferred
        }
    }
}

/// How far a line reaches from its baseline: in font units, or in points, as the owner says.
public struct LineMetrics: Hashable, Sendable {
    public var ascent: Double
    public var descent: Double
    /// Extra room between lines.
    public var lineGap: Double

    public init(ascent: Double, descent: Double, lineGap: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
    }

    public var height: Double { ascent + descent + lineGap }

    public static func * (metrics: LineMetrics, factor: Double) -> LineMetrics {
        LineMetrics(
            ascent: metrics.ascent * factor, descent: metrics.descent * factor, lineGap: metrics.lineGap * factor)
    }

    /// The metrics in whole pixels: ascent, descent and gap each to the nearest, halves up, and the gap shared out, the
    /// smaller half above.
    ///
    /// Source: Blink, `FontMetrics::AscentDescentWithHacks`, `SimpleFontData::PlatformInit` and `CalculateLeadingSpace`.
    /// Blink lays out in physical pixels, so that these are the display's.
    var roundedAsBlinkDoes: LineMetrics {
        func pixels(_ length: Double) -> Double { (length + 0.5).rounded(.down) }
        let gap = pixels(lineGap)
        let above = (gap / 2).rounded(.down)
        return LineMetrics(ascent: pixels(ascent) + above, descent: pixels(descent) + gap - above)
    }

    /// Enough room for both, measured from one baseline.
    public mutating func formUnion(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        lineGap = max(lineGap, other.lineGap)
    }
}
