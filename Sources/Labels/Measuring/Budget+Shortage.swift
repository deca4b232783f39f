internal import Frames
internal import TextLayout

extension Budget {
    /// The width in which a label may be broken into lines where its environment sets none: with one line, or any number
    /// of them, what is asked is how wide the label is by itself.
    var wrappingWidth: Double? { lines ?? 1 > 1 ? width : nil }

    /// How much room a text lacks; nil where it has room. Half a pixel is nothing: neither is a line that the
    /// text takes for want of so little.
    ///
    /// A word that has no room on a line of its own needs its whole width.
    ///
    /// - Parameter layout: The text in its room.
    func shortage(of layout: ParagraphLayout, in room: LabelRoom) -> MeasuredLabel.Shortage? {
        guard width != nil || height != nil || lines != nil else { return nil }
        func shortage(_ need: Double, _ room: Double) -> Double? {
            layout.paragraph.isShort(need: need, room: room) ? need - room : nil
        }
        let need = max(layout.size.width, layout.brokenWords.map(\.width).max() ?? 0)
        return MeasuredLabel.Shortage(
            width: width.flatMap { shortage(need, $0) }, height: height.flatMap { shortage(layout.size.height, $0) },
            lines: lines.flatMap { Self.linesTooMany(layout, limit: $0, in: room) })
    }

    /// How many lines a text takes beyond a limit; nil where half a pixel more would keep it to that.
    private static func linesTooMany(_ layout: ParagraphLayout, limit: Int, in room: LabelRoom) -> Int? {
        guard layout.lineCount > limit else { return nil }
        let paragraph = layout.paragraph
        let roomier = paragraph.layout(
            width: room.width.map { $0 + paragraph.tolerance }, height: room.height, scale: room.scale)
        return roomier.lineCount > limit ? layout.lineCount - limit : nil
    }
}
