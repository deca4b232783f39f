/// Shaped texts by what they depend on: a table of sets of eight, in each of which the oldest gives way.
///
/// O(1); bounded in entries, and in units by forgetting everything when the texts are long.
struct ShapedTextCache {
    /// Hashes of the keys, at hand so that a search touches no text but the one it finds; 0 for a free place.
    private var hashes: [UInt64]
    private var texts: [ShapedText?]
    /// The place in each set that is filled next.
    private var next: [UInt8]
    private var units = 0
    private let sets: Int
    private let maximumUnits: Int
    private let ways = 8

    /// Keeps at most `capacity` texts, rounded up to a multiple of eight.
    init(capacity: Int) {
        sets = max((capacity + ways - 1) / ways, 1)
        hashes = Array(repeating: 0, count: sets * ways)
        texts = Array(repeating: nil, count: sets * ways)
        next = Array(repeating: 0, count: sets)
        // A label has some twenty units; a table full of long texts would be no cache but a leak.
        maximumUnits = max(sets * ways * 64, 1 << 20)
    }

    func find(_ key: ShapingKey) -> ShapedText? {
        let first = set(of: key) * ways
        for place in first..<first + ways where hashes[place] == key.hash {
            if let text = texts[place], text.key == key { return text }
        }
        return nil
    }

    mutating func insert(_ text: ShapedText) {
        units += text.units.count
        if units > maximumUnits {
            for place in texts.indices { texts[place] = nil }
            units = text.units.count
        }
        let set = set(of: text.key)
        let place = set * ways + Int(next[set])
        next[set] = (next[set] + 1) % UInt8(ways)
        units -= texts[place]?.units.count ?? 0
        hashes[place] = text.key.hash
        texts[place] = text
    }

    private func set(of key: ShapingKey) -> Int { Int(truncatingIfNeeded: key.hash % UInt64(sets)) }
}
