/// What the search for the room that a text needs asks for: less work than a whole layout.
extension Paragraph {
    /// The widest of the lines in a room, in points, where nothing has to be cut; nil where something has. The text shows
    /// whole in that width too, on the same lines. Neither shrunk nor tightened, nor with any word moved to a last line.
    ///
    /// O(lines), after the first time that lines break.
    package func widthOfWholeLines(in width: Double, height: Double? = nil, scale: Double = 1) -> Double? {
        let lines = Fitting(self, width: width, height: height ?? .infinity, scale: scale).attempt(scale)
        guard lines.isWhole else { return nil }
        return lines.setting.spans.reduce(0) { max($0, $1.width) } * scale
    }

    /// Room for the ellipsis alone, in points at a scale, as it is where nothing else of the text is left.
    package func widthOfEllipsis(at scale: Double) -> Double { at(scale: scale).ellipsis(at: 0).width * scale }
}
