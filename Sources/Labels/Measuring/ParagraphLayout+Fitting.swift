internal import Frames
package import TextLayout

extension ParagraphLayout {
    /// Whether a text that varies by width fits here: nothing of it is cut off, and no word is broken. The system takes
    /// the widest text that fits, and the narrowest where none does (Apple documentation,
    /// `NSString.variantFittingPresentationWidth(_:)`, whose widths are in characters; here what fits is measured).
    package var showsWhole: Bool { !isTruncated && !breaksWord }
}

extension Paragraph {
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
        let tolerance = LayoutEnvironment.tolerance(displayScale: style.displayScale)
        let roomier = layout(
            width: width.map { $0 + tolerance }, height: height.map { $0 + tolerance }, scale: scale)
        return roomier.showsWhole ? roomier : exact
    }
}
