internal import Basics
package import Catalogs
internal import Checks
internal import Labels

extension PositionMoves {
    /// The new positions of texts of catalogs that are unchanged; nil where no position has changed.
    ///
    /// If two texts were at one position and are now at two, it is not known which of them a finding was about. O(texts
    /// of the catalogs that were read again).
    package init?(from old: [Catalog], to new: [Catalog]) {
        let before = Dictionary(old.map { (CatalogKey($0), $0) }) { first, _ in first }
        var moves = CatalogMoves()
        for catalog in new {
            guard let old = before[CatalogKey(catalog)], !Catalog.areCopies([old], [catalog]) else { continue }
            moves.files.formUnion(old.sources.flatMap(\.files.files).map(\.name))
            for entry in old.entries {
                if let now = catalog[entry.key] { moves.add(entry, now) }
            }
        }
        guard moves.hasMoved else { return nil }
        self.init(files: moves.files, places: moves.places.compactMapValues(\.self))
    }
}

/// Collects where texts were and are.
private struct CatalogMoves {
    var files: Set<String> = []
    /// nil where several answers were given.
    private(set) var places: [SourcePosition: SourcePosition?] = [:]
    private(set) var hasMoved = false

    mutating func add(_ old: Catalog.Entry, _ new: Catalog.Entry) {
        add(old.position, new.position)
        let now = Dictionary(new.localizations.map { ($0.locale, $0) }) { first, _ in first }
        for old in old.localizations {
            guard let new = now[old.locale], old == new || old.said == new.said else { continue }
            add(old.position, new.position)
            add(old.value, new.value)
            for (old, new) in zip(old.substitutions, new.substitutions) { add(old.value, new.value) }
        }
    }

    /// Both have the same forms, which correspond to each other.
    private mutating func add(_ old: LocalizedValue, _ new: LocalizedValue) {
        for (old, new) in zip(old.units, new.units) { add(old.position, new.position) }
    }

    private mutating func add(_ old: Catalog.Position, _ new: Catalog.Position) {
        files.insert(old.file)
        if old != new { hasMoved = true }
        let (before, now) = (SourcePosition(old), SourcePosition(new))
        if let known = places[before], known != now {
            places.updateValue(nil, forKey: before)
        } else {
            places[before] = now
        }
    }
}
