internal import Basics
package import Frames
internal import TextLayout
internal import Typography

/// The room that a text is laid out in, and the limits that it should stay within.
package struct LabelRoom {
    /// In points; nil for no limit.
    package var width: Double?
    /// In points; nil for no limit.
    package var height: Double?
    /// A factor for the sizes of all fonts.
    package var scale: Double
    /// Limits that do not cut the text, such as a number of lines that its style does not enforce.
    package var budget: Budget

    /// By default without any limit, at the size that the text was shaped at.
    package init(width: Double? = nil, height: Double? = nil, scale: Double = 1, budget: Budget = Budget()) {
        self.width = width
        self.height = height
        self.scale = scale
        self.budget = budget
    }
}

extension [ResolvedText] {
    /// The variant that is shown in a room, of a text and shorter versions of it with the widest first: the widest that
    /// fits, or else the narrowest (Apple documentation, `NSString.variantFittingPresentationWidth(_:)`, whose widths
    /// are in characters; here the texts are measured).
    ///
    /// The array must not be empty. A single text is not laid out.
    package func variant(fitting room: LabelRoom) -> ResolvedText { self[indexOfVariant(fitting: room)] }

    /// The index of that variant.
    func indexOfVariant(fitting room: LabelRoom) -> Int {
        dropLast().firstIndex { $0.fits(room) } ?? count - 1
    }
}

extension ResolvedText {
    /// Whether nothing of the text is cut off in a room, no word is broken, and the text stays within the room's
    /// budget.
    func fits(_ room: LabelRoom) -> Bool {
        if widthOnOneLine(fitting: room) != nil, room.budget.width == nil, room.budget.height == nil { return true }
        let layout = layout(in: room)
        return layout.showsWhole && room.budget.shortage(of: layout, in: room) == nil
    }
}
