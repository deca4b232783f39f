/// The entries of one file, each key once.
struct EntryTable {
    /// In the order of the file.
    private(set) var entries: [Catalog.Entry] = []
    var warnings: [CatalogError] = []
    private var places = KeyPlaces()

    /// Adds an entry; it replaces one with the same key, with a warning, as the last one counts for most programs. O(1).
    mutating func add(_ entry: Catalog.Entry) {
        guard let first = put(entry) else { return }
        warnings.append(CatalogError(.duplicateKey(entry.key, firstLine: first.line), at: entry.position))
    }

    /// Adds an entry in the place of one with the same key. Returns where the earlier one was; nil if there was none.
    /// O(1).
    @discardableResult
    mutating func put(_ entry: Catalog.Entry) -> Catalog.Position? {
        let index = places.place(of: entry.key, orNew: entries.count)
        guard index < entries.count else {
            entries.append(entry)
            return nil
        }
        let former = entries[index].position
        entries[index] = entry
        return former
    }

    /// The entry of a key; nil when there is none yet. O(1).
    subscript(key: String) -> Catalog.Entry? { places[key].map { entries[$0] } }
}
