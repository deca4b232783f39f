/// The patterns of paths that the files of a catalog have, and those of the files that are read with them: the
/// `.stringsdict` beside a `.strings`.
package struct CatalogFilePatterns {
    private let reader: any CatalogReader.Type
    private var patterns: Set<String> = []
    /// Most files are recognized by these alone.
    private var endings: Set<String>

    init(reader: any CatalogReader.Type, paths: [String]) {
        self.reader = reader
        endings = Set(reader.standIns.keys)
        for path in paths {
            let pattern = pattern(of: path)
            let stem = pattern.lastIndex(of: ".").map { pattern[..<$0] } ?? pattern[...]
            patterns.insert(pattern)
            for ending in reader.standIns.keys { patterns.insert("\(stem).\(ending)") }
            endings.insert(Self.ending(of: path))
        }
    }

    /// Whether a file at that path is one of the catalog's, or would be. O(length of the path).
    package func contains(_ path: String) -> Bool {
        guard endings.contains(Self.ending(of: path)) else { return false }
        return patterns.contains(pattern(of: path))
            || reader(of: path).placesOfUnlistedLocale(path).contains { patterns.contains($0.pattern) }
    }

    private func reader(of path: String) -> any CatalogReader.Type {
        reader.standIns[Self.ending(of: path)] ?? reader
    }

    private func pattern(of path: String) -> String {
        reader(of: path).place(of: path).pattern
    }

    private static func ending(of path: String) -> String {
        path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() } ?? ""
    }
}
