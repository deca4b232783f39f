internal import Basics
public import Checks
public import Frames

/// Scenes as a picture: one SVG that needs nothing else.
///
/// The sheet is the space that the scene was proposed. Views are drawn in their colours, shapes and images, and texts are the
/// outlines that were measured, so that the picture is the same on every machine. What the rules find is a number at its place,
/// red for errors and amber for warnings, and a line below the sheet. The picture follows the light or dark appearance of the
/// program that shows it, unless the scene asks for one.
///
/// A report alone, whose looks and fonts are not available, is a plan: containers are thin outlines, controls are filled and
/// rounded, texts are drawn line by line on their baselines, as wide as they were measured, and a bar is as long as the
/// missing room. Every number goes through `Number.text`.
public enum FrameSVG {
    /// The whole document, with a line feed at its end. O(n log n) in views, O(n) in glyphs.
    ///
    /// - Parameters:
    ///   - picture: A scene in one environment.
    ///   - rules: Which rules mark what they find, and as what.
    public static func render(_ picture: ScenePicture, rules: RuleSet = RuleSet()) -> String {
        render([picture], rules: rules)
    }

    /// Several pictures side by side in the order given, their sheets aligned at the top.
    public static func render(_ pictures: [ScenePicture], rules: RuleSet = RuleSet()) -> String {
        document([pictures], rules)
    }

    /// The picture of a report whose fonts are not at hand.
    public static func render(_ report: FrameReport, rules: RuleSet = RuleSet()) -> String {
        render([report], rules: rules)
    }

    /// Several reports side by side in the order given, their sheets aligned at the top.
    public static func render(_ reports: [FrameReport], rules: RuleSet = RuleSet()) -> String {
        render(reports.map { ScenePicture($0) }, rules: rules)
    }

    /// Rows of pictures below each other, each as ``render(_:rules:)`` draws it.
    public static func render(rows: [[ScenePicture]], rules: RuleSet = RuleSet()) -> String { document(rows, rules) }

    /// A picture as a part of a page that has the look of ``style`` and, after all its pictures are drawn, the
    /// definitions: an SVG element, with a line feed at its end.
    public static func figure(
        _ pictures: [ScenePicture], sharing definitions: GlyphDefinitions, rules: RuleSet = RuleSet()
    ) -> String {
        let sheet = PictureSheet([pictures], rules)
        let elements = SVGElements(definitions: definitions).elements([sheet.backdrop] + sheet.elements)
        return svg(sheet, [title(pictures, rules)] + elements).fragment()
    }

    /// The style sheet of all pictures, in light and in dark.
    public static var style: String { PictureStyle.css }

    private static func document(_ rows: [[ScenePicture]], _ rules: RuleSet) -> String {
        let definitions = GlyphDefinitions()
        let sheet = PictureSheet(rows, rules)
        let elements = SVGElements(definitions: definitions).elements([sheet.backdrop] + sheet.elements)
        let head = [title(rows.flatMap(\.self), rules), XMLElement("style", text: style)] + definitions.elements
        return svg(sheet, head + elements).document()
    }

    private static func svg(_ sheet: PictureSheet, _ elements: [XMLElement]) -> XMLElement {
        let (width, height) = (Number.text(sheet.size.width), Number.text(sheet.size.height))
        return XMLElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "galley", "role": "graphics-document img",
                "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
            ], elements)
    }

    /// What is read aloud of the picture as a whole.
    private static func title(_ pictures: [ScenePicture], _ rules: RuleSet) -> XMLElement {
        XMLElement(
            "title", text: Prose.oneLine(pictures.map { PictureCaption($0, rules).sentence }.joined(separator: " ")))
    }
}
