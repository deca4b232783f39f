public import Frames

/// Scenes as a picture: one SVG that needs nothing else.
///
/// The sheet is the space that the scene was proposed. Containers are thin outlines, controls are filled and rounded,
/// shapes are drawn as such, and texts are the very outlines that were measured, so that the picture is the same on every
/// machine. Of a report alone, whose fonts are not at hand, texts stand line by line on their baselines, as wide as they
/// were measured. Red is what the rules call an error and amber what they call a warning: a bar is as long as the room
/// that is lacking. The picture follows the light or dark appearance of whatever shows it. Every number goes through
/// `Number.text`.
public enum FrameSVG {
    /// The whole document, with a line feed at its end. O(n log n) in views, O(n) in glyphs.
    public static func render(_ picture: ScenePicture) -> String { render([picture]) }

    /// Several pictures side by side in the order given, their sheets aligned at the top.
    public static func render(_ pictures: [ScenePicture]) -> String { document([pictures]) }

    /// The picture of a report whose fonts are not at hand.
    public static func render(_ report: FrameReport) -> String { render([report]) }

    /// Several reports side by side in the order given, their sheets aligned at the top.
    public static func render(_ reports: [FrameReport]) -> String { render(reports.map { ScenePicture($0) }) }

    /// Rows of pictures below each other, each as ``render(_:)`` draws it.
    public static func render(rows: [[ScenePicture]]) -> String { document(rows) }

    /// A picture as a part of a page that has the look of ``style`` and, after all its pictures are drawn, the
    /// definitions: an SVG element, with a line feed at its end.
    public static func figure(_ pictures: [ScenePicture], sharing definitions: GlyphDefinitions) -> String {
        let sheet = FrameSVGSheet([pictures], definitions)
        return svg(sheet, [title(pictures), sheet.backdrop] + sheet.elements).fragment()
    }

    /// The style sheet of all pictures, in light and in dark.
    public static var style: String { FrameSVGStyle.text }

    private static func document(_ rows: [[ScenePicture]]) -> String {
        let definitions = GlyphDefinitions()
        let sheet = FrameSVGSheet(rows, definitions)
        let head = [title(rows.flatMap(\.self)), XMLElement("style", text: style)] + definitions.elements
        return svg(sheet, head + [sheet.backdrop] + sheet.elements).document()
    }

    private static func svg(_ sheet: FrameSVGSheet, _ elements: [XMLElement]) -> XMLElement {
        let (width, height) = (Number.text(sheet.size.width), Number.text(sheet.size.height))
        return XMLElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "galley", "role": "graphics-document img",
                "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
            ], elements)
    }

    /// What is read aloud of the picture as a whole.
    private static func title(_ pictures: [ScenePicture]) -> XMLElement {
        XMLElement("title", text: pictures.map { FrameSVGCaption($0).sentence }.joined(separator: " "))
    }
}
