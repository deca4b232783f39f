import Checks
import Frames

/// The text of a view, with what it says for people who hear the picture or rest the pointer on it.
struct FrameSVGLetters {
    let element: XMLElement

    /// - Parameter isCut: Whether it is marked as cut off.
    init(_ text: TextFacts, of view: ViewFrame, in picture: ScenePicture, isCut: Bool, _ glyphs: GlyphDefinitions) {
        var group = XMLElement("g", ["class": isCut ? "letters cut" : "letters", "lang": text.locale])
        let origin = text.key.map { " (\($0))" } ?? ""
        let title = XMLElement("title", text: Prose.quoted(text.string) + origin)
        if let drawing = picture.texts[view.id] {
            group.attributes.append(("role", "img"))
            let letters = FrameSVGGlyphs(
                drawing: drawing, fonts: picture.fonts, frame: view.frame, definitions: glyphs)
            group.content = .elements([title] + letters.elements)
        } else {
            let letters = FrameSVGText(text, in: view.frame, environment: picture.report.environment)
            group.attributes += letters.attributes
            group.content = .elements([title] + letters.lines)
        }
        element = group
    }
}
