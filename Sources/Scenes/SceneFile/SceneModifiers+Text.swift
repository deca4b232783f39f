internal import Foundation
internal import ViewLayout

extension SceneModifiers {
    /// Modifiers that change how texts are set.
    static let text = ModifierSection("Modifiers of texts") { texts in
        texts.modifier("font", "The font.", SceneValues.font) { reader, view, font in
            if let family = font.family { reader.note(family.name, as: \.families, at: family.position) }
            return AnyView(view.font(font.font))
        }
        texts.modifier("bold", "Bold, or not.", .flag) { AnyView($0.bold($1)) }
        texts.modifier("italic", "Italic, or not.", .flag) { AnyView($0.italic($1)) }
        texts.modifier("monospacedDigit", "Digits that are equally wide.", .flag) { view, isOn in
            isOn ? AnyView(view.monospacedDigit()) : view
        }
        texts.modifier("tracking", "Points between characters.", SceneValues.lengthInPoints) {
            AnyView($0.tracking($1))
        }
        texts.modifier("textCase", "Capital or small letters.", SceneValues.textCase) { AnyView($0.textCase($1)) }
        texts.modifier("lineLimit", "The most lines, or `none`.", lineLimit) { view, limit in
            guard let reservesSpace = limit.reservesSpace, let lines = limit.lines else {
                return AnyView(view.lineLimit(limit.lines))
            }
            return AnyView(view.lineLimit(lines, reservesSpace: reservesSpace))
        }
        texts.modifier("lineSpacing", "Points between lines.", SceneValues.lengthInPoints(from: 0)) {
            AnyView($0.lineSpacing($1))
        }
        texts.modifier("truncationMode", "Where a text that does not fit is cut off.", truncationMode) {
            AnyView($0.truncationMode($1))
        }
        texts.modifier("minimumScaleFactor", "How small a text may become to fit.", SceneValues.scaleFactor) {
            AnyView($0.minimumScaleFactor(CGFloat($1)))
        }
        texts.modifier("allowsTightening", "Whether characters may come closer for a text to fit.", .flag) {
            AnyView($0.allowsTightening($1))
        }
        texts.modifier("keepWords", "Whether lines break at spaces and punctuation only.", .flag) {
            AnyView($0.keepsWords($1))
        }
        texts.modifier(
            "avoidOrphans", "Whether a last line of a single word takes one from the line before.", .flag
        ) { AnyView($0.avoidsOrphans($1)) }
        texts.modifier("multilineTextAlignment", "How the lines of a text are aligned.", textAlignment) {
            AnyView($0.multilineTextAlignment($1))
        }
        texts.modifier(
            "dynamicTypeSize", "A text size, or a range such as `..AX2` that caps it.", SceneValues.textSizeRange
        ) { AnyView($0.dynamicTypeSize($1)) }
    }

    private static let truncationMode = ValueForm<Text.TruncationMode>.choice([
        "head": .head, "middle": .middle, "tail": .tail,
    ])

    private static let textAlignment = ValueForm<TextAlignment>.choice([
        "leading": .leading, "center": .center, "trailing": .trailing,
    ])

    private struct LineLimit {
        var lines: Int?
        var reservesSpace: Bool?
    }

    /// A number, `none`, or `{ lines: 2, reservesSpace: true }`.
    private static let lineLimit = ValueForm.integer(from: 1).map { lines, _ in LineLimit(lines: lines) }
        .or("none") { LineLimit() }
        .orMapping(
            .mapping(
                MappingKey("lines", .integer(from: 1), required: "a number of lines", "The most lines."),
                MappingKey("reservesSpace", .bool, usual: "false", "Whether it is as high as that many lines at least.")
            ) { LineLimit(lines: $1, reservesSpace: $2) })
}
