package import Frames
internal import TextLayout

/// Where a text was placed, and in what room.
package struct TextPlacement {
    /// The frame of the text, in points from the top left of the scene.
    var frame: Frame
    var budget: Budget
    /// From the top of the frame; nil takes the exact ones of the layout.
    var baselines: (first: Double, last: Double)?

    package init(frame: Frame, budget: Budget, baselines: (first: Double, last: Double)? = nil) {
        self.frame = frame
        self.budget = budget
        self.baselines = baselines
    }
}

extension TextFacts {
    /// The facts of a text in the room where it was placed.
    package init(_ text: ResolvedText, in placement: TextPlacement, locale: String) {
        let paragraph = text.paragraph
        let budget = placement.budget
        let layout = paragraph.layout(width: budget.width, height: budget.height)
        let ideal = paragraph.unlimited.layout()
        let inks = layout.inkOfLines()
        self.init(
            string: paragraph.text.string,
            key: text.origin?.key,
            source: text.origin?.source,
            locale: text.origin?.locale ?? locale,
            plural: text.origin?.plural,
            ideal: Size(width: ideal.size.width, height: ideal.size.height),
            budget: budget,
            size: Size(width: layout.size.width, height: layout.size.height),
            lines: layout.lines.map { Line($0, shift: layout.shift(in: placement.frame)) },
            truncated: layout.isTruncated,
            visible: layout.visible,
            hidden: layout.hidden,
            unlimited: layout.isTruncated ? paragraph.extent(atWidth: budget.width) : nil,
            fittingWidth: layout.isTruncated || layout.takesAllLines(of: budget)
                ? layout.fittingWidth(height: budget.height) : nil,
            scale: layout.scale,
            fontSize: paragraph.text.runs.first?.font.size ?? 0,
            fontWeight: paragraph.text.runs.first?.font.weight ?? 400,
            firstBaseline: placement.baselines?.first ?? layout.firstBaseline,
            lastBaseline: placement.baselines?.last ?? layout.lastBaseline,
            ink: InkBox.around(inks).map { Frame($0, of: layout, in: placement.frame) },
            inkOverflow: Frames.InkOverflow(layout.inkOverflow(of: inks)),
            growth: layout.lines.reduce(0) { $0 + $1.growth },
            fonts: paragraph.fonts.map(\.name),
            fontRuns: paragraph.fontUses.map { FontRun(range: $0.range, font: $0.font.name) },
            missing: MissingCharacter.distinct(paragraph.missing),
            placeholders: text.placeholders,
            brokenWords: layout.brokenWords.map(\.text), brokenWordWidths: layout.brokenWords.map(\.width))
    }
}

extension Line {
    /// - Parameter shift: From the left of the text's frame to the left of its paragraph.
    init(_ line: TextLine, shift: Double = 0) {
        self.init(
            range: line.range, x: line.x + shift, width: line.width, top: line.top, height: line.height,
            baseline: line.baseline)
    }
}

extension Frame {
    /// Ink of a layout in the frame of its text: lines keep to the side that the interface reads from.
    fileprivate init(_ ink: InkBox, of layout: ParagraphLayout, in frame: Frame) {
        self.init(
            x: frame.x + layout.shift(in: frame) + ink.minX, y: frame.y + ink.minY, width: ink.maxX - ink.minX,
            height: ink.maxY - ink.minY)
    }
}

extension Frames.InkOverflow {
    /// Nil where nothing leaves its line.
    fileprivate init?(_ overflow: TextLayout.InkOverflow) {
        self.init(above: overflow.above, below: overflow.below, left: overflow.left, right: overflow.right)
        if isEmpty { return nil }
    }
}

extension Frames.MissingCharacter {
    /// Every character once, in order of first use.
    static func distinct(_ missing: [TextLayout.MissingCharacter]) -> [Frames.MissingCharacter] {
        var seen: Set<Unicode.Scalar> = []
        return missing.filter { seen.insert($0.scalar).inserted }.map { .init(scalar: $0.scalar, name: $0.name) }
    }
}

extension Paragraph {
    /// The same text without limits on its lines and without shrinking.
    var unlimited: Paragraph {
        var style = style
        style.lineLimit = nil
        style.reservesSpace = false
        style.minimumScaleFactor = 1
        style.allowsTightening = false
        return session.paragraph(text, style: style)
    }

    /// What the whole text takes at a width.
    fileprivate func extent(atWidth width: Double?) -> TextExtent {
        let layout = unlimited.layout(width: width)
        return TextExtent(lines: layout.lineCount, height: layout.size.height)
    }

    /// The smallest width at which the text takes no more than `lines` and `height` and nothing is cut, at a scale of its
    /// full size, to a thousandth of a point; nil where no width would do.
    ///
    /// - Parameter lines: nil for the style's own limit.
    /// - Parameter scale: A factor for the sizes of all fonts.
    func fittingWidth(lines: Int? = nil, height: Double? = nil, scale: Double = 1) -> Double? {
        var style = style
        style.lineLimit = lines ?? style.lineLimit
        style.minimumScaleFactor = 1
        style.allowsTightening = false
        let plain = session.paragraph(text, style: style)
        let widest = plain.unlimited.layout(scale: scale).size.width
        guard !plain.layout(width: widest, height: height, scale: scale).isTruncated else { return nil }
        guard style.lineLimit != 1 else { return widest }
        var (low, high) = (0.0, widest)
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if plain.layout(width: middle, height: height, scale: scale).isTruncated {
                low = middle
            } else {
                high = middle
            }
        }
        return high
    }
}

extension ParagraphLayout {
    /// The smallest width at which nothing is cut at the size to which the text was shrunk; nil where the height alone
    /// is too small.
    fileprivate func fittingWidth(height: Double?) -> Double? {
        paragraph.fittingWidth(height: height, scale: scale)
    }

    /// Whether there are several lines, and as many as there may be: what it takes to keep to them is worth knowing.
    func takesAllLines(of budget: Budget) -> Bool { lines.count > 1 && lines.count >= budget.lines ?? .max }

    /// From the left of the text's frame to the left of the paragraph: a frame is rounded up to the pixel, and lines
    /// keep to the side that the interface reads from.
    fileprivate func shift(in frame: Frame) -> Double {
        paragraph.style.isInterfaceRightToLeft ? max(frame.width - size.width, 0) : 0
    }
}
