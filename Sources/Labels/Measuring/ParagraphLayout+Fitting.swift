internal import Frames
package import TextLayout
internal import Typography

extension ParagraphLayout {
    /// Whether nothing of the text is cut off, and no word is broken.
    package var showsWhole: Bool { !isTruncated && !breaksWord }
}

extension ParagraphLayout {
    /// Whether a layout without a limit of height is also that in a room of a height, in points.
    func holds(inHeight height: Double?) -> Bool {
        !isTruncated && scale == 1 && tightening == 0 && paragraph.style.lineSpacing >= 0
            && size.height <= height ?? .infinity
    }

    /// Whether a layout in a width is also that in another, in points; nil for no limit.
    ///
    /// It is in a narrower one that its widest line has room in. Each line takes the most that has room, and what had none in
    /// the wider room has none there either. A last line that a word was moved to begins with that word in both. That is not so
    /// where a part of a word may be moved, at a soft hyphen, nor where lines are chosen together; and letters may be set so close
    /// that more of them are less wide.
    func holds(inWidth width: Double?, from known: Double?) -> Bool {
        if width == known { return true }
        let style = paragraph.style
        guard let width, width <= known ?? .infinity, size.width <= width else { return false }
        return !isTruncated && scale == 1 && tightening == 0 && style.lineBreaks.strategy == .simple
            && !paragraph.text.hasTracking && !paragraph.text.string.unicodeScalars.contains("\u{ad}")
    }
}

extension Paragraph {
    /// Half a pixel in points: a shortage of no more does not count.
    var tolerance: Double { LayoutEnvironment.tolerance(displayScale: style.displayScale) }

    /// Whether `need` exceeds `room` by enough to count as a shortage; both in points.
    func isShort(need: Double, room: Double) -> Bool {
        LayoutEnvironment.isShort(need: need, room: room, displayScale: style.displayScale)
    }

    /// The layout of the text in a room. A shortage too small to count (`LayoutEnvironment.tolerance`) has no effect:
    /// it neither cuts the text nor breaks a word.
    ///
    /// Everything that is reported about a text in a room is based on this layout, so that all commands agree on what
    /// fits. It takes two layouts where the text does not show whole.
    ///
    /// - Parameters:
    ///   - width: In points; nil for no limit.
    ///   - height: In points; nil for no limit.
    ///   - scale: A factor for the sizes of all fonts.
    package func fitted(width: Double?, height: Double?, scale: Double = 1) -> ParagraphLayout {
        let exact = layout(width: width, height: height, scale: scale)
        guard !exact.showsWhole else { return exact }
        let roomier = layout(
            width: width.map { $0 + tolerance }, height: height.map { $0 + tolerance }, scale: scale)
        return roomier.showsWhole ? roomier : exact
    }
}
