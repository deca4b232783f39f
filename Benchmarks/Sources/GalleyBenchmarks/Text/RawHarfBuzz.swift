import CHarfBuzz
import TextLayout
import Typography

/// The limit: labels itemized beforehand, each run given to `hb_shape` as it is, in the font and at the place on its axes
/// that the engine takes, and without features, as it has none for plain labels.
final class RawHarfBuzz {
    private struct Run {
        var units: [UInt16]
        var start: Int
        var length: Int
        var font: OpaquePointer?
        var script: hb_script_t
        var direction: hb_direction_t
        var language: hb_language_t?
    }

    private var runs: [Run] = []
    private var fonts: [ObjectIdentifier: OpaquePointer?] = [:]
    /// Kept, so that no other font gets the identity of one of them.
    private var used: [Font] = []
    private let buffer = hb_buffer_create()

    /// Takes the labels apart with the engine that is measured; this does not count.
    init(_ corpus: Corpus, session: TextSession) {
        for label in corpus.labels { add(label.text, locale: corpus.locales[label.locale], session: session) }
    }

    deinit {
        for font in fonts.values { hb_font_destroy(font) }
        hb_buffer_destroy(buffer)
    }

    private func add(_ text: String, locale: String, session: TextSession) {
        let paragraph = session.paragraph(text, style: ParagraphStyle(locale: TextLocale(locale)))
        let known = Dictionary(paragraph.fonts.map { ($0.name, $0) }) { first, _ in first }
        let units = Array(text.utf16)
        // Places of an inspection count scalars, HarfBuzz counts UTF-16 units.
        let places = text.unicodeScalars.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1.value > 0xFFFF ? 2 : 1)) }
        for run in session.inspect(text, locale: TextLocale(locale)).runs {
            guard let font = known[run.font].map(open) else { continue }
            runs.append(
                Run(
                    units: units, start: places[run.start], length: places[run.end] - places[run.start], font: font,
                    script: hb_script_from_string(run.script, -1),
                    direction: run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
                    language: hb_language_from_string(locale, -1)))
        }
    }

    private func open(_ font: Font) -> OpaquePointer? {
        if let known = fonts[ObjectIdentifier(font)] { return known }
        used.append(font)
        let blob = hb_blob_create_from_file(font.face.path)
        let face = hb_face_create(blob, 0)
        defer {
            hb_face_destroy(face)
            hb_blob_destroy(blob)
        }
        let raw = hb_font_create(face)
        let places = font.coordinates.map {
            hb_variation_t(tag: hb_tag_from_string($0.tag, -1), value: Float($0.value))
        }
        hb_font_set_variations(raw, places, UInt32(places.count))
        fonts[ObjectIdentifier(font)] = raw
        return raw
    }

    /// Sum of all advances, in font units.
    func shapeAll() -> Double {
        var sum = 0
        for run in runs {
            hb_buffer_clear_contents(buffer)
            run.units.withUnsafeBufferPointer {
                hb_buffer_add_utf16(
                    buffer, $0.baseAddress, Int32($0.count), UInt32(run.start), Int32(run.length))
            }
            hb_buffer_set_direction(buffer, run.direction)
            hb_buffer_set_script(buffer, run.script)
            hb_buffer_set_language(buffer, run.language)
            hb_shape(run.font, buffer, nil, 0)
            var count: UInt32 = 0
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
            for index in 0..<Int(count) { sum += Int(positions?[index].x_advance ?? 0) }
        }
        return Double(sum)
    }
}
