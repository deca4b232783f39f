/// The checksums of a font's tables (OpenType, Calculating checksums).
enum FontChecksums {
    /// Writes them anew after the tables were changed; a font whose list of tables is damaged stays as it is. A web font has
    /// its length instead.
    static func write(in bytes: inout [UInt8]) {
        guard bytes.count >= 12 else { return }
        if bytes.starts(with: "wOF".utf8) {
            for place in 0..<4 { bytes[8 + place] = UInt8(truncatingIfNeeded: bytes.count >> (24 - 8 * place)) }
            return
        }
        let count = Int(bytes[4]) << 8 | Int(bytes[5])
        for record in stride(from: 12, to: 12 + 16 * count, by: 16) where record + 16 <= bytes.count {
            let start = number(bytes, record + 8)
            let end = start + number(bytes, record + 12)
            guard end <= bytes.count else { continue }
            var sum: UInt32 = 0
            for place in start..<end { sum &+= UInt32(bytes[place]) << UInt32(24 - 8 * ((place - start) % 4)) }
            let isHead = bytes[record..<record + 4].elementsEqual("head".utf8)
            if isHead, start + 12 <= end { sum &-= UInt32(number(bytes, start + 8)) }
            for place in 0..<4 { bytes[record + 4 + place] = UInt8(truncatingIfNeeded: sum >> UInt32(24 - 8 * place)) }
        }
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> Int {
        bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
}
