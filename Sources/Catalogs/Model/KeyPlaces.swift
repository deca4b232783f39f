/// Where in a list the thing of each key stands.
struct KeyPlaces {
    private var places: [String: Int] = [:]

    /// nil for a key that is new. O(1).
    subscript(key: String) -> Int? { places[key] }

    /// The place of a key: for one that is new `next`, which it has from then on. O(1), and one search.
    mutating func place(of key: String, orNew next: Int) -> Int { Self.value(&places[key, default: next]) }

    /// Makes room for so many keys.
    mutating func reserveCapacity(_ count: Int) { places.reserveCapacity(count) }

    private static func value(_ place: inout Int) -> Int { place }
}
