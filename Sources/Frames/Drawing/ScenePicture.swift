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

extension ScenePicture {
    /// The part of each key's text that is visible inside the screen, in points from its top left; of several places the
    /// first.
    package var visibleTexts: [String: Frame] {
        let (size, environment) = (report.size, report.environment)
        let screen = Frame(
            x: 0, y: 0, width: environment.width ?? size.width, height: environment.height ?? size.height)
        let clips = Dictionary((scene?.views ?? []).map { ($0.id, $0.clip) }) { first, _ in first }
        var found: [String: Frame] = [:]
        report.root.walk { view, _ in
            guard let key = view.text?.key, found[key] == nil else { return }
            let shown = clips[view.id].flatMap { $0 }.map { view.frame.intersection($0) } ?? view.frame
            guard let frame = shown?.intersection(screen), frame.width >= 1, frame.height >= 1 else { return }
            found[key] = frame
        }
        return found
    }
}
