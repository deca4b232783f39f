/// Digests of sixteen hexadecimal digits, the same on every machine (FNV-1a, 64 bits).
package struct Digest {
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The digest of nothing.
    package init() {}

    /// Adds a text, with a mark of its end.
    package mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte: byte) }
        add(byte: 0xff)
    }

    /// Adds a number: every bit of it.
    package mutating func add(_ number: Double) {
        for shift in stride(from: 0, to: 64, by: 8) { add(byte: UInt8(truncatingIfNeeded: number.bitPattern >> shift)) }
    }

    private mutating func add(byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

    /// The digest of all that was added.
    package var digits: String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// The digest of several texts, which differs from that of one text made of them.
    package static func of(_ parts: [String]) -> String {
        var fingerprint = Digest()
        for part in parts { fingerprint.add(part) }
        return fingerprint.digits
    }

    /// The digest of a file. O(n).
    package static func of(_ bytes: some Sequence<UInt8>) -> String { Digest(bytes).digits }

    /// The digest of a file as a number. O(n).
    package static func value(of bytes: some Sequence<UInt8>) -> UInt64 { Digest(bytes).hash }

    private init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { add(byte: byte) }
    }
}
