/// The font that a text asks for; the collection returns the nearest that it has.
public struct FontRequest: Hashable, Sendable {
    /// The family, or nil for the default of the collection or the platform.
    public var family: String?
    /// The size of the em square in points.
    public var size: Double
    /// CSS weight, 1…1000; 400 is regular, 700 bold.
    public var weight: Double
    /// CSS width in percent of the normal one.
    public var width: Double
    /// Whether an italic font is asked for.
    public var isItalic: Bool
    /// OpenType features to turn on or off, such as `tnum`.
    public var features: [FontFeature]
    /// Points added after every grapheme, in browsers after every cluster of glyphs; any but 0 turns optional ligatures off, on
    /// Android more than 0.03 em alone.
    public var tracking: Double
    /// The height of a line in points, whatever its fonts; nil for that of the fonts.
    public var lineHeight: Double?
    /// Points by which the glyphs are above the line's baseline, or below it where it is negative. The line grows by as much.
    public var baselineOffset: Double
    /// Draw a missing bold by thickening strokes. Advances stay as the font has them.
    public var allowsSyntheticBold: Bool
    /// Leave an eighth of an ideograph between Chinese or Japanese and Western letters, as UIKit does on iOS 26. Of effect
    /// in the modelled system font alone (``TextSession/modelsSystemFont``).
    public var spacesIdeographs: Bool

    /// Makes a request; by default for the platform's system font, regular and upright.
    public init(
        family: String? = nil, size: Double = 17, weight: Double = 400, width: Double = 100, isItalic: Bool = false,
        features: [FontFeature] = [], tracking: Double = 0, lineHeight: Double? = nil,
        allowsSyntheticBold: Bool = false, baselineOffset: Double = 0, spacesIdeographs: Bool = false
    ) {
        self.family = family
        self.size = size
        self.weight = weight
        self.width = width
        self.isItalic = isItalic
        self.features = features
        self.tracking = tracking
        self.lineHeight = lineHeight
        self.baselineOffset = baselineOffset
        self.allowsSyntheticBold = allowsSyntheticBold
        self.spacesIdeographs = spacesIdeographs
    }
}

/// An OpenType feature and its value: 0 off, 1 on, more for alternates.
public struct FontFeature: Hashable, Sendable {
    /// The four letters of the feature.
    public var tag: String
    /// 0 turns the feature off, 1 on; alternates have numbers.
    public var value: Int

    /// Makes a feature that is turned on by default.
    public init(_ tag: String, value: Int = 1) {
        self.tag = tag
        self.value = value
    }
}
