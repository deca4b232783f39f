import Testing
import Typography

/// Short runs that are found again in other texts.
struct ShapedRunTests {
    private let fonts: FontCollection

    init() throws { fonts = try FontCollection() }

    /// Words between spaces of another font are shaped once, and so are the spaces.
    @Test(arguments: [("he", "שלום", "עולם"), ("ar", "حفظ", "صورة"), ("hi", "खाता", "साझा"), ("ko", "설정", "알림")])
    func wordsAreShapedOnce(locale: String, first: String, second: String) {
        let session = TextSession(fonts: fonts)
        func shape(_ text: String) { _ = session.shape(StyledText(text), locale: TextLocale(locale)) }
        shape("\(first) \(second)")
        #expect(session.shapes == 3)
        shape("\(second) \(first) \(second) \(first)")
        #expect(session.shapes == 3)
    }

    /// A text has the same glyphs in a session that has shaped many others: letters that join, marks, digits, brackets and
    /// emoji stand beside words of every kind.
    @Test func glyphsDependOnTheTextAlone() {
        let parts = [
            "حفظ", "صورة", "ـ", "ب", "\u{200d}", "\u{200c}", "\u{64e}", "שלום", "\u{5b0}", "खाता", "क", "\u{93f}", "설정",
            "ᠮᠣᠩ", "ܫ", "写真", "ภาพ", "a", "fi", " ", "  ", "7", "٣", "(", ")", "/", ".", "…", "\u{ad}", "\u{301}", "👍",
            "\t",
        ]
        let session = TextSession(fonts: fonts)
        var generator = Generator(state: 12)
        for number in 0..<400 {
            let text = (0..<Int.random(in: 2...7, using: &generator))
                .map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
            let locale = TextLocale(number.isMultiple(of: 2) ? "ar" : "en")
            let alone = TextSession(fonts: fonts).inspect(text, locale: locale)
            #expect(session.inspect(text, locale: locale) == alone)
        }
    }
}
