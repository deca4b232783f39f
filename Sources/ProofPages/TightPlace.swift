import Checks

/// A label that has little headroom somewhere.
struct TightPlace {
    var place: LabelLedger.Place
    var tightest: TextRoom
    var plot: StripPlot

    /// nil where nothing is known about its room.
    fileprivate init?(_ place: LabelLedger.Place, _ rooms: some Sequence<TextRoom>) {
        let rooms = rooms.filter { $0.margin != nil }
        guard let tightest = rooms.min(by: { ($0.margin ?? 0, $0.locale) < ($1.margin ?? 0, $1.locale) }) else {
            return nil
        }
        self.place = place
        self.tightest = tightest
        plot = StripPlot(rooms.map { StripPlot.Mark(locale: $0.locale, margin: $0.margin ?? 0) })
    }

    fileprivate func isTighter(than other: TightPlace) -> Bool {
        let (mine, its) = (tightest.margin ?? 0, other.tightest.margin ?? 0)
        return mine == its ? place < other.place : mine < its
    }
}

extension LabelLedger {
    /// The labels of a scene with the least headroom in any locale, tightest first, with the headroom of all locales.
    func tightest(_ count: Int, scene: String) -> [TightPlace] {
        let all = places.compactMap { place, entries in
            place.scene == scene ? TightPlace(place, entries.values.compactMap(\.room)) : nil
        }
        return Array(all.sorted { $0.isTighter(than: $1) }.prefix(count))
    }

    /// The tightest label of each scene. O(labels).
    var tightestOfScenes: [String: TightPlace] {
        places.reduce(into: [:]) { tightest, entry in
            guard let place = TightPlace(entry.key, entry.value.values.compactMap(\.room)) else { return }
            if tightest[entry.key.scene].map(place.isTighter) ?? true { tightest[entry.key.scene] = place }
        }
    }
}
