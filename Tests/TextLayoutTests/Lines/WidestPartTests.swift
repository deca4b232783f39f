import Testing
import Typography

@testable import TextLayout

/// The least width in which no word is broken.
@Suite struct WidestPartTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    private func widest(_ text: String) -> Double { session.paragraph(text).widestPart(at: 1) }
    private func whole(_ text: String) -> Double { session.paragraph(text).idealWidth }

    @Test func wordsAreParts() {
        #expect(abs(widest("Alles Übrige speichern") - whole("speichern")) < 0.01)
        #expect(abs(widest("E-Mail-Adresse") - whole("Adresse")) < 0.01)
        #expect(widest("") == 0 && widest(" ") == 0)
    }

    /// A line may not end at a space that is meant to keep two words together.
    @Test(arguments: ["Tout\u{A0}annuler\u{A0}maintenant", "12\u{202F}345\u{202F}678"]) func aNoBreakSpaceIsInAPart(
        text: String
    ) {
        #expect(abs(widest(text) - whole(text)) < 0.01)
    }

    /// Thai has no spaces between words, and Chinese may break nearly anywhere.
    @Test(arguments: ["บันทึกการเปลี่ยนแปลงทั้งหมด", "保存所有更改并关闭"]) func textsWithoutSpacesHaveParts(text: String) {
        #expect(widest(text) < whole(text) * 0.6 && widest(text) > 0)
    }

    /// In that width no word is broken; in less, one is.
    @Test(arguments: ["Alles Übrige speichern", "Tout annuler maintenant", "บันทึกการเปลี่ยนแปลงทั้งหมด"])
    func itIsTheLeastWidthThatBreaksNoWord(text: String) {
        let paragraph = session.paragraph(text)
        let width = paragraph.widestPart(at: 1)
        #expect(!paragraph.layout(width: width).breaksWord)
        #expect(paragraph.layout(width: width - 1).breaksWord)
    }
}
