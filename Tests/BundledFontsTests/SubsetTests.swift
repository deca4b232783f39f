import BundledFonts
import CHarfBuzz
import Foundation
import Testing

/// What the subset fonts must have kept.
@Suite struct SubsetTests {
    /// OpenType `locl`: one Han character, the region's own form by the language of the text.
    @Test(arguments: ["直", "骨", "令", "画", "角"]) func localeChoosesTheHanGlyph(character: String) throws {
        let font = try HBFont("NotoSansCJK-Regular.otf")
        let glyphs = ["ja", "ko", "zh-Hans", "zh-Hant", "zh-Hant-HK"].map {
            font.shape(character, script: HB_SCRIPT_HAN, language: $0)
        }
        #expect(glyphs.allSatisfy { $0.map(\.advance) == [1000] && $0.map(\.id) != [0] })
        #expect(Set(glyphs.map { $0.map(\.id) }).count > 1)
    }

    /// Everyday text of each region, with syllables outside KS X 1001 and with Cantonese.
    @Test(arguments: [
        ("zh-Hans", "设置、隐私与安全性：请选择语言……（默认）"), ("zh-Hant", "設定、隱私權與安全性：請選擇語言⋯⋯（預設）"),
        ("zh-Hant-HK", "佢哋喺邊度嚟嘅？揀啲嘢"), ("ja", "髙﨑さん、ﾌﾟﾗｲﾊﾞｼｰとセキュリティ①〜③㈱"), ("ko", "설정 및 개인정보 보호, 똠얌 떄 뷁"),
    ]) func noCharacterIsMissing(language: String, text: String) throws {
        let font = try HBFont("NotoSansCJK-Regular.otf")
        let script = language == "ko" ? HB_SCRIPT_HANGUL : HB_SCRIPT_HAN
        #expect(font.shape(text, script: script, language: language).allSatisfy { $0.id != 0 })
    }

    /// The layout features that set text tighter stay: here the half width of a bracket.
    @Test func halfWidthPunctuationIsKept() throws {
        let font = try HBFont("NotoSansCJK-Regular.otf")
        #expect(font.shape("（", script: HB_SCRIPT_HAN, language: "ja").map(\.advance) == [1000])
        #expect(font.shape("（", script: HB_SCRIPT_HAN, language: "ja", feature: "halt").map(\.advance) == [500])
    }

    /// An emoji sequence is one glyph, as wide as one emoji: family, flag, keycap, skin tone, subdivision flag.
    @Test(arguments: ["😀", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "👍🏽", "❤️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"]) func emojiSequenceIsOneGlyph(emoji: String) throws {
        let font = try HBFont("NotoColorEmoji.ttf")
        let glyphs = font.shape(emoji, script: HB_SCRIPT_COMMON, language: "en")
        #expect(glyphs.map(\.advance) == [2550])
        let ink = try #require(font.ink(of: glyphs.first?.id ?? 0))
        // From descent to ascent, and within the advance.
        #expect(ink.y_bearing == 1900 && ink.height == -2400)
        #expect(ink.x_bearing == 75 && ink.width == 2400)
    }

    /// The symbols of interface text: keys, arrows, check marks, shapes.
    @Test(arguments: [
        ("NotoSansMath-Regular.ttf", "→⇒≠≤∞"), ("NotoSansSymbols-Regular.ttf", "⌃⎋①⚙ⓘ"),
        ("NotoSansSymbols2-Regular.ttf", "⌘⌥⇧⚠✓✔✗●■★⬆"),
    ]) func symbolsAreKept(file: String, text: String) throws {
        let font = try HBFont(file)
        #expect(font.shape(text, script: HB_SCRIPT_COMMON, language: "en").allSatisfy { $0.id != 0 })
    }
}

/// A bundled font in HarfBuzz, in font units.
private final class HBFont {
    struct Glyph: Equatable {
        let id: UInt32
        let advance: Int32
    }

    private let font: OpaquePointer

    init(_ name: String) throws {
        let file = try #require(try BundledFonts.files().first { $0.lastPathComponent == name })
        let blob = hb_blob_create_from_file(file.path)
        let face = hb_face_create(blob, 0)
        font = try #require(hb_font_create(face))
        hb_face_destroy(face)
        hb_blob_destroy(blob)
    }

    deinit {
        hb_font_destroy(font)
    }

    func shape(_ text: String, script: hb_script_t, language: String, feature: String? = nil) -> [Glyph] {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, hb_language_from_string(language, -1))
        var features: [hb_feature_t] = []
        if let feature {
            var value = hb_feature_t()
            hb_feature_from_string(feature, -1, &value)
            features = [value]
        }
        hb_shape(font, buffer, features, UInt32(features.count))
        let count = Int(hb_buffer_get_length(buffer))
        guard let infos = hb_buffer_get_glyph_infos(buffer, nil),
            let positions = hb_buffer_get_glyph_positions(buffer, nil)
        else { return [] }
        return (0..<count).map { Glyph(id: infos[$0].codepoint, advance: positions[$0].x_advance) }
    }

    func ink(of glyph: UInt32) -> hb_glyph_extents_t? {
        var extents = hb_glyph_extents_t()
        return hb_font_get_glyph_extents(font, glyph, &extents) != 0 ? extents : nil
    }
}
