import Checks
package import Frames
internal import Reports

/// Collects from frame reports the room of every text of a catalog, for translators.
///
/// Of each text in each locale only the tightest cell is kept, about 500 bytes, and a number for each locale and text
/// size. The result does not depend on the order of reports: several ledgers may each take a part of a matrix and be
/// merged.
package struct LabelLedger: Sendable {
    /// A text and where it shows, in any locale.
    struct Place: Hashable, Comparable, Sendable {
        var scene: String
        var key: String
        var view: String

        static func < (first: Place, second: Place) -> Bool {
            (first.scene, first.key, first.view) < (second.scene, second.key, second.view)
        }
    }

    /// A text in one locale.
    struct Entry: Sendable {
        /// The text as it was measured.
        var text: TextReference
        /// The locale in which it was found.
        var foundIn: String
        /// The tightest room; nil where the text has no limit.
        var room: TextRoom?
    }

    private(set) var places: [Place: [String: Entry]] = [:]
    private var margins: [String: [HeatTable.Spot: Double]] = [:]

    package init() {}

    /// Adds the texts of a report that are in a catalog. O(views).
    ///
    /// - Parameter isWanted: Whether to add the texts of a key.
    package mutating func add(_ report: FrameReport, isWanted: (String) -> Bool = { _ in true }) {
        let views = ReportIndex(report)
        for index in views.texts {
            guard let text = views.views[index].text, let key = text.key, isWanted(key) else { continue }
            let room = views.roomFollowsText(of: index) ? nil : views.room(of: index)
            let place = Place(scene: report.scene, key: key, view: ViewReference(views.views[index]).label)
            add(
                Entry(text: TextReference(text), foundIn: text.locale, room: room), at: place,
                locale: report.environment.locale)
            guard let margin = room?.margin else { continue }
            let spot = HeatTable.Spot(locale: report.environment.locale, textSize: report.environment.textSize)
            let known = margins[report.scene]?[spot] ?? margin
            margins[report.scene, default: [:]][spot] = min(known, margin)
        }
    }

    /// Adds what `other` saw in its part of the matrix.
    package mutating func merge(_ other: LabelLedger) {
        for (place, entries) in other.places {
            for (locale, entry) in entries { add(entry, at: place, locale: locale) }
        }
        for (scene, spots) in other.margins { margins[scene, default: [:]].merge(spots, uniquingKeysWith: min) }
    }

    private mutating func add(_ entry: Entry, at place: Place, locale: String) {
        guard let known = places[place]?[locale] else {
            places[place, default: [:]][locale] = entry
            return
        }
        if entry.isTighter(than: known) { places[place]?[locale] = entry }
    }

    /// The measured text in a locale, in the first of some places that has it.
    func text(of places: [Place], _ locale: String) -> String? {
        places.lazy.compactMap { self.places[$0]?[locale]?.text.string }.first
    }

    /// How tight the texts of a scene are, or of all scenes, in each locale at each text size.
    func margins(scene: String? = nil) -> [HeatTable.Spot: Double] {
        if let scene { return margins[scene] ?? [:] }
        return margins.values.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: min) }
    }
}

extension LabelLedger.Entry {
    /// Less headroom. Of equals the text decides, so that the order of reports does not matter.
    fileprivate func isTighter(than other: Self) -> Bool {
        switch (room, other.room) {
        case (nil, nil): (text.plural ?? "", text.string) < (other.text.plural ?? "", other.text.string)
        case (nil, _): false
        case (_, nil): true
        case (let mine?, let its?): mine.isTighter(than: its)
        }
    }
}

extension TextRoom {
    /// The headroom as a fraction of the room, negative where the text does not fit; nil where lines are left, so that
    /// the text may go on, and where no width is enough.
    var margin: Double? { spareLines > 0 || breaksTooOften || width <= 0 ? nil : headroom / width }

    /// By how many characters the text is too long, if each takes the mean width; nil where it is not.
    var charactersTooMany: Int? {
        let count = text.string.count
        guard headroom < 0, need > 0, count > 0 else { return nil }
        return min(count, max(1, Int((-headroom / need * Double(count * lines)).rounded(.up))))
    }
}
