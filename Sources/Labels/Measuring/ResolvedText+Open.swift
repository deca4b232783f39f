internal import Frames
internal import TextLayout
internal import Typography

/// Texts that are not cut: what does not fit goes on over what is next to them.
extension ResolvedText {
    /// The height of a line at a scale. A layout that shows one line shows it whole, however low its box is.
    func heightOfLine(_ scale: Double) -> Double {
        let layout = layout(in: LabelRoom(scale: scale))
        return layout.size.height / Double(max(layout.lineCount, 1))
    }

    /// What rules need to know about the text, and what its report is made from.
    ///
    /// - Parameter lineWidth: Where a text that does not wrap in its room goes on on a further line all the same; nil for nowhere.
    func openCell(in room: LabelRoom, wraps: Bool, at lineWidth: Double? = nil) -> (SweptLabel.Outcome, SweptCell) {
        var free = room
        free.height = nil
        if !wraps { free.width = lineWidth }
        let layout = layout(in: free)
        let size = layout.size
        let box = Size(width: room.width ?? size.width, height: room.height ?? size.height)
        let cell = SweptCell(text: self, room: free, layout: layout, box: box)
        let fits = size.width <= box.width && size.height <= box.height && box.width > 0
        guard fits, layout.showsWhole else { return (.open, cell) }
        let isOneLine = layout.lineCount == 1 && !wraps && room.width != nil
        return (.whole(text: 0, need: isOneLine ? size.width : nil, lines: layout.lineCount), cell)
    }
}
