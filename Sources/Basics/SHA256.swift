/// The digest SHA-256 (FIPS 180-4) of bytes that are added one after another.
package struct SHA256 {
    private var hash = Self.initial
    private var words = [UInt32](repeating: 0, count: 64)
    /// What was added and is not a whole number of blocks.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    /// The digest of nothing.
    package init() {}

    /// The 64 hexadecimal digits of the digest of some bytes, as `sha256sum` prints them. O(n).
    package static func digits(_ bytes: some Collection<UInt8>) -> String {
        var digest = SHA256()
        digest.add(bytes)
        return digest.digits
    }

    /// Adds bytes. O(n).
    package mutating func add(_ bytes: some Collection<UInt8>) {
        count += UInt64(bytes.count)
        rest.append(contentsOf: bytes)
        // Few small additions are worth looking for whole blocks.
        if rest.count >= 4096 { addBlocks() }
    }

    /// The 64 hexadecimal digits of the digest of all that was added.
    package var digits: String {
        var end = self
        let zeros = (119 - Int(count % 64)) % 64
        end.rest.append(0x80)
        end.rest.append(contentsOf: repeatElement(0, count: zeros))
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
            end.rest.append(UInt8(truncatingIfNeeded: (count * 8) >> shift))
        }
        end.addBlocks()
        return end.hash.map { word in
            let digits = String(word, radix: 16)
            return String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
    }

    private mutating func addBlocks() {
        let whole = rest.count / 64 * 64
        rest.withUnsafeBufferPointer { bytes in
            words.withUnsafeMutableBufferPointer { words in
                hash.withUnsafeMutableBufferPointer { hash in
                    Self.constants.withUnsafeBufferPointer { constants in
                        for block in stride(from: 0, to: whole, by: 64) {
                            for index in 0..<16 {
                                let place = block + index * 4
                                words[index] =
                                    UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
                                    | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
                            }
                            Self.add(words, constants, to: hash)
                        }
                    }
                }
            }
        }
        rest.removeFirst(whole)
    }

    private static func add(
        _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>,
        to hash: UnsafeMutableBufferPointer<UInt32>
    ) {
        func turned(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
        for index in 16..<64 {
            let (first, second) = (words[index - 15], words[index - 2])
            let low = turned(first, 7) ^ turned(first, 18) ^ first >> 3
            let high = turned(second, 17) ^ turned(second, 19) ^ second >> 10
            words[index] = words[index - 16] &+ low &+ words[index - 7] &+ high
        }
        var (a, b, c, d, e, f, g, h) = (hash[0], hash[1], hash[2], hash[3], hash[4], hash[5], hash[6], hash[7])
        for index in 0..<64 {
            let high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
            let choice = e & f ^ ~e & g
            let first = h &+ high &+ choice &+ constants[index] &+ words[index]
            let low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
            let majority = a & b ^ a & c ^ b & c
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ low &+ majority)
        }
        hash[0] &+= a
        hash[1] &+= b
        hash[2] &+= c
        hash[3] &+= d
        hash[4] &+= e
        hash[5] &+= f
        hash[6] &+= g
        hash[7] &+= h
    }

    /// The first bits after the point of the square roots of the first eight primes.
    private static let initial: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The same of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
