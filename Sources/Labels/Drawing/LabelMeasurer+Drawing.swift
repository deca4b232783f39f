public import Frames
internal import TextLayout

extension LabelMeasurer {
    /// A label for drawing: its facts, and the outlines of its glyphs from the top left of its box.
    package struct DrawnLabel {
        package var facts: TextFacts
        package var drawing: TextDrawing
        package var fonts: [DrawnFont]
    }

    /// Measures a label as ``measure(_:style:in:)`` does, and draws it.
    package func drawing(
        of text: String, style: LabelTypesetting = LabelTypesetting(),
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> DrawnLabel {
        let setting = setting(for: style, in: environment)
        let text = self.text(text, in: setting)
        let budget = Budget(width: environment.width, height: environment.height, lines: style.lineLimit)
        let placement = TextPlacement(frame: Frame(x: 0, y: 0, width: 0, height: 0), budget: budget)
        let drawer = TextDrawer()
        drawer.draw(text, in: placement, of: "0")
        return DrawnLabel(
            facts: TextFacts(text, in: placement, locale: environment.locale),
            drawing: drawer.texts["0"] ?? TextDrawing(), fonts: drawer.fonts)
    }

    /// A picture of one label, at the leading edge of its room.
    ///
    /// - Parameters:
    ///   - text: What the label shows.
    ///   - name: The caption; nil for the text itself.
    ///   - style: How the label is typeset; by default a body text without limits.
    ///   - environment: Its width and height are the label's room, in points; by default English on iOS, at the
    ///     text size `large`, without limits.
    public func picture(
        of text: String, named name: String? = nil, style: LabelTypesetting = LabelTypesetting(),
        in environment: LayoutEnvironment = LayoutEnvironment()
    ) -> ScenePicture {
        var label = drawing(of: text, style: style, in: environment)
        let size = label.facts.size ?? label.facts.ideal
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        let x = isRightToLeft ? (environment.width ?? size.width) - size.width : 0
        label.facts.ink?.x += x
        var view = ViewFrame(id: "0", kind: "Text", frame: Frame(x: x, y: 0, width: size.width, height: size.height))
        view.text = label.facts
        let fits =
            size.width <= environment.width ?? .infinity && size.height <= environment.height ?? .infinity
        let report = FrameReport(
            scene: name ?? text, environment: environment, size: size, fits: fits, fonts: label.facts.fonts,
            fontModels: models.all, notes: notes, root: view)
        return ScenePicture(report, fonts: label.fonts, texts: ["0": label.drawing])
    }
}
