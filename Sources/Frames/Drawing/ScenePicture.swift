/// What a picture of a scene in one environment is made from: the frame report, and how its texts are drawn.
///
/// It is made only for pictures: no check needs it, and no report contains it. About 24 bytes for each glyph, and each
/// outline once.
public struct ScenePicture: Hashable, Sendable {
    /// Everything but the letters.
    public var report: FrameReport
    /// The fonts of all texts, each with the outlines of the glyphs that they show.
    public var fonts: [DrawnFont]
    /// How each text is drawn, by the identifier of its view. A text that is not here is left to the fonts of whatever
    /// shows the picture.
    public var texts: [String: TextDrawing]
    /// How the views look; nil for a plan of outlines, such as that of a saved report.
    public var scene: DrawnScene?
    /// What is marked in place of what rules find; nil where that is marked.
    public var emphasis: PictureEmphasis?

    /// A picture of a report, by default of one whose fonts are not at hand, such as a saved one.
    public init(
        _ report: FrameReport, fonts: [DrawnFont] = [], texts: [String: TextDrawing] = [:],
        scene: DrawnScene? = nil, emphasis: PictureEmphasis? = nil
    ) {
        self.report = report
        self.fonts = fonts
        self.texts = texts
        self.scene = scene
        self.emphasis = emphasis
    }
}
