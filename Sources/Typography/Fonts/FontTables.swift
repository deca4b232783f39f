internal import CHarfBuzz

/// The big-endian fields of an OpenType table; a field beyond the table's end is nil.
struct FontTable {
    let bytes: [UInt8]

    init(_ tag: String, of face: OpaquePointer) {
        let blob = hb_face_reference_table(face, hbTag(tag))
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(blob, &length) else {
            bytes = []
            return
        }
        bytes = Array(UnsafeRawBufferPointer(start: data, count: Int(length)))
    }

    /// Whether a face has a table; the table is not read.
    static func isPresent(_ tag: String, in face: OpaquePointer) -> Bool { length(tag, in: face) > 0 }

    /// The length of a face's table in bytes; 0 where there is none. The table is not read.
    static func length(_ tag: String, in face: OpaquePointer) -> Int {
        let blob = hb_face_reference_table(face, hbTag(tag))
        defer { hb_blob_destroy(blob) }
        return Int(hb_blob_get_length(blob))
    }

    func unsigned(at offset: Int) -> Int? {
        guard offset + 2 <= bytes.count else { return nil }
        return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
    }

    func signed(at offset: Int) -> Int? {
        unsigned(at: offset).map { Int(Int16(truncatingIfNeeded: $0)) }
    }
}

/// The contents of the tables `hhea` and `OS/2` of a face (OpenType).
struct FaceTables {
    var hhea: VerticalMetrics?
    var typo: VerticalMetrics?
    var win: VerticalMetrics?
    var usesTypoMetrics = false
    var isItalic = false
    var weight = 400.0
    var width = 100.0
    var capHeight: Int?
    var xHeight: Int?

    /// Ascent and descent in font units, both positive away from the baseline.
    struct VerticalMetrics {
        var ascent: Int
        var descent: Int
        var lineGap: Int
    }

    init(face: OpaquePointer) {
        let hheaTable = FontTable("hhea", of: face)
        if let ascent = hheaTable.signed(at: 4), let descent = hheaTable.signed(at: 6),
            let gap = hheaTable.signed(at: 8), ascent != 0 || descent != 0
        {
            hhea = VerticalMetrics(ascent: ascent, descent: -descent, lineGap: gap)
        }
        readOS2(FontTable("OS/2", of: face))
    }

    private mutating func readOS2(_ table: FontTable) {
        guard let version = table.unsigned(at: 0) else { return }
        if let value = table.unsigned(at: 4), (1...1000).contains(value) { weight = Double(value) }
        let widths = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
        if let value = table.unsigned(at: 6), (1...9).contains(value) { width = widths[value - 1] }
        if let selection = table.unsigned(at: 62) {
            isItalic = selection & 0x201 != 0
            usesTypoMetrics = selection & 0x80 != 0
        }
        if let ascent = table.signed(at: 68), let descent = table.signed(at: 70), let gap = table.signed(at: 72) {
            typo = VerticalMetrics(ascent: ascent, descent: -descent, lineGap: gap)
        }
        if let ascent = table.unsigned(at: 74), let descent = table.unsigned(at: 76) {
            win = VerticalMetrics(ascent: ascent, descent: descent, lineGap: 0)
        }
        guard version >= 2 else { return }
        xHeight = table.signed(at: 86)
        capHeight = table.signed(at: 88)
    }
}
