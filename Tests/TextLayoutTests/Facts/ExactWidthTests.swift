import BundledFonts
import CHarfBuzz
import Foundation
import Testing
import TextLayout

/// Measured widths are HarfBuzz's own, unrounded.
struct ExactWidthTests {
    /// Text in one font equals a plain call of HarfBuzz, to a hundredth of a 64th of a pixel.
    @Test(
        arguments: [
            ("Noto Sans", "NotoSans-Regular.ttf", "Wiedergabeliste", "de"),
            ("Noto Sans", "NotoSans-Regular.ttf", "AVATAR Té. To. ffi", "en"),
            ("Noto Sans", "NotoSans-Regular.ttf", "Добавить в плейлист", "ru"),
            ("Noto Sans", "NotoSans-Regular.ttf", "Προσθήκη στη λίστα", "el"),
            ("Noto Sans", "NotoSans-Regular.ttf", "Thêm vào danh sách phát", "vi"),
            ("Noto Sans Arabic", "NotoSansArabic-Regular.ttf", "إضافة إلى قائمة التشغيل", "ar"),
            ("Noto Sans Hebrew", "NotoSansHebrew-Regular.ttf", "הוספה לפלייליסט", "he"),
            ("Noto Sans Devanagari", "NotoSansDevanagari-Regular.ttf", "प्लेलिस्ट में जोड़ें", "hi"),
            ("Noto Sans Bengali", "NotoSansBengali-Regular.ttf", "প্লেলিস্টে যোগ করুন", "bn"),
            ("Noto Sans Tamil", "NotoSansTamil-Regular.ttf", "பிளேலிஸ்டில் சேர்", "ta"),
            ("Noto Sans Telugu", "NotoSansTelugu-Regular.ttf", "ప్లేజాబితాకు జోడించండి", "te"),
            ("Noto Sans Thai", "NotoSansThai-Regular.ttf", "เพิ่มลงในเพลย์ลิสต์", "th"),
            ("Noto Sans Khmer", "NotoSansKhmer-Regular.ttf", "បន្ថែមទៅបញ្ជីចាក់", "km"),
            ("Noto Sans Myanmar", "NotoSansMyanmar-Regular.ttf", "အကြောင်းကြားချက်များ", "my"),
            ("Noto Sans Georgian", "NotoSansGeorgian-Regular.ttf", "პარამეტრები", "ka"),
            ("Noto Sans CJK", "NotoSansCJK-Regular.otf", "プレイリストに追加", "ja"),
            ("Noto Sans CJK", "NotoSansCJK-Regular.otf", "添加到播放列表", "zh-Hans"),
            ("Noto Sans CJK", "NotoSansCJK-Regular.otf", "재생목록에 추가", "ko"),
        ])
    func equalsHarfBuzz(family: String, file: String, text: String, locale: String) throws {
        let session = TextSession(fonts: try FontCollection())
        let paragraph = session.paragraph(
            text, font: FontRequest(family: family), style: ParagraphStyle(locale: TextLocale(locale)))
        #expect(paragraph.fonts.map(\.face.family) == [family])
        let raw = try rawWidth(of: text, file: file, locale: locale, size: 17)
        #expect(abs(paragraph.layout().size.width - raw) <= 0.01 / 64)
    }

    /// A text that needs several fonts is as wide as its runs, each shaped by HarfBuzz.
    @Test(arguments: Labels.all) func sumsRuns(_ label: Label) throws {
        let session = TextSession(fonts: try FontCollection())
        let paragraph = session.paragraph(label.text, style: ParagraphStyle(locale: TextLocale(label.locale)))
        let runs = session.inspect(label.text, locale: TextLocale(label.locale)).runs
        let fonts = Dictionary(paragraph.fonts.map { ($0.name, $0) }) { first, _ in first }
        let width = try runs.reduce(0) { sum, run in
            let font = try #require(fonts[run.font])
            return sum + Double(run.glyphs.reduce(0) { $0 + $1.advance }) * 17 / Double(font.unitsPerEm)
        }
        #expect(abs(paragraph.layout().size.width - width) <= 0.01 / 64)
        #expect(paragraph.missing.isEmpty)
    }

    /// HarfBuzz as plainly as can be: one direction and script, guessed; font units; default functions.
    private func rawWidth(of text: String, file: String, locale: String, size: Double) throws -> Double {
        let path = try BundledFonts.directory().appendingPathComponent("Noto/\(file)").path
        let blob = hb_blob_create_from_file(path)
        let face = hb_face_create(blob, 0)
        let font = hb_font_create(face)
        let buffer = hb_buffer_create()
        defer {
            hb_buffer_destroy(buffer)
            hb_font_destroy(font)
            hb_face_destroy(face)
            hb_blob_destroy(blob)
        }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_set_language(buffer, hb_language_from_string(locale, -1))
        hb_buffer_guess_segment_properties(buffer)
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        let positions = try #require(hb_buffer_get_glyph_positions(buffer, &count))
        let sum = (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
        return Double(sum) * size / Double(hb_face_get_upem(face))
    }
}
