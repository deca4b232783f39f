internal import Basics
package import Frames
internal import TextLayout
internal import Typography

/// Where a text was placed, and its room there.
package struct TextPlacement {
    /// The frame of the text, in points from the top left of the scene.
    var frame: Frame
    var budget: Budget
    /// From the top of the frame; nil for those of the layout, which are not rounded.
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
    /// For the same text in another room with the same lines, only what depends on the place is made again: O(lines)
    /// instead of O(n).
    package init(_ text: ResolvedText, in placement: TextPlacement, locale: String) {
        let room = LabelRoom(placement.budget)
        let layout = text.layout(in: room)
        let shift = layout.shift(in: placement.frame)
        let known: KnownFacts
        if let latest = text.latest,
            latest.hold(for: layout, shift: shift, budget: placement.budget, locale: locale)
        {
            known = latest
        } else {
            known = KnownFacts(text, layout, in: room, shift: shift, locale: locale)
            text.latest = known
        }
        self = known.facts
        budget = placement.budget
        firstBaseline = Number.rounded(placement.baselines?.first ?? layout.firstBaseline)
        lastBaseline = Number.rounded(placement.baselines?.last ?? layout.lastBaseline)
        ink = known.ink.map { Frame($0, shift: shift, in: placement.frame) }
    }

    /// What does not depend on the place of the text, except for a shift of its lines.
    ///
    /// - Parameters:
    ///   - layout: The text in the room.
    ///   - inks: The ink of the lines, which takes most of the time; empty where it is not reported.
    ///   - shift: From the left of the text's frame to the left of its paragraph, in points.
    ///   - locale: The locale of a text without an origin.
    init(
        _ text: ResolvedText, _ layout: ParagraphLayout, in room: LabelRoom, inks: [InkBox?] = [], shift: Double = 0,
        locale: String
    ) {
        let first = text.paragraph.text.runs.first?.font
        let budget = Budget(in: room)
        let isTruncated = layout.isTruncated
        let broken = layout.brokenWords.filter { text.isWord($0.text) }
        self.init(
            string: text.paragraph.text.string,
            key: text.origin?.key,
            source: text.origin?.source,
            locale: text.origin?.locale ?? locale,
            placeOfTranslation: text.origin?.placeOfTranslation,
            plural: text.origin?.plural,
            ideal: text.ideal(scale: room.scale),
            budget: budget,
            size: Size(width: layout.size.width, height: layout.size.height),
            lines: layout.lines.map { Line($0, shift: shift) },
            truncated: isTruncated,
            visible: layout.visible,
            hidden: layout.hidden,
            unlimited: isTruncated ? text.extent(in: room) : nil,
            fittingWidth: isTruncated || layout.takesAllLines(of: budget)
                ? text.fittingWidth(
                    lines: isTruncated ? nil : budget.lines, height: room.height, scale: room.scale * layout.scale)
                : nil,
            scale: layout.scale,
            fontSize: (first?.size ?? 0) * room.scale,
            fontWeight: first?.weight ?? 400,
            firstBaseline: layout.firstBaseline,
            lastBaseline: layout.lastBaseline,
            inkOverflow: Frames.InkOverflow(layout.inkOverflow(of: inks)),
            growth: layout.lines.reduce(0) { $0 + $1.growth },
            fonts: text.fonts,
            fontRuns: text.fontRuns,
            missing: text.missing,
            placeholders: text.placeholders,
            brokenWords: broken.map(\.text), brokenWordWidths: broken.map(\.width),
            allow: text.origin?.allow)
        if let length = text.origin?.length { self.length = length }
        setting = text.setting
    }

    /// The facts of a text that do not depend on its layout; all sizes are 0.
    init(wordsOf text: ResolvedText, in room: LabelRoom, locale: String) {
        self.init(
            string: text.paragraph.text.string, key: text.origin?.key, source: text.origin?.source,
            locale: text.origin?.locale ?? locale, placeOfTranslation: text.origin?.placeOfTranslation,
            plural: text.origin?.plural, ideal: Size(width: 0, height: 0), budget: Budget(in: room), lines: [],
            fontSize: 0, firstBaseline: 0, lastBaseline: 0, fonts: text.fonts, missing: text.missing,
            placeholders: text.placeholders, allow: text.origin?.allow)
        if let length = text.origin?.length { self.length = length }
    }
}

extension Budget {
    /// What a text may take in a room.
    fileprivate init(in room: LabelRoom) {
        self.init(width: room.width, height: room.height, lines: room.budget.lines)
    }
}

extension LabelRoom {
    /// The room that a layout gives a text; the line limit of its style applies too.
    fileprivate init(_ budget: Budget) {
        self.init(width: budget.width, height: budget.height, budget: Budget(lines: budget.lines))
    }
}

/// The facts of a text in its latest room, for rooms with the same lines.
struct KnownFacts {
    fileprivate let facts: TextFacts
    fileprivate let ink: InkBox?
    private let layout: ParagraphLayout
    private let shift: Double
    private let environmentLocale: String

    fileprivate init(
        _ text: ResolvedText, _ layout: ParagraphLayout, in room: LabelRoom, shift: Double, locale: String
    ) {
        let inks = layout.inkOfLines()
        facts = TextFacts(text, layout, in: room, inks: inks, shift: shift, locale: locale)
        ink = InkBox.around(inks)
        self.layout = layout
        self.shift = shift
        environmentLocale = locale
    }

    /// Whether another layout of the same text has the same facts, apart from its place and budget. The shortage
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
    /// The ink of a layout in the frame of its text: lines are aligned with the leading side.
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
    /// Each character once, in order of first use.
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
        style.reservedLines = 0
        style.minimumScaleFactor = 1
        style.allowsTightening = false
        return session.paragraph(text, style: style)
    }
}

extension ParagraphLayout {
    /// Whether there are several lines, as many as allowed: then the width that keeps it to them is worth knowing.
    func takesAllLines(of budget: Budget) -> Bool { lines.count > 1 && lines.count >= budget.lines ?? .max }

    /// From the left of the text's frame to the left of the paragraph: a frame is rounded up to the pixel, and lines
    /// are aligned with the leading side.
    func shift(in frame: Frame) -> Double {
        paragraph.style.isInterfaceRightToLeft ? max(frame.width - size.width, 0) : 0
    }
}
