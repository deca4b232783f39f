import Frames
import Testing
import TextLayout
import Typography

@testable import Labels

/// The search for the smallest width skips what it knows, and must end where a search that lays out every step ends.
@Suite struct FittingWidthTests {
    private static let texts = [
        "Zur Wiedergabeliste hinzufügen", "Datenschutzerklärung\nund Nutzungsbedingungen lesen",
        "Добавить в плейлист и обновить", "إضافة إلى قائمة التشغيل", "プレイリストに追加して共有する", "재생목록에 추가하고 공유", "Ok ",
    ]

    @Test(arguments: texts, [1, 2, 3, 5])
    func everySizeHasTheWidthOfAPlainSearch(text: String, lines: Int) throws {
        let fonts = try FontLibrary()
        for platform in [Frames.Platform.ios, .android, .web] {
            let session = fonts.session(platform, cachedTexts: 64)
            let paragraph = session.paragraph(text, font: FontRequest(size: 17), style: ParagraphStyle())
            let search = FittingWidth(paragraph, lines: lines)
            for scale in [1, 0.82, 1.35, 3.12, 2.35] {
                let found = search.smallest(scale: scale)
                #expect(found == Self.plainSearch(paragraph, lines: lines, scale: scale), "\(platform) \(scale)")
            }
        }
    }

    /// At the width found the text shows whole; a hundredth of a point less cuts it.
    @Test(arguments: texts, [1, 2, 3, 5])
    func theWidthFoundIsTheLeast(text: String, lines: Int) throws {
        var style = ParagraphStyle()
        style.lineLimit = lines
        let session = try FontLibrary().session(.ios, cachedTexts: 64)
        let paragraph = session.paragraph(text, font: FontRequest(size: 17), style: style)
        let search = FittingWidth(paragraph)
        for scale in [1, 0.82, 1.35, 3.12, 2.35] {
            // A text with more line breaks than lines shows whole in no width.
            guard let found = search.smallest(scale: scale) else {
                #expect(paragraph.layout(scale: scale).isTruncated)
                continue
            }
            #expect(!paragraph.layout(width: found, scale: scale).isTruncated)
            // As many lines as letters do in any width, and white space at the end of a line only where there is some.
            guard found > 0.01, lines > 1 || text.last != " " else { continue }
            #expect(paragraph.layout(width: found - 0.01, scale: scale).isTruncated, "\(found) at \(scale)")
        }
    }

    /// Halves the widths and lays the text out at every one.
    private static func plainSearch(_ paragraph: Paragraph, lines: Int, scale: Double) -> Double? {
        var style = paragraph.style
        style.lineLimit = lines
        let plain = paragraph.session.paragraph(paragraph.text, style: style)
        let widest = plain.unlimited.layout(scale: scale).size.width
        guard !plain.layout(width: widest, scale: scale).isTruncated else { return nil }
        guard lines > 1 else { return widest }
        var (low, high) = (0.0, widest)
        while high - low > 0.001 {
            let middle = (low + high) / 2
            if plain.layout(width: middle, scale: scale).isTruncated { low = middle } else { high = middle }
        }
        return high
    }
}
