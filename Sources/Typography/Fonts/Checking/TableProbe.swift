internal import CHarfBuzz

/// Finds the tables of a face that HarfBuzz rejects when it looks at them before it uses them.
///
/// It leaves out a table that it cannot read, or those parts of it, and has no call that says so. But the memory of a table
/// shows it: HarfBuzz lets go of one that it leaves out, and keeps the others as long as the face; and where it leaves out
/// a part, it overwrites the offset that leads there. So the tables are given to it as memory that it may write to.
final class TableProbe {
    private let source: OpaquePointer
    private let hidden: Set<String>
    private var tables: [hb_tag_t: Table] = [:]

    /// A copy of a table, and how many of HarfBuzz's blobs refer to it.
    private final class Table {
        let bytes: UnsafeMutableRawBufferPointer
        var users = 0

        init(_ blob: OpaquePointer?) {
            var length: UInt32 = 0
            let data = hb_blob_get_data(blob, &length)
            bytes = .allocate(byteCount: Int(length), alignment: 8)
            bytes.copyMemory(from: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
        }

        deinit { bytes.deallocate() }
    }

    /// - Parameter hidden: The tables that HarfBuzz is not shown.
    init(_ face: FontFace, hiding hidden: Set<String>) {
        source = face.raw
        self.hidden = hidden
    }

    /// The first table, in the order of the tags, that is left out in whole or in part. O(n) in the bytes of the tables.
    func findDamage() -> FontDamage? {
        let face = hb_face_create_for_tables(
            { _, tag, probe in
                probe.flatMap { Unmanaged<TableProbe>.fromOpaque($0).takeUnretainedValue().blob(of: tag) }
                    ?? hb_blob_get_empty()
            }, Unmanaged.passUnretained(self).toOpaque(), nil)
        readTables(of: face)
        defer { hb_face_destroy(face) }
        for (tag, table) in tables.sorted(by: { $0.key < $1.key }) where !table.bytes.isEmpty {
            if table.users == 0 { return .refused(table: tagString(tag)) }
            if hasChanged(table, tag) { return .refusedInPart(table: tagString(tag)) }
        }
        return nil
    }

    private func blob(of tag: hb_tag_t) -> OpaquePointer? {
        guard !hidden.contains(tagString(tag)) else { return nil }
        let table = tables[tag] ?? copy(tag)
        tables[tag] = table
        guard let data = table.bytes.baseAddress, !table.bytes.isEmpty else { return nil }
        table.users += 1
        // The probe keeps the table for longer than the face that has the blob.
        return hb_blob_create(
            data.assumingMemoryBound(to: CChar.self), UInt32(table.bytes.count), HB_MEMORY_MODE_WRITABLE,
            Unmanaged.passUnretained(table).toOpaque()
        ) { table in
            if let table { Unmanaged<Table>.fromOpaque(table).takeUnretainedValue().users -= 1 }
        }
    }

    private func copy(_ tag: hb_tag_t) -> Table {
        let blob = hb_face_reference_table(source, tag)
        defer { hb_blob_destroy(blob) }
        return Table(blob)
    }

    private func hasChanged(_ table: Table, _ tag: hb_tag_t) -> Bool {
        let original = copy(tag)
        guard let before = original.bytes.baseAddress, let after = table.bytes.baseAddress else { return false }
        return galley_has_same_bytes(before, after, table.bytes.count) == 0
    }

    /// Asks for something of every table that measuring, shaping and drawing read.
    private func readTables(of face: OpaquePointer?) {
        _ = hb_face_get_upem(face)
        _ = hb_ot_layout_has_glyph_classes(face)
        _ = hb_ot_layout_has_substitution(face)
        _ = hb_ot_layout_has_positioning(face)
        _ = hb_aat_layout_has_substitution(face)
        _ = hb_aat_layout_has_positioning(face)
        _ = hb_aat_layout_has_tracking(face)
        _ = hb_ot_color_has_layers(face)
        var length: UInt32 = 0
        hb_ot_name_get_utf8(face, 1, nil, &length, nil)
        let font = hb_font_create(face)
        defer { hb_font_destroy(font) }
        hb_ot_font_set_funcs(font)
        // Away from the standard instance, so that the tables of variations are read.
        let axes = FontFace.axes(of: face).map { hb_variation_t(tag: hbTag($0.tag), value: Float($0.maximum)) }
        if !axes.isEmpty { hb_font_set_variations(font, axes, UInt32(axes.count)) }
        var position: hb_position_t = 0
        hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_X_HEIGHT, &position)
        _ = hb_ot_metrics_get_variation(font, HB_OT_METRICS_TAG_X_HEIGHT)
        var glyph: hb_codepoint_t = 0
        hb_font_get_nominal_glyph(font, 0x41, &glyph)
        var extents = hb_glyph_extents_t()
        hb_font_get_glyph_extents(font, 0, &extents)
        _ = hb_font_get_glyph_h_advance(font, 0)
        shape("A", in: font)
    }

    /// What is only read for text, as `kern` is.
    private func shape(_ text: String, in font: OpaquePointer?) {
        let buffer = hb_buffer_create()
        defer { hb_buffer_destroy(buffer) }
        hb_buffer_add_utf8(buffer, text, -1, 0, -1)
        hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
        hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
        hb_shape(font, buffer, nil, 0)
    }
}
