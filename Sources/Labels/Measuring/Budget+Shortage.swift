internal import Frames
internal import TextLayout

extension Budget {
    /// The width at which a label is broken into lines where its environment sets none. With one line, or any number of
    /// them, the question is how wide the label is by itself, and it is not broken.
    var wrappingWidth: Double? { lines ?? 1 > 1 ? width : nil }

    /// How much room a text needs more; nil where it has enough. A shortage of half a pixel does not count, and neither
    /// does a line that the text takes because of half a pixel.
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

    /// How many lines a text takes beyond a limit; nil where half a pixel more room would keep it to the limit.
    private static func linesTooMany(_ layout: ParagraphLayout, limit: Int, in room: LabelRoom) -> Int? {
        guard layout.lineCount > limit else { return nil }
        let paragraph = layout.paragraph
        let roomier = paragraph.layout(
            width: room.width.map { $0 + paragraph.tolerance }, height: room.height, scale: room.scale)
        return roomier.lineCount > limit ? layout.lineCount - limit : nil
    }
}
