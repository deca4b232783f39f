internal import CHarfBuzz

/// HarfBuzz with its one buffer: it gets items of text, and returns glyphs in font units.
final class Shaper {
    private let buffer: OpaquePointer?
    private var kept = ShapedRunCache()
    /// HarfBuzz's tags of the scripts so far, by ICU's number; 0 for the others.
    private var scripts: [UInt32] = Array(repeating: 0, count: 256)

    /// UTF-16 units shaped so far: a measure of cost that is the same on every machine.
    private(set) var shapedUnits = 0
    /// Calls of HarfBuzz so far: one for each item of a text, and one for each part that is shaped again at the end of
    /// a line.
    private(set) var shapes = 0
    /// Whether HarfBuzz ever lacked memory. Glyphs are then missing, and nothing else shows it.
    private(set) var hasLackedMemory = false

    init() { buffer = hb_buffer_create() }
    deinit { hb_buffer_destroy(buffer) }

    /// Shapes `range` of the text, with no more than `context` as its surroundings, and appends the glyphs.
    ///
    /// - Parameter halving: The full-width punctuation that is set half as wide.
    /// - Returns: the sum of the advances in font units.
    func shape(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, context: Range<Int>, font: SessionFont,
        style: TextStyle, script: Script, isRightToLeft: Bool, halving: Halving = Halving(), into glyphs: inout [Glyph]
    ) -> Int {
        guard let text = units.baseAddress else { return 0 }
        let halves = !halving.places.isEmpty
        guard let plan = style.plan(for: font, tag(of: script), isRightToLeft, halves: halves) else {
            hasLackedMemory = true
            return 0
        }
        let isKept = !halves && ShapedRunCache.keeps(range, of: units, context: context)
        if isKept, let known = kept.find(range, of: units, plan: plan, into: &glyphs) { return known }
        shapes += 1
        shapedUnits += range.count
        let buffer = buffer
        hb_buffer_clear_contents(buffer)
        hb_buffer_add_utf16(
            buffer, text + context.lowerBound, Int32(context.count), UInt32(range.lowerBound - context.lowerBound),
            Int32(range.count))
        hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
        hb_buffer_set_script(buffer, tag(of: script))
        hb_buffer_set_language(buffer, style.language)
        if halves {
            let features = style.halving(halving.places.map { $0 - context.lowerBound })
            hb_shape_plan_execute(plan, font.font.raw, buffer, features, UInt32(features.count))
        } else {
            hb_shape_plan_execute(
                plan, font.font.raw, buffer, style.features.baseAddress, UInt32(style.features.count))
        }
        if hb_buffer_allocation_successful(buffer) == 0 { hasLackedMemory = true }
        let start = glyphs.count
        let advance = collect(from: Int32(truncatingIfNeeded: context.lowerBound), into: &glyphs)
        if !halving.unsafe.isEmpty {
            let unsafe = Set(halving.unsafe)
            for place in glyphs.indices[start...] where unsafe.contains(Int(glyphs[place].cluster)) {
                glyphs[place].isUnsafeToBreak = true
            }
        }
        if isKept, !hasLackedMemory {
            kept.insert(range, of: units, plan: plan, glyphs: glyphs[start...], advance: advance)
        }
        return advance
    }

    private func collect(from start: Int32, into glyphs: inout [Glyph]) -> Int {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return 0 }
        var advance = 0
        for index in 0..<Int(count) {
            let position = positions[index]
            advance += Int(position.x_advance)
            glyphs.append(
                Glyph(
                    id: infos[index].codepoint, cluster: Int32(truncatingIfNeeded: infos[index].cluster) &+ start,
                    advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
                    isUnsafeToBreak: galley_hb_glyph_flags(infos + index).rawValue
                        & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
        }
        return advance
    }

    private func tag(of script: Script) -> hb_script_t {
        let known = scripts[Int(script.code)]
        if known != 0 { return hb_script_t(rawValue: known) }
        let tag = hb_script_from_string(script.description, -1)
        scripts[Int(script.code)] = tag.rawValue
        return tag
    }
}
