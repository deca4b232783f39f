/// Digests of sixteen hexadecimal digits, the same on every machine (FNV-1a, 64 bits).
package enum Fingerprint {
    /// The digest of several texts, which differs from that of one text made of them.
    package static func of(_ parts: [String]) -> String {
        var hash = start
        for part in parts {
            for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* prime }
            hash = (hash ^ 0xff) &* prime
        }
        return digits(hash)
    }

    /// The digest of a file. O(n).
    package static func of(_ bytes: some Sequence<UInt8>) -> String { digits(value(of: bytes)) }

    /// The digest of a file as a number.
    package static func value(of bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(start) { ($0 ^ UInt64($1)) &* prime }
    }

    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let prime: UInt64 = 0x100_0000_01b3

    private static func digits(_ hash: UInt64) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
