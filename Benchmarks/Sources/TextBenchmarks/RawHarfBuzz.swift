import CHarfBuzz
import TextLayout

/// The limit: labels itemized beforehand, each run given to `hb_shape` as it is.
struct RawHarfBuzz {
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
    private let buffer = hb_buffer_create()

    /// Takes the labels apart with the engine that is measured; this does not count.
    init(_ labels: [Corpus.Entry], session: TextSession) {
        var fonts: [String: OpaquePointer?] = [:]
        for label in labels {
            let paragraph = session.paragraph(label.text, style: ParagraphStyle(locale: TextLocale(label.locale)))
            let faces = Dictionary(paragraph.fonts.map { ($0.name, $0.face) }) { first, _ in first }
            let units = Array(label.text.utf16)
            for run in session.inspect(label.text, locale: TextLocale(label.locale)).runs {
                guard let face = faces[run.font] else { continue }
                let font = fonts[face.path] ?? RawHarfBuzz.open(face.path)
                fonts[face.path] = font
                runs.append(
                    Run(
                        units: units, start: run.start, length: run.end - run.start, font: font,
                        script: hb_script_from_string(run.script, -1),
                        direction: run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
                        language: hb_language_from_string(label.locale, -1)))
            }
        }
    }

    private static func open(_ path: String) -> OpaquePointer? {
        hb_font_create(hb_face_create(hb_blob_create_from_file(path), 0))
    }

    /// Sum of all advances, in font units.
    func shapeAll() -> Int {
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
        return sum
    }
}
