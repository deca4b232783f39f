public import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = Self(rawValue: "NSFont")
    /// A `UIColor`.
    public static let foregroundColor = Self(rawValue: "NSColor")
    /// A `UIColor`.
    public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
    /// Extra space between characters, in points.
    public static let kern = Self(rawValue: "NSKern")
    /// Extra space after each character, in points.
    public static let tracking = Self(rawValue: "CTTracking")
    /// Shift up from the baseline, in points.
    public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
    /// An `NSUnderlineStyle`, as a number.
    public static let underlineStyle = Self(rawValue: "NSUnderline")
    /// A `UIColor`.
    public static let underlineColor = Self(rawValue: "NSUnderlineColor")
    /// An `NSUnderlineStyle`, as a number.
    public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
    /// A `UIColor`.
    public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
    /// A `UIColor`.
    public static let strokeColor = Self(rawValue: "NSStrokeColor")
    /// In percent of the font's size.
    public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
    /// Whether letters are joined.
    public static let ligature = Self(rawValue: "NSLigature")
    /// A `URL` or a string.
    public static let link = Self(rawValue: "NSLink")
}

/// Lines under or through a text; they change no size.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A single line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// A thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 256)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 512)
    /// Under words only.
    public static let byWord = NSUnderlineStyle(rawValue: 32768)
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Lines are broken at the width.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    /// What fonts want between lines counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    /// The ink counts, and not the lines: not measured, the lines count.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    /// The last line that is seen is cut.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text was measured with.
open class NSStringDrawingContext: NSObject {
    /// The smallest factor that the text may be scaled by: not scaled.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that the text was scaled by.
    open var actualScaleFactor: CGFloat { 1 }
}

/// How the lines of a text are aligned.
public enum NSTextAlignment: Int, Sendable {
    /// The alignment of a paragraph's lines; `natural` is the leading side.
    case left, center, right, justified, natural
}

/// How lines end that have no room.
public enum NSLineBreakMode: Int, Sendable {
    /// What is done with a line that is too long: it is wrapped by words or characters, clipped, or cut with an
    /// ellipsis.
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// How paragraphs are set; the space between lines is measured, the rest is kept.
open class NSParagraphStyle: NSObject {
    /// Extra space between lines, in points.
    public fileprivate(set) var lineSpacing: CGFloat = 0
    /// The alignment of lines; `natural` by default.
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// What is done with a line that is too long; wrapped by words by default.
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping

    /// A style that says nothing.
    public class var `default`: NSParagraphStyle { NSParagraphStyle() }
}

/// How paragraphs are set, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    /// Extra space between lines, in points.
    open override var lineSpacing: CGFloat {
        get { super.lineSpacing }
        set { super.lineSpacing = newValue }
    }
    /// How lines are aligned.
    open override var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// How lines end that have no room.
    open override var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
    /// Extra space after a paragraph, in points: not measured.
    open var paragraphSpacing: CGFloat = 0
    /// Extra space before a paragraph, in points: not measured.
    open var paragraphSpacingBefore: CGFloat = 0
    /// A factor of the height of lines: not measured.
    open var lineHeightMultiple: CGFloat = 0
    /// The least height of lines, in points: not measured.
    open var minimumLineHeight: CGFloat = 0
    /// The largest height of lines, in points: not measured.
    open var maximumLineHeight: CGFloat = 0
    /// Space before lines, in points: not measured.
    open var headIndent: CGFloat = 0
    /// Space before the first line, in points: not measured.
    open var firstLineHeadIndent: CGFloat = 0
    /// Space after lines, in points: not measured.
    open var tailIndent: CGFloat = 0
}
