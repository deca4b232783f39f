import Frames
import TestSupport
import Testing
import TextLayout

@testable import Labels

/// A text keeps its latest layout: whatever it was asked before, it answers as a text that was asked nothing.
@Suite struct LatestLayoutTests {
    @Test(arguments: [
        "Änderungen automatisch speichern und im Hintergrund aktualisieren", "保存してから続ける場合は確認してください",
        "Sichern\nAbbrechen", "Kraftfahrzeughaftpflichtversicherung",
    ])
    func anAnswerDoesNotDependOnTheQuestionsBefore(string: String) throws {
        let session = try FontLibrary().session(.ios, cachedTexts: 16)
        var style = ParagraphStyle()
        style.lineLimit = 3
        let text = ResolvedText(paragraph: session.paragraph(string, style: style))
        var random = RandomNumbers(seed: 5)
        for _ in 0..<300 {
            // Few of each, so that rooms come again.
            let widths: [Double?] = [nil, 0, 40, 90, 90.3, 200]
            let heights: [Double?] = [nil, nil, 20, 45, 70, 120]
            let room = LabelRoom(
                width: widths.randomElement(using: &random) ?? nil,
                height: heights.randomElement(using: &random) ?? nil,
                scale: [1, 1.5].randomElement(using: &random) ?? 1)
            let layout = text.layout(in: room)
            let fresh = session.paragraph(string, style: style)
                .fitted(width: room.width, height: room.height, scale: room.scale)
            #expect(layout.lines == fresh.lines)
            #expect(layout.size == fresh.size)
            #expect(layout.isTruncated == fresh.isTruncated)
            #expect(layout.scale == fresh.scale)
        }
    }
}
