internal import Checks
import Frames
internal import Pictures
internal import Reports

/// The screen of a scene in one locale as translators see it: in its usual environment, without marks.
package struct ProofScreen: Sendable {
    /// The picture as a document of its own.
    let document: String
    /// The part of the plane that the picture shows.
    let box: Frame
    /// Where the texts of keys are, in the same plane.
    let texts: [String: Frame]
    /// Whether it has the text size that devices have at first.
    let isUsual: Bool

    /// Whether a picture is to replace the screen that there is so far.
    static func isWanted(_ picture: ScenePicture, after known: ProofScreen?) -> Bool {
        guard let known else { return true }
        return picture.report.environment.textSize.isDefault && !known.isUsual
    }

    init(_ picture: ScenePicture) {
        var plain = picture
        plain.emphasis = PictureEmphasis(title: "", views: [])
        let glyphs = GlyphDefinitions()
        let drawn = ProofPicture(plain, sharing: glyphs, rules: RuleSet())
        document = drawn.document(glyphs)
        box = drawn.box
        texts = picture.visibleTexts
        isUsual = picture.report.environment.textSize.isDefault
    }
}

/// Where the screen of a scene in one locale is.
struct ScreenPlace: Sendable {
    /// The path of the picture in the site.
    var path: String
    var box: Frame
    var texts: [String: Frame]
}
