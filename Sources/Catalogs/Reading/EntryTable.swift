/// The entries of one file, each key once.
struct EntryTable {
    /// In the order of the file.
    private(set) var entries: [Catalog.Entry] = []
    var warnings: [CatalogError] = []
    private var indices: [String: Int] = [:]

    /// Adds an entry; it replaces one with the same key, with a warning, as the last one counts for most programs. O(1).
    mutating func add(_ entry: Catalog.Entry) {
        if let known = self[entry.key] {
            warnings.append(CatalogError(.duplicateKey(entry.key, firstLine: known.position.line), at: entry.position))
        }
        put(entry)
    }

    /// Adds an entry in the place of one with the same key. O(1).
    mutating func put(_ entry: Catalog.Entry) {
        if let index = indices[entry.key] {
            entries[index] = entry
        } else {
            indices[entry.key] = entries.count
            entries.append(entry)
        }
    }

    /// The entry of a key; nil when there is none yet. O(1).
    subscript(key: String) -> Catalog.Entry? { indices[key].map { entries[$0] } }
}
