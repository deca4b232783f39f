extension [CatalogError] {
    /// By file, line and column; what is about a whole file first. O(n log n).
    func inOrderOfPlace() -> [CatalogError] {
        sorted { ($0.file, $0.line ?? 0, $0.column ?? 0) < ($1.file, $1.line ?? 0, $1.column ?? 0) }
    }
}
