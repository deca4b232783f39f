import Checks
import Frames

/// Draws the text of a view.
enum PictureLetters {
    /// - Parameter isCut: Whether it is marked as cut off.
    /// - Parameter ink: The colour of the text; nil for that of all texts.
    static func element(
        _ text: TextFacts, of view: ViewFrame, in picture: ScenePicture, isCut: Bool, ink: DrawnTone? = nil
    ) -> PictureElement {
        let origin = text.key.map { " (\($0))" } ?? ""
        let content: PictureElement.Letters.Content
        if let drawing = picture.texts[view.id] {
            let glyphs = PictureGlyphs(drawing: drawing, fonts: picture.fonts, frame: view.frame)
            content = .outlines(glyphs.runs, boxes: glyphs.boxes)
        } else {
            let letters = PictureText(text, in: view.frame, environment: picture.report.environment)
            content = .lines(letters.typeface, letters.lines)
        }
        return .letters(
            PictureElement.Letters(
                isCut: isCut, locale: text.locale, title: Prose.quoted(text.string) + origin, content: content,
                ink: ink))
    }
}
