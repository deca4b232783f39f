internal import CHarfBuzz

/// HarfBuzz with its one buffer: items of text in, glyphs in font units out.
final class Shaper {
    private let buffer: OpaquePointer?
    private var scripts: [hb_script_t?] = Array(repeating: nil, count: 256)

    /// UTF-16 units shaped so far: what shaping costs, whatever the machine.
    private(set) var shapedUnits = 0
    /// Calls of HarfBuzz so far: one for each item of a text, and for each part shaped again at a line's end.
    private(set) var shapes = 0
    /// Whether HarfBuzz ever lacked memory; glyphs are missing then, and nothing else tells.
    private(set) var hasLackedMemory = false

    init() { buffer = hb_buffer_create() }
    deinit { hb_buffer_destroy(buffer) }

    /// Shapes `range` of the text, seeing as its surroundings no more than `context`, and appends the glyphs.
    ///
    /// - Returns: the sum of the advances in font units.
    func shape(
        _ range: Range<Int>, of units: UnsafeBufferPointer<UInt16>, context: Range<Int>, item: ShapingItem,
        into glyphs: inout [Glyph]
    ) -> Int {
        let buffer = buffer
        hb_buffer_clear_contents(buffer)
        guard let text = units.baseAddress else { return 0 }
        shapes += 1
        shapedUnits += range.count
        hb_buffer_add_utf16(
            buffer, text + context.lowerBound, Int32(context.count), UInt32(range.lowerBound - context.lowerBound),
            Int32(range.count))
        let direction = item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        let script = tag(of: item.script)
        hb_buffer_set_direction(buffer, direction)
        hb_buffer_set_script(buffer, script)
        hb_buffer_set_language(buffer, item.style.language)
        let key = SessionFont.PlanKey(
            direction: direction, script: script, language: item.style.language, features: item.style.id)
        let features = item.style.features
        let plan = item.font.plan(key, features: features)
        hb_shape_plan_execute(plan, item.font.font.raw, buffer, features, UInt32(features.count))
        if hb_buffer_allocation_successful(buffer) == 0 { hasLackedMemory = true }
        return collect(from: context.lowerBound, into: &glyphs)
    }

    private func collect(from start: Int, into glyphs: inout [Glyph]) -> Int {
        var count: UInt32 = 0
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
            let positions = hb_buffer_get_glyph_positions(buffer, &count)
        else { return 0 }
        var advance = 0
        glyphs.reserveCapacity(glyphs.count + Int(count))
        for index in 0..<Int(count) {
            let position = positions[index]
            advance += Int(position.x_advance)
            glyphs.append(
                Glyph(
                    id: infos[index].codepoint, cluster: Int32(truncatingIfNeeded: Int(infos[index].cluster) + start),
                    advance: position.x_advance, xOffset: position.x_offset, yOffset: position.y_offset,
                    isUnsafeToBreak: galley_hb_glyph_flags(infos + index).rawValue
                        & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
        }
        return advance
    }

    private func tag(of script: Script) -> hb_script_t {
        if let known = scripts[Int(script.code)] { return known }
        let tag = hb_script_from_string(script.description, -1)
        scripts[Int(script.code)] = tag
        return tag
    }
}

/// What HarfBuzz has to know of an item besides its text.
struct ShapingItem {
    var font: SessionFont
    var style: TextStyle
    var script: Script
    var isRightToLeft: Bool
}
