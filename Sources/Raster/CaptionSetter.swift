internal import Frames
internal import Labels
internal import Pictures

/// A line of text that belongs to the picture, set in a font.
struct SetCaption {
    var drawing: TextDrawing
    var fonts: [DrawnFont]
    /// In points.
    var width: Double
    /// From the top of the drawing, in points.
    var baseline: Double
}

/// Sets captions in the bundled fonts, whatever fonts the machine has.
final class CaptionSetter {
    private struct Question: Hashable {
        var text: String
        var size: Double
        var weight: Double
    }

    private let measurer: LabelMeasurer
    private var known: [Question: SetCaption] = [:]

    /// Opens the bundled fonts, which takes about two milliseconds.
    init() throws(InputError) {
        do {
            measurer = LabelMeasurer(fonts: try FontLibrary(modelsSystemFont: false))
        } catch {
            throw error as? InputError ?? InputError(.unreadable, "\(error)")
        }
    }

    /// A text on one line, in the size and weight of a look. O(n), once for each text.
    func set(_ text: String, like look: PictureLook) -> SetCaption {
        let question = Question(text: text, size: look.fontSize, weight: look.fontWeight)
        if let caption = known[question] { return caption }
        let font = LabelFont.system(size: look.fontSize, weight: look.fontWeight < 550 ? .regular : .semibold)
        let label = measurer.drawing(of: text, style: LabelTypesetting(font: font, lineLimit: 1))
        let caption = SetCaption(
            drawing: label.drawing, fonts: label.fonts, width: label.facts.size?.width ?? 0,
            baseline: label.facts.firstBaseline)
        known[question] = caption
        return caption
    }
}
