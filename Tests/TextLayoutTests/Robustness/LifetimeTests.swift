import Testing
import TextLayout

@testable import Typography

/// What a session has opened is closed with it.
@Suite struct LifetimeTests {
    /// Ellipses and hyphens are texts that layout adds; a fallback font draws part of each label.
    @Test(arguments: ["Save changes before quitting 保存", "Incompre\u{AD}hensibilities Ω保存"])
    func fontsOfACutText(string: String) throws {
        weak var face: FontFace?
        try {
            let session = TextSession(fonts: try FontCollection())
            let text = session.paragraph(string, font: FontRequest(size: 17), style: ParagraphStyle(lineLimit: 2))
            let layout = text.layout(width: 60)
            #expect(layout.isTruncated)
            let fonts = text.fonts
            #expect(fonts.count > 1)
            face = fonts.last?.face
            #expect(face != nil)
        }()
        #expect(face == nil)
    }
}
