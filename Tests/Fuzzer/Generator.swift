/// SplitMix64: the same numbers for the same seed on every machine.
struct Generator: RandomNumberGenerator {
    private var state: UInt64

    /// The generator of one run.
    init(seed: UInt64, kind: InputKind, index: Int) {
        state = seed
        for part in [UInt64(kind.rawValue.utf8.reduce(0) { $0 &* 31 &+ UInt64($1) }), UInt64(index)] {
            state = (state ^ part) &* 0x9e37_79b9_7f4a_7c15
            _ = next()
        }
    }

    /// The generator of what a run does with an input, so that the input alone is enough to do it again.
    init(of input: [UInt8]) {
        state = input.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }

    /// A number from 0 up to, and without, `bound`; 0 where there is none.
    mutating func below(_ bound: Int) -> Int { bound > 0 ? Int(next() % UInt64(bound)) : 0 }

    mutating func pick<Items: RandomAccessCollection>(_ items: Items) -> Items.Element? where Items.Index == Int {
        items.isEmpty ? nil : items[items.startIndex + below(items.count)]
    }
}
