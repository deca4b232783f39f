internal import CHarfBuzz

/// How much of a font file is checked when it is opened.
package enum FontCheck: Sendable {
    /// That all tables are in the file, and those that measuring needs among them. O(tables).
    case directory
    /// Also checks the checksums, and that HarfBuzz and FreeType read the tables completely. O(n) in the file's bytes.
    case content
}

extension FontFace {
    /// A font without these tables would measure every text as empty.
    func checkTables() throws(FontDamage) {
        for tag in ["cmap", "head", "hhea", "hmtx"] where !FontTable.isPresent(tag, in: raw) {
            throw .missing(table: tag)
        }
    }

    /// Whether HarfBuzz and FreeType make of the tables what the font's maker meant.
    ///
    /// - Throws: ``FontDamage`` for the first table that they would leave out, or read beyond its end as zeros.
    func checkContent(_ directory: TableDirectory) throws(FontDamage) {
        for record in directory.records where FontTable.length(record.tag, in: raw) != record.range.count {
            throw .misplaced(table: record.tag)
        }
        // Of an unknown version, a table counts as empty.
        for tag in ["GDEF", "GPOS", "GSUB"] where FontTable.isPresent(tag, in: raw) {
            guard FontTable(tag, of: raw).unsigned(at: 0) == 1 else { throw .wrongNumber(table: tag) }
        }
        try checkAdvances()
        try checkGlyphOffsets()
        // HarfBuzz leaves out `GDEF` on purpose in some fonts, known by the sizes of these tables; and it looks for `kern`
        // only where there is no better kerning.
        let layout: Set = ["GPOS", "GSUB", "kerx", "morx", "mort"]
        for hidden in [["GDEF"], layout] {
            if let damage = TableProbe(self, hiding: hidden).findDamage() { throw damage }
        }
        guard hasCharacters else { throw .noCharacters }
        guard OutlineSource.canOpen(self) else { throw .noOutlines }
    }

    /// The first glyphs have an advance and a side bearing each, the others a side bearing (OpenType `hmtx`).
    private func checkAdvances() throws(FontDamage) {
        guard let count = FontTable("hhea", of: raw).unsigned(at: 34), (1...glyphCount).contains(count) else {
            throw .wrongNumber(table: "hhea")
        }
        let (bytes, needed) = (FontTable.length("hmtx", in: raw), 4 * count + 2 * (glyphCount - count))
        if bytes < needed { throw .tooShort(table: "hmtx", bytes: bytes, needed: needed) }
    }

    /// Every glyph's outline lies between two offsets that rise from one to the next (OpenType `loca`).
    private func checkGlyphOffsets() throws(FontDamage) {
        guard FontTable.isPresent("glyf", in: raw) else {
            // A font of pictures may have a `loca` of no use.
            let others = ["CFF ", "CFF2", "CBDT", "EBDT", "sbix", "SVG "]
            if FontTable.isPresent("loca", in: raw), !others.contains(where: { FontTable.isPresent($0, in: raw) }) {
                throw .missing(table: "glyf")
            }
            return
        }
        guard let format = FontTable("head", of: raw).unsigned(at: 50), format <= 1 else {
            throw .wrongNumber(table: "head")
        }
        let offsets = FontTable("loca", of: raw)
        let needed = (glyphCount + 1) * (format == 0 ? 2 : 4)
        guard offsets.bytes.count >= needed else {
            throw .tooShort(table: "loca", bytes: offsets.bytes.count, needed: needed)
        }
        var last = 0
        for place in 0...glyphCount {
            let offset =
                format == 0
                ? 2 * (offsets.unsigned(at: 2 * place) ?? 0)
                : (offsets.unsigned(at: 4 * place) ?? 0) << 16 | (offsets.unsigned(at: 4 * place + 2) ?? 0)
            guard offset >= last else { throw .wrongOffsets(table: "loca", into: "glyf") }
            last = offset
        }
        guard last <= FontTable.length("glyf", in: raw) else { throw .wrongOffsets(table: "loca", into: "glyf") }
    }

    private var hasCharacters: Bool {
        let characters = hb_set_create()
        defer { hb_set_destroy(characters) }
        hb_face_collect_unicodes(raw, characters)
        return hb_set_is_empty(characters) == 0
    }
}
