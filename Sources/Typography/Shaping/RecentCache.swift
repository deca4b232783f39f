/// A cache that forgets what was not asked for lately, in two generations: O(1) without any bookkeeping per use.
struct RecentCache<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    private var cost = 0
    private let capacity: Int
    /// Long texts are worth more than short ones: as many units on average as a label has.
    private let unitsPerEntry = 64

    /// Keeps the last `capacity` values at least, and twice as many at most.
    init(capacity: Int) { self.capacity = max(capacity, 1) }

    subscript(key: Key) -> Value? {
        mutating get {
            if let value = young[key] { return value }
            guard !old.isEmpty, let value = old.removeValue(forKey: key) else { return nil }
            young[key] = value
            return value
        }
    }

    mutating func insert(_ value: Value, for key: Key, cost added: Int) {
        if young.count >= capacity || cost > capacity * unitsPerEntry {
            old = young
            young = [:]
            young.reserveCapacity(capacity)
            cost = 0
        }
        young[key] = value
        cost += added
    }

    var count: Int { young.count + old.count }
}
