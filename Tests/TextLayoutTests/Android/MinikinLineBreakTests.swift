import Testing
import TextLayout
import Typography

/// Where Minikin's word breaker lets lines end, in texts of our own.
struct MinikinLineBreakTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection(), platform: .android) }

    /// A text with a bar wherever a line may end, and a broken bar where it may for want of a better place.
    private func parts(_ text: String, locale: String = "en") -> String {
        let style = ParagraphStyle(locale: TextLocale(locale))
        let breaks = session.paragraph(text, style: style).shaped.lineBreaks(LineBreakRules(), in: session)
        return text.utf16.enumerated().map { offset, unit in
            let bar = offset == 0 ? "" : breaks[offset] == .reluctant ? "¦" : breaks[offset] == .none ? "" : "|"
            return (bar, unit)
        }.reduce(into: [UInt16]()) { $0 += Array($1.0.utf16) + [$1.1] }.withUnsafeBufferPointer {
            String(decoding: $0, as: UTF16.self)
        }
    }

    @Test(arguments: [
        ("Turn on Wi-Fi calling", "Turn |on |Wi-Fi |calling"), ("Donau\u{ad}dampf schiff", "Donau\u{ad}dampf |schiff"),
        ("2010–2020 10\u{2010}12", "2010–2020 |10\u{2010}12"), ("either/or", "either/|or"), ("well—no", "well|—|no"),
        ("ירושלים תל\u{5be}אביב", "ירושלים |תל\u{5be}אביב"), ("a -b - c", "a |-b |- |c"),
        ("50 € 12%", "50 |€ |12%"), ("설정 -설정", "설|정 |-설|정"),
    ])
    func hyphensEndNoLine(text: String, expected: String) {
        #expect(parts(text) == expected)
    }

    @Test(arguments: [
        ("write anna@mail.example now", "write |anna@mail¦.example |now"),
        ("sms:anna@mail.example", "sms:¦anna@mail¦.example"),
        ("at ftp://host/a/b-c_d?e=f&g#h%i~j,k on", "at |ftp:¦//¦host¦/a¦/b¦-c¦_d¦?e¦=¦f¦&¦g¦#h¦%i¦~j¦,k |on"),
        ("see x://a-/b.c/", "see |x:¦//¦a¦-/b¦.c¦/"), ("//a@b", "//¦a@b"),
        ("anna@mail.example設定", "anna@mail¦.example|設|定"), ("a.b@c\u{303} d", "a¦.b@c\u{303} |d"),
        // Neither is an address.
        ("at @ noon", "at |@ |noon"), ("10:30/a:b", "10:30/|a:b"), ("a:/b", "a:/|b"),
    ])
    func addressesEndLinesInTheirWay(text: String, expected: String) {
        #expect(parts(text) == expected)
    }

    @Test(arguments: ["\u{1004}\u{103a}\u{1039}\u{1000}\u{102c}", "👩\u{200d}❤\u{200d}👩", "👍🏽", "✌️🏿"])
    func whatIsOneStaysWhole(text: String) { #expect(parts(text) == text) }

    private func lines(_ text: String, _ width: Double, _ rules: LineBreakRules = LineBreakRules()) -> [String] {
        let layout = session.paragraph(text, style: ParagraphStyle(lineBreaks: rules)).layout(width: width)
        let scalars = Array(text.unicodeScalars)
        return layout.lines.map { String(String.UnicodeScalarView(scalars[$0.range])) }
    }

    /// Within an address lines end only where they cannot end elsewhere.
    @Test func anAddressIsKeptWhereItCanBe() {
        let width = { [session] (text: String) in session.paragraph(text).idealWidth + 0.01 }
        #expect(lines("Write to a@b.example", width("Write to a@b.ex")) == ["Write to ", "a@b.example"])
        #expect(lines("anna@mail.example", width("anna@mail.e")) == ["anna@mail", ".example"])
        #expect(lines("Wi-Fi-Anruf", width("Wi-Fi-")).first != "Wi-Fi-" || lines("Wi-Fi-Anruf", 1000).count == 1)
    }
}
