internal import Checking
internal import Checks
internal import Frames
internal import Labels
internal import Projects
internal import Scenes

/// Finds how much room scenes have for a text, by making it longer than any room.
@MainActor
struct LongTextProbe {
    private var runners: SceneRunners
    private let parts: [Part: ScenePart]
    private var answers: [Question: [Answer]] = [:]

    /// A scene in one locale.
    private struct Part: Hashable {
        let scene: String
        let locale: String
    }

    /// The result of one layout: how much each view that shows a key is offered when its text is long.
    private struct Question: Hashable {
        let part: Part
        let key: String
        let environment: LayoutEnvironment
    }

    private struct Answer {
        let view: String
        /// nil where all of the long text shows, as in a layout that grows with it.
        let room: TextRoom?
    }

    /// - Parameter parts: The scenes, each in one locale.
    init(_ project: Project, fonts: FontLibrary, parts: [ScenePart]) {
        runners = SceneRunners(project, fonts: fonts)
        self.parts = Dictionary(
            parts.map { (Part(scene: $0.scene.name, locale: $0.locale.name), $0) }
        ) { first, _ in first }
    }

    /// The texts that were offered something, each with its whole room, without those whose layout follows them.
    ///
    /// - Parameter tell: Called with the share of texts that are done.
    mutating func rooms(
        of offers: [BudgetTally.Place: BudgetTally.Offer], sourceLocale: String,
        tell: @escaping @Sendable (Double) -> Void
    ) throws -> [BudgetTally.Offer] {
        let views = Dictionary(grouping: offers) { Sighting(scene: $0.key.scene, view: $0.key.view, key: $0.key.key) }
        let progress = WorkProgress(views.count, tell)
        var rooms: [BudgetTally.Offer] = []
        // In the order of scenes and keys, so that views and shaped texts of one scene are used again.
        for (_, offers) in views.sorted(by: { $0.key < $1.key }) {
            rooms += try self.rooms(of: offers.map(\.value), sourceLocale: sourceLocale)
            progress.advance()
        }
        return rooms
    }

    /// The rooms of one view's text in all locales.
    private mutating func rooms(of offers: [BudgetTally.Offer], sourceLocale: String) throws -> [BudgetTally.Offer] {
        let offers = offers.sorted { $0.room.isSmaller(than: $1.room) }
        let asking = offers.filter { !$0.isExhausted }
        guard let sample = asking.first(where: { $0.room.locale == sourceLocale }) ?? asking.first else {
            return offers
        }
        // What grows with its text does so in every language.
        guard let room = try room(of: sample) else { return offers.filter(\.isExhausted) }
        if room.agrees(with: sample.room), offers.allSatisfy({ $0.isLike(sample) }) { return offers }
        return try offers.compactMap { offer in
            try self.room(of: offer).map { room in
                var offer = offer
                offer.room = room
                return offer
            }
        }
    }

    /// What the text may take: what it is offered, or more where it would be offered more; nil where the layout follows it.
    private mutating func room(of offer: BudgetTally.Offer) throws -> TextRoom? {
        let part = Part(scene: offer.room.scene, locale: offer.room.locale)
        guard !offer.isExhausted, let scene = parts[part], let key = offer.room.text.key else { return offer.room }
        let question = Question(part: part, key: key, environment: offer.environment)
        let answers = try self.answers[question] ?? ask(question, of: scene)
        self.answers[question] = answers
        var room = offer.room
        if let own = answers.first(where: { $0.view == room.view.label }) {
            guard let answer = own.room else { return nil }
            room.width = max(room.width, answer.width)
        } else if !answers.isEmpty {
            // Another arrangement was chosen for the long text, and the view is a different one in it.
            let limited = answers.compactMap(\.room).min { $0.isSmaller(than: $1) }
            guard let limited else { return nil }
            room.width = max(room.width, limited.width)
        }
        return room
    }

    private mutating func ask(_ question: Question, of part: ScenePart) throws -> [Answer] {
        let report = try runners.runner(for: part.scene).report(
            of: part.scene, in: question.environment, locale: part.locale, stretching: question.key)
        let views = ReportIndex(report)
        return views.texts.compactMap { index in
            guard let text = views.views[index].text, text.key == question.key else { return nil }
            return Answer(
                view: ViewReference(views.views[index]).label, room: text.truncated ? views.room(of: index) : nil)
        }
    }
}

/// A view that shows a key.
private struct Sighting: Hashable, Comparable {
    let scene: String
    let view: String
    let key: String

    static func < (first: Sighting, second: Sighting) -> Bool {
        (first.scene, first.key, first.view) < (second.scene, second.key, second.view)
    }
}

extension BudgetTally.Offer {
    /// Whether another locale has the same room in the same cell.
    fileprivate func isLike(_ other: BudgetTally.Offer) -> Bool {
        room.cell == other.room.cell && room.lines == other.room.lines && room.agrees(with: other.room)
    }
}

extension TextRoom {
    fileprivate func agrees(with other: TextRoom) -> Bool { abs(width - other.width) <= tolerance }
}
