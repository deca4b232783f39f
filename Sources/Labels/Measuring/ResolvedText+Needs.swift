internal import Frames
internal import TextLayout

/// What the fast path through many cells asks: mostly nothing but one width.
extension ResolvedText {
    /// The width that the text takes on one line; nil where its own line breaks give it several, whether or not they
    /// show, or no room is left, or a height limits it too.
    func widthOnOneLine(fitting room: LabelRoom) -> Double? {
        guard isOneLine, room.height == nil else { return nil }
        let need = paragraph.width(onOneLineAt: room.scale)
        return need < room.width ?? .infinity ? need : nil
    }

    /// The width that the text needs to keep to its lines; nil where it could take one more, and where nothing limits
    /// the width.
    func need(of layout: ParagraphLayout, in room: LabelRoom) -> Double? {
        guard room.width != nil, let limit = room.budget.lines, layout.lineCount >= limit else { return nil }
        if layout.lineCount == 1 { return endlessWidth(scale: room.scale) }
        return fittingWidth(lines: limit, height: room.height, scale: room.scale)
    }

    /// Whether no rule can find fault with how the text is laid out, but that it is tight: it shows whole at its full
    /// size, on no more lines than it should take, within its room. A room without any width shows nothing, though white
    /// space goes into it.
    func isFaultless(_ layout: ParagraphLayout, in room: LabelRoom) -> Bool {
        let (width, height) = (room.width ?? .infinity, room.height ?? .infinity)
        return layout.showsWhole && layout.scale == 1 && layout.tightening == 0
            && layout.lineCount <= room.budget.lines ?? .max && layout.size.width <= width
            && layout.size.height <= height && paragraph.isShort(need: width, room: 0)
    }

    /// The width that the text needs, where it is cut on its one line for want of it and differs from cell to cell in
    /// nothing but that: what is left of it has room, and neither height nor shrinking has a part in it.
    func needOnOneLine(in room: LabelRoom) -> Double? {
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
