import Testing
import TextLayout
import Typography

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
        let raw = try 17 * RawHarfBuzz.width(of: text, file: "Noto/\(file)", locale: locale)
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
}
