public import Frames

/// A frame report as a picture: one SVG that needs nothing else.
///
/// The sheet is the space that the scene was proposed. Containers are thin outlines, controls are filled and rounded,
/// shapes are drawn as such, and texts stand line by line on their baselines, as wide as they were measured. Red is what
/// the rules call an error: a bar is as long as the room that is lacking. The picture follows the light or dark
/// appearance of whatever shows it. Every number goes through `Number.text`, so it is the same on every machine.
public enum FrameSVG {
    /// The whole document, with a line feed at its end. O(n log n) in views.
    public static func render(_ report: FrameReport) -> String { render([report]) }

    /// Several reports side by side in the order given, their sheets aligned at the top.
    public static func render(_ reports: [FrameReport]) -> String {
        let panels = reports.map { FrameSVGPanel($0) }
        let top = panels.map(\.bounds.y).min() ?? 0
        var groups: [XMLElement] = []
        var right = 0.0
        var bottom = 0.0
        for panel in panels {
            let x = right + (groups.isEmpty ? margin : gap) - panel.bounds.x
            let y = margin - top
            groups.append(
                XMLElement("g", ["transform": "translate(\(Number.text(x)) \(Number.text(y)))"], panel.elements))
            right = x + panel.bounds.maxX
            bottom = max(bottom, y + panel.bounds.maxY)
        }
        let size = Size(width: right + margin, height: bottom + margin)
        let backdrop = SVG.rectangle(
            Frame(x: 0, y: 0, width: size.width, height: size.height), class: "backdrop", radius: 12)
        return document(size, [title(reports), XMLElement("style", text: FrameSVGStyle.text), backdrop] + groups)
    }

    private static let margin = 24.0
    private static let gap = 32.0

    private static func document(_ size: Size, _ elements: [XMLElement]) -> String {
        let (width, height) = (Number.text(size.width), Number.text(size.height))
        return XMLElement(
            "svg",
            [
                "xmlns": "http://www.w3.org/2000/svg", "class": "galley", "role": "img", "width": width,
                "height": height, "viewBox": "0 0 \(width) \(height)",
            ], elements
        ).document()
    }

    /// What is read aloud in place of the picture.
    private static func title(_ reports: [FrameReport]) -> XMLElement {
        XMLElement("title", text: reports.map { FrameSVGCaption($0).sentence }.joined(separator: " "))
    }
}
