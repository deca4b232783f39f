package import Foundation

/// The part of the environment that decides how a text is set.
package struct TextEnvironment: Hashable, Sendable {
    /// Font, weight, slant and tracking of runs that do not say; a `nil` font means the body style.
    package var style = TextRunStyle()
    /// Most lines that are shown; `nil` for no limit. Apple's documentation: less than one is one.
    package var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max($0, 1) } } }
    /// Lines whose height is kept even when the text is shorter.
    package var reservedLineCount: Int? { didSet { reservedLineCount = reservedLineCount.map { max($0, 1) } } }
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat = 0 {
        didSet {
            unusableLineSpacing = lineSpacing.isFinite ? nil : "\(Double(lineSpacing))"
            if !lineSpacing.isFinite { lineSpacing = 0 }
        }
    }
    /// The line spacing that was set and is no number; 0 is in its place.
    private(set) var unusableLineSpacing: String?
    package var truncationMode = Text.TruncationMode.tail
    /// The smallest factor, in 0…1, that a text may be scaled by to fit.
    package var minimumScaleFactor: CGFloat = 1 {
        didSet { minimumScaleFactor = minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1) }
    }
    package var allowsTightening = false
    /// Whether lines break at spaces and punctuation only; `nil` for the platform's own way.
    package var keepsWords: Bool?
    /// Whether a last line of a single word takes one from the line before; `nil` for the platform's own way.
    package var avoidsOrphans: Bool?
    package var multilineTextAlignment = TextAlignment.leading
    package var textCase: Text.Case?
    /// Characters at the end that are left out, in a trial of a shorter text.
    package var omittedCharacters = 0
    package var dynamicTypeSize = DynamicTypeSize.large
    package var locale = Locale(identifier: "en")
    package var layoutDirection = LayoutDirection.leftToRight
    /// Pixels a point.
    package var displayScale: CGFloat = 1

    package init() {}

    /// Points a pixel.
    package var pixelLength: CGFloat { displayScale > 0 && displayScale.isFinite ? 1 / displayScale : 1 }
}
