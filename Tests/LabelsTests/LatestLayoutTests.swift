import Frames
import TestSupport
import Testing
import TextLayout
import Typography

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

    /// Widths between those before, in which a layout that is known may hold.
    @Test(
        arguments: [Frames.Platform.ios, .macos, .android, .web],
        [
            "Änderungen automatisch speichern und im Hintergrund auf allen Geräten aktualisieren",
            "保存してから続ける場合は、設定を「自動」にして確認してください。", "Sichern\nund dann erst abbrechen, wenn du fertig bist",
            "Kraft\u{ad}fahr\u{ad}zeug\u{ad}haft\u{ad}pflicht\u{ad}versicherung kündigen",
            "Einstellungen zurück\u{ad}setzen an", "Meine neue Kraft\u{ad}fahrzeugversicherung ab",
            "حفظ التغييرات تلقائيًا ثم المتابعة إلى الخطوة التالية",
            "การบันทึกการเปลี่ยนแปลงโดยอัตโนมัติเสร็จแล้ว", "a b c d e f g h i j k l m n o p q r s t u v w x y z",
        ])
    func anyWidthHasTheLinesOfATextThatWasAskedNothing(platform: Frames.Platform, string: String) throws {
        let session = try FontLibrary().session(platform, cachedTexts: 16)
        var random = RandomNumbers(seed: 11)
        for round in 0..<12 {
            var style = ParagraphStyle()
            style.lineLimit = [nil, nil, 2, 4].randomElement(using: &random) ?? nil
            style.minimumScaleFactor = round % 4 == 0 ? 0.6 : 1
            style.lineBreaks.avoidsOrphans = [nil, true, false].randomElement(using: &random) ?? nil
            let text = ResolvedText(paragraph: session.paragraph(string, style: style))
            for _ in 0..<40 {
                let room = LabelRoom(
                    width: Double.random(in: 20...420, using: &random),
                    height: [nil, nil, 45, 90].randomElement(using: &random) ?? nil)
                let layout = text.layout(in: room)
                let fresh = session.paragraph(string, style: style).fitted(width: room.width, height: room.height)
                #expect(layout.lines == fresh.lines, "\(room)")
                #expect(layout.size == fresh.size)
                #expect(layout.brokenWords == fresh.brokenWords)
            }
        }
    }
}
