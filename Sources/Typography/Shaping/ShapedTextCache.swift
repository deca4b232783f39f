/// Shaped texts by what they depend on: a table of sets of eight; in each set the oldest is replaced.
///
/// O(1). The number of entries is limited, and so is that of units: everything is dropped when the texts are long.
struct ShapedTextCache {
    /// A text with its key's hash beside it, so that a search reads only the text that it finds; 0 for a free place.
    private struct Place {
        var hash: UInt64 = 0
        var text: ShapedText?
    }

    private var places: [Place]
    /// The place in each set that is filled next.
    private var next: [UInt8]
    private var units = 0
    private let sets: Int
    private let maximumUnits: Int
    private let ways = 8

    /// Keeps at most `capacity` texts, rounded up to a multiple of eight.
    init(capacity: Int) {
        sets = max((capacity + ways - 1) / ways, 1)
        places = Array(repeating: Place(), count: sets * ways)
        next = Array(repeating: 0, count: sets)
        // A label has about twenty units; a table full of long texts would only waste memory.
        maximumUnits = max(sets * ways * 64, 1 << 20)
    }

    func find(_ key: ShapingKey) -> ShapedText? {
        let first = set(of: key) * ways
        return places.withUnsafeBufferPointer { places in
            for place in first..<first + ways where places[place].hash == key.hash {
                if let text = places[place].text, text.key == key { return text }
            }
            return nil
        }
    }

    mutating func insert(_ text: ShapedText) {
        units += text.count
        if units > maximumUnits {
            for place in places.indices { places[place] = Place() }
            units = text.count
        }
        let set = set(of: text.key)
        let place = set * ways + Int(next[set])
        next[set] = (next[set] + 1) % UInt8(ways)
        units -= places[place].text?.count ?? 0
        places[place] = Place(hash: text.key.hash, text: text)
    }

    /// The hash as a fraction of all hashes, times the number of sets, which avoids a division.
    private func set(of key: ShapingKey) -> Int {
        Int(truncatingIfNeeded: key.hash.multipliedFullWidth(by: UInt64(sets)).high)
    }
}
