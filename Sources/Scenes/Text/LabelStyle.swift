internal import Foundation
public import ViewLayout

/// How a label is set, outside of any scene.
public struct LabelStyle: Hashable, Sendable {
    /// The font; the body style by default.
    public var font: Font
    /// The family that the font is taken from; nil for the platform's.
    public var family: String?
    /// The most lines; nil for any number.
    public var lineLimit: Int?
    /// Where a label that does not fit is cut.
    public var truncationMode: Text.TruncationMode
    /// The smallest factor that the label may be scaled by to fit; 1 for none.
    public var minimumScaleFactor: Double
    /// Whether letters may be drawn closer before the label is cut.
    public var allowsTightening: Bool
    /// Points between lines.
    public var lineSpacing: Double
    /// Points after every character.
    public var tracking: Double

    /// Makes a style; by default a body text without limits.
    public init(
        font: Font = .body, family: String? = nil, lineLimit: Int? = nil, truncationMode: Text.TruncationMode = .tail,
        minimumScaleFactor: Double = 1, allowsTightening: Bool = false, lineSpacing: Double = 0, tracking: Double = 0
    ) {
        self.font = font
        self.family = family
        self.lineLimit = lineLimit
        self.truncationMode = truncationMode
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.lineSpacing = lineSpacing
        self.tracking = tracking
    }

    /// The style as views inherit it in an environment.
    func environment(_ values: EnvironmentValues) -> TextEnvironment {
        var text = values.text
        text.style.font = font
        text.style.tracking = tracking == 0 ? nil : CGFloat(tracking)
        text.lineLimit = lineLimit
        text.truncationMode = truncationMode
        text.minimumScaleFactor = CGFloat(minimumScaleFactor)
        text.allowsTightening = allowsTightening
        text.lineSpacing = CGFloat(lineSpacing)
        return text
    }
}
