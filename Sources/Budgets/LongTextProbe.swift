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
        let stretch: TextStretch
        let environment: LayoutEnvironment
    }

    private struct Answer {
        let view: String
        /// nil where all of the text shows, as that of a long one does in a layout that grows with it.
        let room: TextRoom?
        /// What the text needs on one line, and what it is offered, in points.
        let need: Double
        let offered: Double?
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
            for var offer in try self.rooms(of: offers.map(\.value), sourceLocale: sourceLocale) {
                offer.sureWidth = try sureWidth(of: offer)
                rooms.append(offer)
            }
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
        let question = Question(part: part, stretch: TextStretch(key), environment: offer.environment)
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
            of: part.scene, in: question.environment, locale: part.locale, stretching: question.stretch)
        let views = ReportIndex(report)
        return views.texts.compactMap { index in
            guard let text = views.views[index].text, text.key == question.stretch.key else { return nil }
            let room = views.room(of: index)
            return Answer(
                view: ViewReference(views.views[index]).label, room: text.truncated ? room : nil,
                need: text.ideal.width, offered: room?.width)
        }
    }

    // MARK: Texts of middle length

    /// How many lengths are tried.
    private static let steps = 16

    /// The width up to which every text of one line shows whole in the tightest cell; nil for the room.
    private mutating func sureWidth(of offer: BudgetTally.Offer) throws -> Double? {
        guard offer.room.lines == 1, let short = try answer(to: "i", of: offer) else { return nil }
        guard let offered = short.offered, offer.room.width - offered > offer.room.tolerance, short.need > 0 else {
            return nil
        }
        var sure = 0.0
        for step in 1...Self.steps {
            let count = Int(offer.room.width * Double(step) / Double(Self.steps) / short.need)
            guard count > 0 else { continue }
            guard let answer = try answer(to: String(repeating: "i", count: count), of: offer) else { return nil }
            // What is cut is offered less than it needs, and all that is no wider than the offer shows.
            if let room = answer.room { return max(sure, min(room.width, answer.need)) }
            sure = answer.need
        }
        return nil
    }

    private mutating func answer(to text: String, of offer: BudgetTally.Offer) throws -> Answer? {
        let part = Part(scene: offer.room.scene, locale: offer.room.locale)
        guard let scene = parts[part], let key = offer.room.text.key else { return nil }
        let question = Question(
            part: part, stretch: TextStretch(key, text: text), environment: offer.environment)
        let answers = try self.answers[question] ?? ask(question, of: scene)
        self.answers[question] = answers
        return answers.first { $0.view == offer.room.view.label }
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
