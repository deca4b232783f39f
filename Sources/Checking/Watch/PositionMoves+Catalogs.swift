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
                guard let now = catalog[entry.key] else { continue }
                moves.add(entry, now)
                moves.addPlacesOfTranslations(of: entry, in: old, now, in: catalog)
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
        if let place = old.placeOfLimit {
            if let new = new.placeOfLimit { add(place, new) } else { forget(place) }
        }
        let now = Dictionary(new.localizations.map { ($0.locale, $0) }) { first, _ in first }
        for old in old.localizations {
            guard let new = now[old.locale], old == new || old.said == new.said else { continue }
            add(old.position, new.position)
            add(old.value, new.value)
            for (old, new) in zip(old.substitutions, new.substitutions) { add(old.value, new.value) }
        }
    }

    /// Where translations of an entry belong that are missing. For a locale with such a place in one of the catalogs alone,
    /// a finding may be about another place than before, and is looked for again.
    mutating func addPlacesOfTranslations(
        of old: Catalog.Entry, in before: Catalog, _ new: Catalog.Entry, in after: Catalog
    ) {
        let (places, now) = (before.placesOfTranslations(of: old), after.placesOfTranslations(of: new))
        for (locale, place) in places {
            if let new = now[locale] { add(place, new) } else { forget(place) }
        }
        guard places.keys != now.keys else { return }
        for place in [old.position] + places.values { forget(place) }
    }

    private mutating func forget(_ place: Catalog.Position) {
        files.insert(place.file)
        hasMoved = true
        places.updateValue(nil, forKey: SourcePosition(place))
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
