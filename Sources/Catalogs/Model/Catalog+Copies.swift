extension Catalog {
    /// What identifies the copies of one catalog as long as one of them exists: the memory of their entries and
    /// warnings. nil for a catalog without entries, and for one that replaces an entry.
    private struct Storage: Hashable {
        private let entries: UnsafeRawPointer
        private let warnings: UnsafeRawPointer?
        private let name: String

        init?(_ catalog: Catalog) {
            guard !catalog.entries.isEmpty, !catalog.isReplacing else { return nil }
            guard let entries = catalog.entries.withUnsafeBytes(\.baseAddress) else { return nil }
            self.entries = entries
            warnings = catalog.warnings.isEmpty ? nil : catalog.warnings.withUnsafeBytes(\.baseAddress)
            name = catalog.name
        }
    }

    /// The catalogs without copies of earlier ones, as scenes have that were read together. O(catalogs), however many
    /// entries they have.
    package static func distinct(_ catalogs: [Catalog]) -> [Catalog] {
        var seen: Set<Storage> = []
        return catalogs.filter { catalog in Storage(catalog).map { seen.insert($0).inserted } ?? true }
    }

    /// Whether both lists have copies of the same catalogs in the same order. O(catalogs).
    package static func areCopies(_ catalogs: [Catalog], _ others: [Catalog]) -> Bool {
        catalogs.count == others.count
            && zip(catalogs, others).allSatisfy { catalog, other in
                Storage(catalog).map { $0 == Storage(other) } ?? false
            }
    }
}
