public import ArgumentParser
internal import Foundation
public import Galley

/// The limits of a text, and how its lines are broken.
struct ParagraphOptions: ParsableArguments {
    @Option(parsing: .unconditional, help: "The most lines.")
    var lineLimit: Int?

    @Flag(help: "Make the label as high as --line-limit lines even if it has fewer.")
    var reservesSpace = false

    @Option(help: "Where a text that does not fit is cut.")
    var truncationMode = LabelTypesetting.TruncationMode.tail

    @Option(
        parsing: .unconditional,
        help: "The smallest factor that the text may be scaled by to fit, above 0 and up to 1.")
    var minimumScaleFactor = 1.0

    @Flag(help: "Draw letters closer before cutting.")
    var allowsTightening = false

    @Option(parsing: .unconditional, help: "Points between lines.")
    var lineSpacing = 0.0

    @Option(help: "The edge that lines are aligned to.")
    var alignment = LabelTypesetting.Alignment.leading

    @Option(help: "The direction of the text itself; auto is that of its first strong character.")
    var direction = TextDirection.auto

    @Option(help: "How strictly small kana and the like stay with their neighbours; auto is the locale's own way.")
    var lineBreak = LineBreakStrictness.auto

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Break lines at spaces and punctuation only, never between letters.",
            discussion: """
                By default as the platform does: ios and macos keep Hangul together. Thai, Lao, Khmer and Burmese break \
                between words all the same.
                """))
    var keepWords: Bool?

    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Let a last line of a single word take one from the line before.",
            discussion: "By default as the platform does: ios and macos do."))
    var avoidOrphans: Bool?

    @Option(
        help: ArgumentHelp(
            "The toolkit that draws the text: swiftui or uikit on ios, compose or textview on android.",
            discussion: """
                uikit leaves an eighth of an ideograph between Chinese or Japanese and Western letters. textview rounds \
                advances to pixels of --display-scale, and chooses the lines of a paragraph together. (default: swiftui \
                and compose)
                """))
    var toolkit: Toolkit?

    @Option(
        help: """
            How the lines of a paragraph are chosen on android: simple, highQuality or balanced. (default: simple; \
            highQuality with --toolkit textview)
            """)
    var breakStrategy: BreakStrategy?

    /// What is asked for has to be of the platform.
    func check(on platform: Platform) throws {
        if let toolkit, toolkit.platform != platform {
            throw ValidationError(
                "--toolkit \(toolkit.rawValue) goes with --platform \(toolkit.platform.rawValue), not \(platform.rawValue)"
            )
        }
        if breakStrategy != nil, platform != .android {
            throw ValidationError("--break-strategy goes with --platform android, not \(platform.rawValue)")
        }
    }

    func validate() throws {
        if let lineLimit, lineLimit < 1 { throw ValidationError("--line-limit expects a number of at least 1") }
        if reservesSpace, lineLimit == nil { throw ValidationError("--reserves-space needs --line-limit") }
        guard minimumScaleFactor > 0, minimumScaleFactor <= 1 else {
            throw ValidationError("--minimum-scale-factor expects a number above 0 and up to 1")
        }
        guard lineSpacing >= 0, lineSpacing.isFinite else {
            throw ValidationError("--line-spacing expects a number of points")
        }
    }

    /// The style, within these limits.
    func apply(to style: LabelTypesetting) -> LabelTypesetting {
        var style = style
        style.lineLimit = lineLimit
        style.reservesSpace = reservesSpace
        style.truncationMode = truncationMode
        style.minimumScaleFactor = minimumScaleFactor
        style.allowsTightening = allowsTightening
        style.lineSpacing = lineSpacing
        style.alignment = alignment
        style.direction = direction
        style.lineBreak = lineBreak
        style.keepsWords = keepWords
        style.avoidsOrphans = avoidOrphans
        style.toolkit = toolkit
        style.breakStrategy = breakStrategy
        return style
    }
}

extension LabelTypesetting.TruncationMode: ExpressibleByArgument {}

extension LabelTypesetting.Alignment: ExpressibleByArgument {}

extension LineBreakStrictness: ExpressibleByArgument {}

extension Toolkit: ExpressibleByArgument {}

extension BreakStrategy: ExpressibleByArgument {}
