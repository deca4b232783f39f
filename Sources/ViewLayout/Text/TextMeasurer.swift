package import Foundation

/// Everything that layout needs to know about text. Fonts, catalogs and plural rules are behind this protocol.
///
/// The measurer looks up localized runs, applies the text case, chooses fonts and breaks lines. It answers in exact
/// points. The engine rounds up to the display's pixel, as SwiftUI does, and never asks for a width of zero.
package protocol TextMeasurer: AnyObject {
    /// Measures a text in the space proposed; `nil` and infinity both mean that a length is not limited.
    func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement

    /// Prepares the text for being measured in one space after another; nil where that saves nothing.
    ///
    /// A view asks once, and keeps the result as long as it exists.
    func prepared(_ text: TextContent, in environment: TextEnvironment) -> (any PreparedText)?

    /// The string of a text after its keys are looked up.
    func string(of text: TextContent) -> String

    /// The font metrics of a text's first and last lines, for the distance to its neighbours.
    func lineMetrics(of text: TextContent, in environment: TextEnvironment) -> TextLineMetrics
}

/// A text that has been looked up and shaped, so that this need not be done again for another space.
package protocol PreparedText: AnyObject {
    /// As `measure(_:in:proposal:)` of the measurer that made it.
    func measure(_ proposal: ProposedViewSize) -> TextMeasurement
}

extension TextMeasurer {
    /// Saves nothing.
    package func prepared(_ text: TextContent, in environment: TextEnvironment) -> (any PreparedText)? { nil }

    /// The keys themselves, with their placeholders filled in: the text where there is no catalog.
    package func string(of text: TextContent) -> String { GridFont.string(of: text) }
}

/// The box of a measured text, in points, not rounded.
package struct TextMeasurement: Hashable, Sendable {
    package var size: CGSize
    /// Distance from the top of the box to the first baseline.
    package var firstBaseline: CGFloat
    /// Distance from the top of the box to the last baseline.
    package var lastBaseline: CGFloat

    package init(size: CGSize, firstBaseline: CGFloat, lastBaseline: CGFloat) {
        self.size = size
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// The metrics of a font at its size, in points.
package struct TextLineMetrics: Hashable, Sendable {
    package var pointSize: CGFloat
    /// Height above the baseline.
    package var ascender: CGFloat
    /// Depth below the baseline; negative, as in font files.
    package var descender: CGFloat
    package var capHeight: CGFloat
    /// The height of a small x.
    package var xHeight: CGFloat
    /// The extra space that the font wants between lines.
    package var leading: CGFloat

    package init(
        pointSize: CGFloat, ascender: CGFloat, descender: CGFloat, capHeight: CGFloat, xHeight: CGFloat,
        leading: CGFloat
    ) {
        self.pointSize = pointSize
        self.ascender = ascender
        self.descender = descender
        self.capHeight = capHeight
        self.xHeight = xHeight
        self.leading = leading
    }
}
