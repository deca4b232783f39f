/// Texts that nobody would write, the same ones in every run.
enum RandomText {
    /// A small generator whose sequence is fixed (SplitMix64).
    struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9e37_79b9_7f4a_7c15
            var value = state
            value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
            value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
            return value ^ (value >> 31)
        }
    }

    /// Mixed scripts, marks, joiners, controls, emoji, spaces: scalars that interact.
    static let lively: [ClosedRange<UInt32>] = [
        0x20...0x7e, 0x20...0x20, 0xa0...0xff, 0x300...0x30f, 0x391...0x3c9, 0x430...0x44f, 0x5d0...0x5ea,
        0x620...0x64a, 0x64b...0x652, 0x660...0x669, 0x905...0x94d, 0xe01...0xe3a, 0xe40...0xe4e, 0x1780...0x17d2,
        0x1100...0x1112, 0x1161...0x1175, 0x11a8...0x11c2, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2069,
        0x3041...0x3096, 0x30a1...0x30fa, 0x4e00...0x4e40, 0xac00...0xac40, 0xfe0e...0xfe0f, 0x1f1e6...0x1f1ff,
        0x1f3fb...0x1f3ff, 0x1f466...0x1f469, 0xad...0xad, 0x9...0xd, 0x2028...0x2029,
    ]

    static func string(length: Int, from ranges: [ClosedRange<UInt32>], using generator: inout Generator) -> String {
        var scalars = String.UnicodeScalarView()
        while scalars.count < length {
            let range = ranges.randomElement(using: &generator) ?? 0x20...0x7e
            if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { scalars.append(scalar) }
        }
        return String(scalars)
    }

    static func labels(count: Int, seed: UInt64) -> [Label] {
        var generator = Generator(state: seed)
        return (0..<count).map { index in
            let length = Int.random(in: 1...60, using: &generator)
            let locale = ["en", "ar", "ja", "th"][index % 4]
            return Label(text: string(length: length, from: lively, using: &generator), locale: locale)
        }
    }
}
