/// How a text is drawn: its glyphs, each where it is, with the ellipsis and the hyphens that layout added.
///
/// Places are in points from the top left of the text's frame, after right-to-left ordering.
public struct TextDrawing: Hashable, Sendable {
    /// Line by line, from left to right.
    public var runs: [DrawnRun]
    /// What has no outline.
    public var boxes: [GlyphBox]

    /// What is drawn of a text: nothing, unless said otherwise.
    public init(runs: [DrawnRun] = [], boxes: [GlyphBox] = []) {
        self.runs = runs
        self.boxes = boxes
    }
}

/// Neighbouring glyphs of one font and size.
public struct DrawnRun: Hashable, Sendable {
    /// The place of the font among the picture's own.
    public var font: Int
    /// Points for a font unit.
    public var scale: Double
    /// Where the run begins.
    public var x: Double
    /// The baseline.
    public var y: Double
    /// From left to right, those with an outline.
    public var glyphs: [DrawnGlyph]

    /// Glyphs of one font.
    public init(font: Int, scale: Double, x: Double, y: Double, glyphs: [DrawnGlyph]) {
        self.font = font
        self.scale = scale
        self.x = x
        self.y = y
        self.glyphs = glyphs
    }
}

/// A glyph and its origin on the baseline.
public struct DrawnGlyph: Hashable, Sendable {
    /// The glyph's number in its font.
    public var id: UInt32
    /// From the left edge of the text's frame, in points.
    public var x: Double
    /// From the top edge of the text's frame, in points.
    public var y: Double

    /// A glyph at its place.
    public init(id: UInt32, x: Double, y: Double) {
        self.id = id
        self.x = x
        self.y = y
    }
}

/// A glyph that no outline can be drawn for: a character that no font has, or a picture such as an emoji.
public struct GlyphBox: Hashable, Sendable {
    /// The room that was measured for it, from the top left of the text's frame.
    public var frame: Frame
    /// Its characters.
    public var characters: String
    /// What Unicode calls them, such as `GRINNING FACE`.
    public var name: String
    /// Whether no font has them.
    public var isMissing: Bool

    /// A box in the place of characters that have no outline.
    public init(frame: Frame, characters: String, name: String, isMissing: Bool) {
        self.frame = frame
        self.characters = characters
        self.name = name
        self.isMissing = isMissing
    }
}
