package import TextLayout

extension ParagraphLayout {
    /// Whether a text that varies by width fits here: nothing of it is cut off, and no word is broken. The system takes
    /// the widest text that fits, and the narrowest where none does (Apple documentation,
    /// `NSString.variantFittingPresentationWidth(_:)`, whose widths are in characters; here what fits is measured).
    package var showsWhole: Bool { !isTruncated && !breaksWord }
}
