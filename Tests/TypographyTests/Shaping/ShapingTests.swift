import Foundation
import Testing
import Typography

/// Features, tracking, language and the cache of shaped texts.
struct ShapingTests {
    private let session: TextSession

    init() throws { session = TextSession(fonts: try FontCollection()) }

    private func advance(_ text: String, _ font: FontRequest) -> Int {
        session.shape(StyledText(text, font: font), locale: TextLocale("en")).runs.reduce(0) { $0 + $1.advance }
    }

    /// Tabular figures are all as wide as each other.
    @Test func features() {
        let tabular = FontRequest(features: [FontFeature("tnum")])
        #expect(advance("1111", tabular) == advance("0000", tabular))
        #expect(advance("1111", FontRequest()) != advance("0000", FontRequest()))
        #expect(
            advance("AVAVA", FontRequest(features: [FontFeature("kern", value: 0)])) > advance("AVAVA", FontRequest()))
    }

    /// Tracking turns optional ligatures off.
    @Test func trackingPartsLigatures() {
        let plain = session.inspect("ffi", font: FontRequest(family: "Noto Sans")).runs[0].glyphs.count
        let tracked = session.inspect("ffi", font: FontRequest(family: "Noto Sans", tracking: 1)).runs[0].glyphs.count
        #expect(tracked == 3 && plain <= 3)
    }

    /// One shaping serves every size.
    @Test func sizesShareOneShaping() {
        let small = session.shape(StyledText("Settings", font: FontRequest(size: 11)), locale: TextLocale("en"))
        let large = session.shape(StyledText("Settings", font: FontRequest(size: 53)), locale: TextLocale("en"))
        #expect(small === large)
    }

    /// What shaping depends on is in the key: locale, direction, weight, features, bytes of the text.
    @Test func differentTextsAreKeptApart() {
        func shaped(_ text: String, _ font: FontRequest = FontRequest(), _ locale: String = "en") -> ShapedText {
            session.shape(StyledText(text, font: font), locale: TextLocale(locale))
        }
        let plain = shaped("é")
        #expect(plain !== shaped("e\u{301}"))
        #expect(plain !== shaped("é", FontRequest(weight: 700)))
        #expect(plain !== shaped("é", FontRequest(), "fr"))
        #expect(plain !== session.shape(StyledText("é"), locale: TextLocale("en"), direction: .rightToLeft))
        #expect(plain === shaped("é"))
    }

    /// However many texts pass through, only so many stay.
    @Test func cacheIsBounded() throws {
        let session = TextSession(fonts: session.fonts, cachedTexts: 100)
        var kept: [Reference] = []
        for number in 0..<1000 {
            kept.append(Reference(text: session.shape(StyledText("Item \(number)"), locale: TextLocale("en"))))
        }
        let alive = kept.filter { $0.text != nil }.count
        #expect(alive > 50 && alive <= 104)
        #expect(kept.last?.text != nil)
    }

    private struct Reference {
        weak var text: ShapedText?
    }

    @Test func fallbackOrderIsListed() {
        let orders = session.fonts.fallbackOrders(locale: TextLocale("ja"))
        let han = orders.first { $0.script.description == "Hani" }
        #expect(han?.families.prefix(2) == ["Inter", "Noto Sans CJK"])
        #expect(orders.first { $0.script.description == "Thai" }?.families.prefix(2) == ["Inter", "Noto Sans Thai"])
        #expect(session.fonts.emojiFamilies == ["Noto Color Emoji"])
    }

    /// A project's own font comes first for the scripts and locales it is given for, and only there.
    @Test func ownFontsComeFirst() throws {
        let path = try #require(session.fonts.faces.first { $0.family == "Noto Sans Thai" }).path
        let roboto = try #require(session.fonts.faces.first { $0.family == "Roboto" }).path
        let fonts = try FontCollection(files: [
            FontSource(path: roboto, isDefault: true), FontSource(path: path, scripts: ["Thai"], locales: ["th"]),
        ])
        let own = TextSession(fonts: fonts)
        #expect(own.inspect("Settings").runs.map(\.font).allSatisfy { $0.hasPrefix("Roboto") })
        let order = fonts.fallbackOrders(locale: TextLocale("th")).first { $0.script.description == "Thai" }
        #expect(order?.families.prefix(2) == ["Roboto", "Noto Sans Thai"])
    }

    /// Of two scripts in one text each has its own order, and a font that is meant for one locale is left to it.
    @Test func ownFontsAreForTheirScriptsAndLocalesAlone() throws {
        let roboto = try #require(session.fonts.faces.first { $0.family == "Roboto" }).path
        let source = FontSource(path: roboto, scripts: ["Latn"], locales: ["tr"])
        let own = TextSession(fonts: try FontCollection(files: [source]))
        func families(_ text: String, _ locale: String) -> [String] {
            let request = FontRequest(family: "Noto Sans Hebrew")
            return own.inspect(text, font: request, locale: TextLocale(locale)).runs
                .map { $0.font.split(separator: " ").first.map(String.init) ?? "" }
        }
        #expect(families("αβγabc", "tr") == ["Inter", "Roboto"])
        #expect(families("abcαβγ", "tr") == ["Roboto", "Inter"])
        #expect(families("αβγabc", "de") == ["Inter", "Inter"])
    }

    /// Urdu is written in Nastaliq where there is such a font, and Arabic is not.
    @Test func someLocalesHaveAnOrderOfTheirOwn() throws {
        func bytes(_ name: String) -> [UInt8] { name.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] } }
        let other = bytes("Noto Sans Gujarati")
        let name = bytes("Noto Nastaliq Urdu")
        let gujarati = try #require(session.fonts.faces.first { $0.family == "Noto Sans Gujarati" }).path
        var font = try EditedFont(contentsOf: URL(filePath: gujarati))
        for range in font.bytes.ranges(of: other).reversed() { font.bytes.replaceSubrange(range, with: name) }
        font.writeChecksums()
        let path = try font.write()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let fonts = try FontCollection(files: [FontSource(path: path, scripts: ["Gujr"])])
        func arabic(_ locale: String) -> [String] {
            let orders = fonts.fallbackOrders(locale: TextLocale(locale))
            return orders.first { $0.script.description == "Arab" }?.families.filter { $0 != "Inter" } ?? []
        }
        #expect(arabic("ur").prefix(2) == ["Noto Nastaliq Urdu", "Noto Sans Arabic"])
        #expect(arabic("ur-PK") == arabic("ur"))
        #expect(arabic("ar").first == "Noto Sans Arabic" && !arabic("ar").contains("Noto Nastaliq Urdu"))
    }

    /// Several fonts that are the default are a list: whatever the script, a character takes the first that has it.
    @Test func severalDefaultsAreAList() throws {
        let paths = try ["Noto Sans Hebrew", "Noto Sans Thai", "Roboto"].map { family in
            try #require(session.fonts.faces.first { $0.family == family }).path
        }
        let fonts = try FontCollection(files: paths.map { FontSource(path: $0, isDefault: true) })
        let found = TextSession(fonts: fonts).inspect("ที่ שלום (3) OK").runs.map(\.font)
        #expect(found.filter { $0.hasPrefix("Roboto") }.count > 1)
        #expect(Set(found.map { $0.split(separator: " ").dropLast().joined(separator: " ") }).count == 3)
        #expect(fonts.defaultFamilies == ["Noto Sans Hebrew", "Noto Sans Thai", "Roboto"])
    }
}
