internal import Basics
package import Frames
internal import TextLayout
internal import Typography

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
    ///
    /// Of the same text in another room with the same lines only what depends on the place is made again: O(lines) instead
    /// of O(n).
    package init(_ text: ResolvedText, in placement: TextPlacement, locale: String) {
        let budget = placement.budget
        let layout = text.paragraph.fitted(width: budget.width, height: budget.height)
        let shift = layout.shift(in: placement.frame)
        let known: KnownFacts
        if let latest = text.kept.latest, latest.hold(for: layout, shift: shift, budget: budget, locale: locale) {
            known = latest
        } else {
            known = KnownFacts(text, layout, shift: shift, budget: budget, locale: locale)
            text.kept.latest = known
        }
        self = known.facts
        self.budget = budget
        firstBaseline = Number.rounded(placement.baselines?.first ?? layout.firstBaseline)
        lastBaseline = Number.rounded(placement.baselines?.last ?? layout.lastBaseline)
        ink = known.ink.map { Frame($0, shift: shift, in: placement.frame) }
    }

    /// The facts of a text without any limits and in no place. Nothing is informed of its ink, which takes most of the time.
    init(unlimited text: ResolvedText, locale: String) {
        let layout = text.paragraph.layout()
        self.init(text, layout, inks: [], shift: 0, budget: Budget(), locale: locale)
    }

    /// What does not depend on where the text was placed, but for a shift of its lines.
    fileprivate init(
        _ text: ResolvedText, _ layout: ParagraphLayout, inks: [InkBox?], shift: Double, budget: Budget, locale: String
    ) {
        let paragraph = text.paragraph
        let kept = text.kept
        self.init(
            string: paragraph.text.string,
            key: text.origin?.key,
            source: text.origin?.source,
            locale: text.origin?.locale ?? locale,
            plural: text.origin?.plural,
            ideal: kept.ideal,
            budget: budget,
            size: Size(width: layout.size.width, height: layout.size.height),
            lines: layout.lines.map { Line($0, shift: shift) },
            truncated: layout.isTruncated,
            visible: layout.visible,
            hidden: layout.hidden,
            unlimited: layout.isTruncated ? kept.extent(atWidth: budget.width) : nil,
            fittingWidth: layout.isTruncated || layout.takesAllLines(of: budget)
                ? kept.fittingWidth(height: budget.height, scale: layout.scale) : nil,
            scale: layout.scale,
            fontSize: paragraph.text.runs.first?.font.size ?? 0,
            fontWeight: paragraph.text.runs.first?.font.weight ?? 400,
            firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline,
            inkOverflow: Frames.InkOverflow(layout.inkOverflow(of: inks)),
            growth: layout.lines.reduce(0) { $0 + $1.growth },
            fonts: kept.fonts,
            fontRuns: kept.fontRuns,
            missing: kept.missing,
            placeholders: text.placeholders,
            brokenWords: layout.brokenWords.map(\.text), brokenWordWidths: layout.brokenWords.map(\.width))
    }
}

/// The facts of a text in the latest room that it was placed in, for rooms with the same lines.
struct KnownFacts {
    fileprivate let facts: TextFacts
    fileprivate let ink: InkBox?
    private let layout: ParagraphLayout
    private let shift: Double
    private let environmentLocale: String

    fileprivate init(
        _ text: ResolvedText, _ layout: ParagraphLayout, shift: Double, budget: Budget, locale: String
    ) {
        let inks = layout.inkOfLines()
        facts = TextFacts(text, layout, inks: inks, shift: shift, budget: budget, locale: locale)
        ink = InkBox.around(inks)
        self.layout = layout
        self.shift = shift
        environmentLocale = locale
    }

    /// Whether another layout of the same text has the same facts, but for its place and budget: what a text lacks
    /// depends on the budget too.
    fileprivate func hold(for other: ParagraphLayout, shift: Double, budget: Budget, locale: String) -> Bool {
        guard shift == self.shift, locale == environmentLocale, budget.lines == facts.budget.lines,
            other.lines == layout.lines, other.size == layout.size, other.scale == layout.scale,
            other.tightening == layout.tightening
        else { return false }
        if other.isTruncated || layout.isTruncated { return budget == facts.budget }
        return !other.takesAllLines(of: budget) || budget.height == facts.budget.height
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
    fileprivate init(_ ink: InkBox, shift: Double, in frame: Frame) {
        self.init(
            x: frame.x + shift + ink.minX, y: frame.y + ink.minY, width: ink.maxX - ink.minX,
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

    /// The smallest width at which the text takes no more than `lines` and `height` and nothing is cut, at a scale of its
    /// full size, to a thousandth of a point; nil where no width would do.
    ///
    /// - Parameter lines: nil for the style's own limit.
    /// - Parameter scale: A factor for the sizes of all fonts.
    func fittingWidth(lines: Int? = nil, height: Double? = nil, scale: Double = 1) -> Double? {
        FittingWidth(self, lines: lines, height: height).smallest(scale: scale)
    }
}

extension ParagraphLayout {
    /// Whether there are several lines, and as many as there may be: what it takes to keep to them is worth knowing.
    func takesAllLines(of budget: Budget) -> Bool { lines.count > 1 && lines.count >= budget.lines ?? .max }

    /// From the left of the text's frame to the left of the paragraph: a frame is rounded up to the pixel, and lines
    /// keep to the side that the interface reads from.
    func shift(in frame: Frame) -> Double {
        paragraph.style.isInterfaceRightToLeft ? max(frame.width - size.width, 0) : 0
    }
}
