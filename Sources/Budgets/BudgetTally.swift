package import Checks
package import Frames
package import Labels

/// Collects from frame reports what each text is offered, and keeps the tightest cell of each.
///
/// The result does not depend on the order in which reports come: several tallies may each take a part of the matrix and
/// be merged.
package struct BudgetTally: Sendable {
    /// A text in a scene and a locale.
    package struct Place: Hashable, Sendable {
        package var scene: String
        package var view: String
        package var key: String
        package var locale: String
        package var plural: String?
    }

    /// What a text was offered in its tightest cell.
    package struct Offer: Sendable {
        package var room: TextRoom
        package var environment: LayoutEnvironment
        /// Whether the text wants all that it was offered, so that the layout has no more for it.
        package var isExhausted: Bool
        /// What the text was set with.
        package var setting: TextSetting?
        /// In points: a text shows whole that is no wider, as do all that are narrower. It is less than the room in a stack that
        /// offers a text of middle length less than a longer one, which it asks last. nil for the room.
        package var sureWidth: Double?
    }

    /// The tightest cell of each text that something limits.
    package private(set) var offers: [Place: Offer] = [:]
    /// The scenes that show a key, limited or not.
    package private(set) var scenes: [String: Set<String>] = [:]
    package private(set) var notes: Set<String> = []

    package init() {}

    /// Takes in the texts of a report that a catalog has. O(views).
    package mutating func add(_ report: FrameReport) {
        let views = ReportIndex(report)
        notes.formUnion(report.notes)
        for index in views.texts {
            guard let text = views.views[index].text, let key = text.key, !text.locale.isEmpty else { continue }
            scenes[key, default: []].insert(report.scene)
            guard let room = views.room(of: index) else { continue }
            let place = Place(
                scene: report.scene, view: room.view.label, key: key, locale: room.locale, plural: text.plural)
            let setting = text.setting as? TextSetting
            add(
                Offer(
                    room: room, environment: report.environment, isExhausted: text.truncated, setting: setting),
                at: place)
        }
    }

    /// Adds what `other` saw in its part of the matrix.
    package mutating func merge(_ other: BudgetTally) {
        for (place, offer) in other.offers { add(offer, at: place) }
        scenes.merge(other.scenes) { $0.union($1) }
        notes.formUnion(other.notes)
    }

    private mutating func add(_ offer: Offer, at place: Place) {
        if let known = offers[place] {
            if known.room.isSmaller(than: offer.room) { return }
            // Forms of a text with several numbers have one room, and the longest counts.
            if !offer.room.isSmaller(than: known.room), offer.room.need <= known.room.need { return }
        }
        offers[place] = offer
    }
}
