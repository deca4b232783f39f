package import Frames

/// A part of a picture, for any format: where it is in points, and which looks of ``PictureStyle`` it has.
package indirect enum PictureElement: Sendable {
    case shape(Shape)
    case caption(Caption)
    case letters(Letters)
    /// Parts with coordinates from another origin.
    case group(x: Double, y: Double, [PictureElement])
    /// Parts that are clipped by a frame.
    case clip(Frame, [PictureElement])
    /// Parts that are clipped by an outline.
    case cut([OutlineStep], [PictureElement])
    /// Parts with a shadow behind them.
    case shadowed(DrawnShadow, [PictureElement])
    /// What a view of the scene draws in colours of its own.
    case painted(Painted)
    case image(Image)

    package struct Painted: Sendable {
        package var part: DrawnPart
        /// The tooltip.
        package var title: String?
    }

    /// A picture in a file.
    package struct Image: Sendable {
        package var file: ImageFile
        package var frame: Frame
        /// The colour in which the outline of the picture is drawn; nil for its own colours.
        package var ink: DrawnTone?
        /// From 0 to 1.
        package var opacity: Double
        /// Whether it fills the frame, so that parts of it are cut off.
        package var fills: Bool
        /// The tooltip.
        package var title: String

        /// Where all of the picture is, in its own proportion.
        package var placed: Frame {
            let (width, height) = (frame.width / file.size.width, frame.height / file.size.height)
            let scale = fills ? max(width, height) : min(width, height)
            let size = Size(width: file.size.width * scale, height: file.size.height * scale)
            return Frame(
                x: frame.x + (frame.width - size.width) / 2, y: frame.y + (frame.height - size.height) / 2,
                width: size.width, height: size.height)
        }
    }

    package struct Shape: Sendable {
        package var outline: Outline
        /// Names of looks, with spaces between.
        package var look: String
        /// The tooltip.
        package var title: String?
    }

    package enum Outline: Sendable {
        case rectangle(Frame, radius: Double)
        case ellipse(Frame)
        case path([PathStep])
    }

    /// A step of a line.
    package enum PathStep: Sendable {
        case move(x: Double, y: Double)
        case line(x: Double, y: Double)
        case horizontal(toX: Double)
        case vertical(byY: Double)
    }

    /// A line of text that belongs to the picture and not to the scene. Its font is not reported.
    package struct Caption: Sendable {
        /// The text in parts, with a space between two; more than one where parts have different looks.
        package var parts: [(text: String, look: String?)]
        package var look: String
        package var x: Double
        /// The baseline.
        package var y: Double
        /// In points; nil for that of the look.
        package var fontSize: Double?
    }

    /// The text of a view.
    package struct Letters: Sendable {
        /// Whether it is marked as cut off.
        package var isCut: Bool
        package var locale: String
        package var title: String
        package var content: Content
        /// The colour of the text; nil for that of all texts.
        package var ink: DrawnTone?

        package var look: String { ink == nil && isCut ? "letters cut" : "letters" }

        package enum Content: Sendable {
            /// The outlines that were measured, and boxes for glyphs without an outline.
            case outlines([Run], boxes: [PictureElement])
            /// Lines in whatever font is available.
            case lines(Typeface, [Line])
        }
    }

    /// Glyphs of one font.
    package struct Run: Sendable {
        package var font: DrawnFont
        /// In coordinates from the top left of the text's frame.
        package var run: DrawnRun
        /// Where the run begins, on the baseline.
        package var x: Double
        package var y: Double
    }

    /// What the lines of a text have in common.
    package struct Typeface: Sendable {
        /// In order of preference.
        package var families: [String]
        /// In points.
        package var size: Double
        /// As in CSS.
        package var weight: Double
    }

    /// A line with its measured width, in whatever font.
    package struct Line: Sendable {
        package var text: String
        package var isRightToLeft: Bool
        /// The left edge, or the right edge of a line that runs from right to left.
        package var x: Double
        /// The baseline.
        package var y: Double
        package var width: Double
    }
}

extension PictureElement {
    static func rectangle(_ frame: Frame, look: String, radius: Double = 0, title: String? = nil) -> PictureElement {
        .shape(Shape(outline: .rectangle(frame, radius: radius), look: look, title: title))
    }

    static func ellipse(_ frame: Frame, look: String, title: String? = nil) -> PictureElement {
        .shape(Shape(outline: .ellipse(frame), look: look, title: title))
    }

    static func path(_ steps: [PathStep], look: String) -> PictureElement {
        .shape(Shape(outline: .path(steps), look: look))
    }

    static func text(_ text: String, x: Double, y: Double, look: String, fontSize: Double? = nil) -> PictureElement {
        .caption(Caption(parts: [(text, nil)], look: look, x: x, y: y, fontSize: fontSize))
    }
}
