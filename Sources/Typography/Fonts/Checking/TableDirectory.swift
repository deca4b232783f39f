/// The list of a face's tables in a font file (OpenType, Table directory), read without HarfBuzz, which leaves out silently
/// what is not in the file.
struct TableDirectory {
    let records: [Record]

    struct Record {
        let tag: String
        let checksum: UInt32
        let range: Range<Int>
    }

    /// nil where there is no such list, or it is cut off.
    init?(_ file: borrowing FontBlob, face index: Int) {
        let bytes = file.bytes
        var start = 0
        if bytes.number(at: 0) == Self.collection {
            guard let offset = bytes.number(at: 12 + 4 * index) else { return nil }
            start = Int(offset)
        }
        guard let version = bytes.number(at: start), Self.versions.contains(version), start + 6 <= bytes.count
        else { return nil }
        let count = Int(bytes[start + 4]) << 8 | Int(bytes[start + 5])
        var records: [Record] = []
        for place in 0..<count {
            let record = start + 12 + 16 * place
            guard let tag = bytes.number(at: record), let checksum = bytes.number(at: record + 4),
                let offset = bytes.number(at: record + 8), let length = bytes.number(at: record + 12)
            else { return nil }
            records.append(
                Record(tag: tagString(tag), checksum: checksum, range: Int(offset)..<Int(offset) + Int(length)))
        }
        self.records = records
    }

    /// `ttcf`.
    private static let collection: UInt32 = 0x7474_6366
    /// TrueType outlines, those of Apple's own fonts, `true` and `typ1`, and `OTTO`.
    private static let versions: Set<UInt32> = [0x0001_0000, 0x7472_7565, 0x7479_7031, 0x4F54_544F]

    /// - Throws: ``FontDamage`` for a table that is not all in the file. O(tables).
    func checkExtents(_ file: borrowing FontBlob) throws(FontDamage) {
        let size = file.bytes.count
        for record in records where record.range.upperBound > size {
            throw .cutOff(table: record.tag, end: record.range.upperBound, fileSize: size)
        }
    }

    /// Adds up every table. O(n) in the file's bytes.
    ///
    /// - Throws: ``FontDamage`` for a table that has changed since the font was made.
    func checkSums(_ sums: inout TableSums, _ file: borrowing FontBlob) throws(FontDamage) {
        for record in records {
            let sum = try sums.sum(of: record.range, in: file)
            if sum == record.checksum { continue }
            // The field with the sum of the whole file counts as 0, though some fonts include it in the sum.
            let adjustment = file.bytes.number(at: record.range.lowerBound + 8) ?? 0
            guard record.tag == "head", sum &- adjustment == record.checksum else {
                throw .checksum(table: record.tag)
            }
        }
    }
}

extension TableDirectory {
    /// Tables that a font may do without, and that measuring, shaping and drawing read where it has them.
    private static let optional: Set = [
        "CFF ", "CFF2", "GDEF", "GPOS", "GSUB", "HVAR", "MVAR", "OS/2", "VVAR", "avar", "cvar", "fvar", "gvar", "kern",
        "kerx", "loca", "mort", "morx", "name", "post", "trak",
    ]

    /// Finds a name in the list that has changed, though nobody would miss the table that it was: where the sum of the file is
    /// wrong, and a letter more would make an unknown name that of a table which the font lacks. The sum alone is no proof,
    /// as some tools write a wrong one.
    ///
    /// - Throws: ``FontDamage`` for such a name. O(n) in the file's bytes where there is one.
    func checkNames(_ file: borrowing FontBlob) throws(FontDamage) {
        let tags = Set(records.map(\.tag))
        let missing = Self.optional.subtracting(tags).sorted()
        for tag in tags.subtracting(Self.optional).sorted() {
            func isNear(_ name: String) -> Bool { zip(name, tag).count { $0 != $1 } == 1 }
            guard let name = missing.first(where: isNear), !hasRightSum(file) else { continue }
            throw .renamed(table: name, to: tag)
        }
    }

    /// Whether the whole file adds up to what OpenType asks for; true for a collection, which need not.
    private func hasRightSum(_ file: borrowing FontBlob) -> Bool {
        file.bytes.number(at: 0) == Self.collection || file.bytes.tableSum == 0xB1B0_AFBA
    }
}

/// The sums of the tables of a file, each worked out once: the faces of a collection share most of them.
struct TableSums {
    private var known: [Range<Int>: UInt32] = [:]
    private var summed = 0

    /// - Throws: ``FontDamage`` where tables lie over each other so often that adding them up would take for ever.
    mutating func sum(of range: Range<Int>, in file: borrowing FontBlob) throws(FontDamage) -> UInt32 {
        if let sum = known[range] { return sum }
        summed += range.count
        guard summed <= 4 * file.bytes.count else { throw .overlapping }
        let sum = UnsafeRawBufferPointer(rebasing: file.bytes[range]).tableSum
        known[range] = sum
        return sum
    }
}

extension UnsafeRawBufferPointer {
    /// A big-endian number of four bytes; nil beyond the end.
    fileprivate func number(at offset: Int) -> UInt32? {
        offset + 4 <= count ? UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self)) : nil
    }

    /// The sum of the big-endian numbers, the last one filled up with zeros (OpenType, Calculating checksums).
    var tableSum: UInt32 {
        var sum: UInt32 = 0
        let end = count & ~3
        for offset in stride(from: 0, to: end, by: 4) {
            sum &+= UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }
        for (place, byte) in self[end...].enumerated() { sum &+= UInt32(byte) << UInt32(24 - 8 * place) }
        return sum
    }
}
