package import Foundation

/// The part of the environment that texts depend on.
package struct TextEnvironment: Hashable, Sendable {
    /// Font, weight, slant and tracking of runs that do not set them; a `nil` font is the body style.
    package var style = TextRunStyle()
    /// The most lines that are shown; `nil` for no limit. According to Apple's documentation, values below one count as
    /// one.
    package var lineLimit: Int? { didSet { lineLimit = lineLimit.map { max($0, 1) } } }
    /// The number of lines whose height is reserved, even when the text is shorter.
    package var reservedLineCount: Int? { didSet { reservedLineCount = reservedLineCount.map { max($0, 1) } } }
    /// Extra space between lines, in points.
    package var lineSpacing: CGFloat = 0 {
        didSet {
            unusableLineSpacing = lineSpacing.isFinite ? nil : "\(Double(lineSpacing))"
            if !lineSpacing.isFinite { lineSpacing = 0 }
        }
    }
    /// The line spacing that was set and is not a number; 0 is used in its place.
    private(set) var unusableLineSpacing: String?
    package var truncationMode = Text.TruncationMode.tail
    /// The smallest factor, in 0…1, by which a text may be scaled to fit.
    package var minimumScaleFactor: CGFloat = 1 {
        didSet { minimumScaleFactor = minimumScaleFactor.isNaN ? 1 : min(max(minimumScaleFactor, 0), 1) }
    }
    package var allowsTightening = false
    /// Whether lines break only at spaces and punctuation; `nil` for the platform's default.
    package var keepsWords: Bool?
    /// Whether a last line of a single word takes another from the line before; `nil` for the platform's default.
    package var avoidsOrphans: Bool?
    package var multilineTextAlignment = TextAlignment.leading
    package var textCase: Text.Case?
    /// How many characters at the end are left out, in a trial of a shorter text.
    package var omittedCharacters = 0
    package var dynamicTypeSize = DynamicTypeSize.large
    package var locale = Locale(identifier: "en")
    package var layoutDirection = LayoutDirection.leftToRight
    /// Pixels per point.
    package var displayScale: CGFloat = 1

    package init() {}

    /// Points per pixel.
    package var pixelLength: CGFloat { displayScale > 0 && displayScale.isFinite ? 1 / displayScale : 1 }
}
