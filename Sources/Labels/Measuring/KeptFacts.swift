internal import Frames
internal import TextLayout
internal import Typography

/// What is known about a text whatever room it has, worked out when it is first asked for and kept as long as the text, and
/// its facts in the latest room.
///
/// A text of a scene is kept for the widths and heights of one locale and text size.
package final class KeptFacts {
    private let paragraph: Paragraph
    /// The facts in the room that was asked for last.
    var latest: KnownFacts?
    private var fitting: (height: Double?, scale: Double, width: Double?)?

    init(_ paragraph: Paragraph) { self.paragraph = paragraph }

    private lazy var unlimited = paragraph.unlimited

    /// The size with unlimited room.
    private(set) lazy var ideal: Size = {
        let size = unlimited.layout().size
        return Size(width: size.width, height: size.height)
    }()

    /// The names and versions of the fonts.
    package private(set) lazy var fonts: [String] = paragraph.fonts.map(\.name)
    private(set) lazy var fontRuns = paragraph.fontUses.map { FontRun(range: $0.range, font: $0.font.name) }
    private(set) lazy var missing = MissingCharacter.distinct(paragraph.missing)
    /// The fonts that have the measures of the system font.
    private(set) lazy var modelledFonts = paragraph.modelledFonts

    /// What the whole text takes at a width.
    func extent(atWidth width: Double?) -> TextExtent {
        let layout = unlimited.layout(width: width)
        return TextExtent(lines: layout.lines.count, height: layout.size.height)
    }

    /// The smallest width at which nothing is cut at a scale; nil where the height alone is too small. Kept for the latest
    /// height and scale, since it takes some thirty layouts.
    func fittingWidth(height: Double?, scale: Double) -> Double? {
        if let fitting, fitting.height == height, fitting.scale == scale { return fitting.width }
        let width = paragraph.fittingWidth(height: height, scale: scale)
        fitting = (height, scale, width)
        return width
    }
}
