internal import Basics
internal import Frames
internal import TextLayout
internal import Typography

/// The fast path for many cells: mostly the width of one line is enough.
extension ResolvedText {
    /// What rules need to know about the text in a room. It includes the layout where they need a whole report.
    ///
    /// - Parameters:
    ///   - variant: The number of the text among the label's variants by width; nil where it has none.
    ///   - isTight: Whether so little room is left beside a text of this width, in points, that a rule may report it.
    func outcome(
        in room: LabelRoom, variant: Int?, isTight: (Double) -> Bool
    ) -> (SweptLabel.Outcome, ParagraphLayout?) {
        if let need = widthOnOneLine(fitting: room), !isTight(need) {
            return (.whole(text: variant ?? 0, need: room.budget.lines == 1 ? need : nil, lines: 1), nil)
        }
        if variant == nil, let need = needOnOneLine(in: room) { return (.short(need: need), nil) }
        let layout = layout(in: room)
        guard isFaultless(layout, in: room) else { return (.open, layout) }
        let need = need(of: layout, in: room)
        if let need, isTight(need) { return (.open, layout) }
        return (.whole(text: variant ?? 0, need: need, lines: layout.lineCount), nil)
    }

    /// The width of the text on one line. nil where its own line breaks divide it, whether or not they show, where no
    /// room is left, or where its height is limited.
    func widthOnOneLine(fitting room: LabelRoom) -> Double? {
        guard isOneLine, room.height == nil else { return nil }
        let need = paragraph.width(onOneLineAt: room.scale)
        return need < room.width ?? .infinity ? need : nil
    }

    /// The width that the text needs to stay within its lines; nil where it could take one more line, and where its
    /// width is not limited.
    private func need(of layout: ParagraphLayout, in room: LabelRoom) -> Double? {
        guard room.width != nil, let limit = room.budget.lines, layout.lineCount >= limit else { return nil }
        if layout.lineCount == 1 { return endlessWidth(scale: room.scale) }
        return fittingWidth(lines: limit, height: room.height, scale: room.scale)
    }

    /// Whether no rule can report the layout of the text, except for being tight: it shows whole at its full size, on
    /// no more lines than it should take, within its room. In a room of no width nothing shows, though white space
    /// fits.
    private func isFaultless(_ layout: ParagraphLayout, in room: LabelRoom) -> Bool {
        let (width, height) = (room.width ?? .infinity, room.height ?? .infinity)
        return layout.showsWhole && layout.scale == 1 && layout.tightening == 0
            && layout.lineCount <= room.budget.lines ?? .max && layout.size.width <= width
            && layout.size.height <= height && paragraph.isShort(need: width, room: 0)
    }

    /// The width that the text needs, where it is cut on its one line only because the width is too small. Such cells
    /// differ in nothing else: what is left of the text has room, and neither height nor shrinking matters.
    private func needOnOneLine(in room: LabelRoom) -> Double? {
        let style = paragraph.style
        guard let width = room.width, width.isFinite, room.height == nil, room.budget.lines == 1,
            style.lineLimit == 1, style.minimumScaleFactor >= 1, !style.allowsTightening, isPlainLine
        else { return nil }
        let need = Number.rounded(paragraph.width(onOneLineAt: room.scale))
        guard paragraph.isShort(need: need, room: width), paragraph.isShort(need: width, room: 0),
            paragraph.widthOfEllipsis(at: room.scale) <= width
        else { return nil }
        return need
    }
}
