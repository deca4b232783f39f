internal import Frames
internal import TextLayout

extension Budget {
    /// The width in which a label may be broken into lines where its environment sets none: with one line, or any number
    /// of them, what is asked is how wide the label is by itself.
    var wrappingWidth: Double? { lines ?? 1 > 1 ? width : nil }

    /// What the budget lacks to hold a label; nil where it holds it. Half a pixel is nothing: neither is a line that the
    /// label takes for lack of so little.
    ///
    /// A word that has no room on a line of its own needs its whole width.
    ///
    /// - Parameter layout: The label in the room of the environment.
    func shortage(of layout: ParagraphLayout, in environment: LayoutEnvironment) -> MeasuredLabel.Shortage? {
        guard width != nil || height != nil || lines != nil else { return nil }
        let need = max(layout.size.width, layout.brokenWords.map(\.width).max() ?? 0)
        return MeasuredLabel.Shortage(
            width: width.flatMap { environment.isShort(need: need, room: $0) ? need - $0 : nil },
            height: height.flatMap {
                environment.isShort(need: layout.size.height, room: $0) ? layout.size.height - $0 : nil
            },
            lines: lines.flatMap { Self.linesTooMany(layout, limit: $0, in: environment) })
    }

    /// How many lines a label takes beyond a limit; nil where half a pixel more would keep it to that.
    private static func linesTooMany(
        _ layout: ParagraphLayout, limit: Int, in environment: LayoutEnvironment
    ) -> Int? {
        guard layout.lineCount > limit else { return nil }
        let roomier = layout.paragraph.layout(
            width: environment.width.map { $0 + environment.tolerance }, height: environment.height)
        return roomier.lineCount > limit ? layout.lineCount - limit : nil
    }
}
