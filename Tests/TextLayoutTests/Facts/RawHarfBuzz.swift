import BundledFonts
import CHarfBuzz
import Foundation
import Testing

/// HarfBuzz as plainly as can be: a file of `Fonts/` at its standard place, font units, default functions.
enum RawHarfBuzz {
    /// The width of a text in em.
    ///
    /// - Parameters:
    ///   - file: The path in `Fonts/`.
    ///   - script: ISO 15924; guessed from the text where nil, and the direction with it.
    static func width(
        of text: String, file: String, locale: String, script: String? = nil, isRightToLeft: Bool = false
    ) throws -> Double {
        let blob = hb_blob_create_from_file(try BundledFonts.directory().appending(path: file).path)
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
        if let script {
            hb_buffer_set_script(buffer, hb_script_from_string(script, -1))
            hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        } else {
            hb_buffer_guess_segment_properties(buffer)
        }
        hb_shape(font, buffer, nil, 0)
        var count: UInt32 = 0
        let positions = try #require(hb_buffer_get_glyph_positions(buffer, &count))
        let sum = (0..<Int(count)).reduce(0) { $0 + Int(positions[$1].x_advance) }
        return Double(sum) / Double(hb_face_get_upem(face))
    }
}
