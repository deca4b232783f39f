import Foundation

/// A font file whose tables can be changed, as a tool would write it that does not know what it does.
struct EditedFont {
    var bytes: [UInt8]

    init(contentsOf url: URL) throws { bytes = Array(try Data(contentsOf: url)) }

    /// The tags of the tables, in the order of the list.
    var tags: [String] { records.map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) } }

    /// Where the table lies; the record is in the list of tables.
    func table(_ tag: String) -> (record: Int, range: Range<Int>)? {
        guard let place = tags.firstIndex(of: tag) else { return nil }
        let record = records[place]
        let start = number(at: record + 8)
        return (record, start..<start + number(at: record + 12))
    }

    func number(at offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }

    mutating func set(_ offset: Int, to value: Int, size: Int = 4) {
        for place in 0..<size { bytes[offset + place] = UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - place))) }
    }

    /// Writes two bytes of a table, and its checksum.
    mutating func set(_ tag: String, at offset: Int, to value: Int) throws {
        let start = try found(tag).range.lowerBound
        set(start + offset, to: value, size: 2)
        writeChecksums()
    }

    /// Takes bytes from the end of a table.
    mutating func shorten(_ tag: String, to length: Int) throws {
        set(try found(tag).record + 12, to: length)
        writeChecksums()
    }

    /// Has the list of tables name a table otherwise.
    mutating func rename(_ tag: String, to name: String) throws {
        let record = try found(tag).record
        bytes.replaceSubrange(record..<record + 4, with: name.utf8)
        writeChecksums()
    }

    /// - Parameter countsAdjustment: Count in the field of `head` for the sum of the file, as some fonts do.
    mutating func writeChecksums(countsAdjustment: Bool = false) {
        for tag in tags {
            guard let (record, range) = table(tag) else { continue }
            var sum = sum(of: range)
            if tag == "head", !countsAdjustment { sum &-= UInt32(number(at: range.lowerBound + 8)) }
            set(record + 4, to: Int(sum))
        }
    }

    /// Writes what makes the file add up to the number that OpenType asks for.
    mutating func writeSumOfFile() {
        guard let adjustment = table("head").map({ $0.range.lowerBound + 8 }) else { return }
        set(adjustment, to: 0)
        set(adjustment, to: Int(0xB1B0_AFBA &- sum(of: bytes.indices)))
    }

    func write() throws -> String {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())-edited.ttf")
        try Data(bytes).write(to: url)
        return url.path
    }

    private var records: [Int] { (0..<Int(bytes[4]) << 8 | Int(bytes[5])).map { 12 + 16 * $0 } }

    private func found(_ tag: String) throws -> (record: Int, range: Range<Int>) {
        guard let found = table(tag) else { throw CocoaError(.keyValueValidation) }
        return found
    }

    private func sum(of range: Range<Int>) -> UInt32 {
        range.reduce(0) { $0 &+ UInt32(bytes[$1]) << UInt32(24 - 8 * (($1 - range.lowerBound) % 4)) }
    }
}
