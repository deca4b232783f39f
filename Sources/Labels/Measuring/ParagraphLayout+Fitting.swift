internal import Frames
package import TextLayout

extension ParagraphLayout {
    /// Nothing of the text is cut off, and no word is broken.
    package var showsWhole: Bool { !isTruncated && !breaksWord }
}

extension Paragraph {
    /// What half a pixel is in points: lacking no more is no shortage.
    var tolerance: Double { LayoutEnvironment.tolerance(displayScale: style.displayScale) }

    /// Whether `need` exceeds `room`, both in points, by what counts as a shortage.
    func isShort(need: Double, room: Double) -> Bool {
        LayoutEnvironment.isShort(need: need, room: room, displayScale: style.displayScale)
    }

    /// The text in a room, where lacking no more than counts as a shortage (`LayoutEnvironment.tolerance`) costs it
    /// nothing: neither is it cut then, nor is a word broken.
    ///
    /// Whatever is said of a text in a room is said of this layout, so that all commands agree on what fits. Two layouts
    /// where the text does not show whole.
    ///
    /// - Parameters:
    ///   - width: In points; nil for as wide as the text likes.
    ///   - height: In points; nil for any height.
    ///   - scale: A factor for the sizes of all fonts.
    package func fitted(width: Double?, height: Double?, scale: Double = 1) -> ParagraphLayout {
        let exact = layout(width: width, height: height, scale: scale)
        guard !exact.showsWhole else { return exact }
        let roomier = layout(
            width: width.map { $0 + tolerance }, height: height.map { $0 + tolerance }, scale: scale)
        return roomier.showsWhole ? roomier : exact
    }
}
