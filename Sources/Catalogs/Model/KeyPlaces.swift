/// The index of each key in a list.
struct KeyPlaces {
    private var places: [String: Int] = [:]

    /// nil for a key that is not in the list. O(1).
    subscript(key: String) -> Int? { places[key] }

    /// The index of a key. A new key gets the index `next`. O(1), and one search.
    mutating func place(of key: String, orNew next: Int) -> Int { Self.value(&places[key, default: next]) }

    /// Reserves memory for a number of keys.
    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    private static func value(_ place: inout Int) -> Int { place }
}
