/// Changes bytes as an attacker, a broken editor or a tired person would.
struct Mutation {
    var generator: Generator
    /// Words of the format, which make damage that a reader gets farther with.
    let words: [String]
    /// Whether the format has tables of numbers, so that single bytes count.
    let isBinary: Bool
    /// The longest result, in bytes.
    let limit: Int

    /// The bytes after one to eight changes; now and then as they are.
    mutating func mutate(_ seed: [UInt8], mixing others: [[UInt8]]) -> [UInt8] {
        var bytes = seed
        for _ in 0..<generator.below(9) { change(&bytes, others) }
        return bytes.count > limit ? Array(bytes.prefix(limit)) : bytes
    }

    private mutating func change(_ bytes: inout [UInt8], _ others: [[UInt8]]) {
        switch generator.below(isBinary ? 6 : 12) {
        case 0: flip(&bytes)
        case 1: number(&bytes)
        case 2: bytes.replaceSubrange(range(of: bytes, most: 4), with: [UInt8(truncatingIfNeeded: generator.next())])
        case 3: flip(&bytes)
        case 4: bytes.removeSubrange(range(of: bytes, most: 64))
        case 5:
            if generator.below(8) == 0 { bytes.removeSubrange(generator.below(bytes.count)...) } else { number(&bytes) }
        case 6: copy(&bytes, from: bytes)
        case 7: copy(&bytes, from: generator.pick(others) ?? bytes)
        case 8: `repeat`(&bytes)
        case 9: line(&bytes)
        default: insert(Array((generator.pick(words) ?? "").utf8), &bytes)
        }
    }

    private mutating func range(of bytes: [UInt8], most: Int) -> Range<Int> {
        let start = generator.below(bytes.count + 1)
        return start..<min(bytes.count, start + generator.below(most + 1))
    }

    private mutating func insert(_ part: [UInt8], _ bytes: inout [UInt8]) {
        bytes.insert(contentsOf: part, at: generator.below(bytes.count + 1))
    }

    private mutating func flip(_ bytes: inout [UInt8]) {
        guard !bytes.isEmpty else { return }
        bytes[generator.below(bytes.count)] ^= 1 << UInt8(generator.below(8))
    }

    /// Numbers at the limits of types: as bytes in a binary format, as digits in a text.
    private mutating func number(_ bytes: inout [UInt8]) {
        if isBinary {
            let edges: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
            let start = generator.below(bytes.count)
            let edge = generator.pick(edges) ?? 0
            for index in start..<min(bytes.count, start + 1 << generator.below(3)) { bytes[index] = edge }
            return
        }
        let digits = bytes.indices.filter { (0x30...0x39).contains(bytes[$0]) }
        guard let start = generator.pick(digits) else { return }
        let end = bytes[start...].firstIndex { !(0x30...0x39).contains($0) && $0 != 0x2E } ?? bytes.endIndex
        let edges = [
            "0", "-1", "1e308", "-1e308", "1e-320", ".inf", "-.inf", ".nan", "nan", "999999", "1000000", "0.1", "0.5",
            "9223372036854775807", "-9223372036854775809", "2147483648", "0x10", "1_000", "١٢",
        ]
        bytes.replaceSubrange(start..<end, with: (generator.pick(edges) ?? "0").utf8)
    }

    private mutating func copy(_ bytes: inout [UInt8], from other: [UInt8]) {
        insert(Array(other[range(of: other, most: 120)]), &bytes)
    }

    /// Many times the same, as what takes quadratic time shows.
    private mutating func `repeat`(_ bytes: inout [UInt8]) {
        let part = Array(bytes[range(of: bytes, most: 12)])
        let times = generator.below(20) == 0 ? 2000 : 2 + generator.below(40)
        insert(Array(repeatElement(part, count: times).joined()), &bytes)
    }

    /// A line moved, doubled, dropped or indented.
    private mutating func line(_ bytes: inout [UInt8]) {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        let place = generator.below(lines.count)
        switch generator.below(5) {
        case 0: lines.insert(lines[place], at: generator.below(lines.count))
        case 1: lines.remove(at: place)
        case 2: lines[place] = Array(repeating: 0x20, count: 1 + generator.below(6)) + lines[place]
        case 3: lines[place] = Array(lines[place].dropFirst(1 + generator.below(4)))
        default: lines.swapAt(place, generator.below(lines.count))
        }
        bytes = Array(lines.joined(separator: [0x0A]))
    }
}
