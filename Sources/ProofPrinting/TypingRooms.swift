internal import Budgets
internal import Catalogs
internal import Checking
internal import Checks
internal import Frames
internal import Labels
internal import Projects
internal import ProofPages
internal import Scenes

/// Finds, for each text of a project in each locale, how wide another text may be, so that a page can say at once whether it
/// fits.
///
/// The room comes from the budget. A page measures nothing but the width of one line, so the room counts only where that decides:
/// it is tried with texts of growing length, which must fit up to just below it and must not just above, in every cell and
/// beside all other texts, as `galley serve` would answer. Where that is otherwise, the page says so and leaves
/// the answer to the command.
@MainActor
struct TypingRooms {
    private let project: Project
    private let plan: CheckPlan
    private let budgets: BudgetResult
    private let fits: TranslationFits
    private var runners: SceneRunners
    private let measurer: LabelMeasurer
    private let tables = LetterTables()
    /// The letters of each locale.
    private var letters: [String: Set<Character>] = [:]
    /// The label budgets of the configuration, whose texts stand alone.
    private let alone: Set<String>

    /// - Parameter triesEveryLength: Whether texts that stand alone are tried in every length, too, which is slower.
    init(
        _ project: Project, _ plan: CheckPlan, _ budgets: BudgetResult, options: CheckOptions,
        triesEveryLength: Bool = false
    ) throws {
        self.project = project
        self.plan = plan
        self.budgets = budgets
        fits = try TranslationFits(project, options: options)
        let fonts = try project.labelFonts()
        runners = SceneRunners(project, fonts: fonts)
        measurer = LabelMeasurer(fonts: fonts, platform: project.platform)
        alone =
            triesEveryLength
            ? []
            : Set(plan.labels.lazy.map(\.budget).filter { $0.room == nil }.map(\.title))
                .subtracting(plan.scenes.map(\.scene.name))
    }

    /// What is known about every key in every real locale. O(texts) layouts of all cells that show them.
    ///
    /// - Parameter progress: Called with the share that is done, from 0 to 1.
    mutating func answers(progress: @escaping @Sendable (Double) -> Void) throws -> [TypingPlace: TypingAnswer] {
        var locales: Set<String> = []
        for locale in plan.scenes.map(\.locale) + plan.labels.map(\.locale) where locale.pseudolocale == nil {
            locales.insert(locale.name)
        }
        var answers: [TypingPlace: TypingAnswer] = [:]
        let work = WorkProgress(budgets.budgets.count, progress)
        for budget in budgets.budgets {
            for locale in locales {
                answers[TypingPlace(key: budget.key, locale: locale)] = try answer(budget, locale)
            }
            work.advance()
        }
        return answers
    }

    private mutating func answer(_ budget: KeyBudget, _ locale: String) throws -> TypingAnswer {
        guard let room = budget.rooms.first(where: { $0.locale == locale }) else { return .noLimit }
        guard room.lines == 1 else { return .severalLines }
        guard budget.standIns.isEmpty, room.text.plural == nil else { return .varies }
        let letters = self.letters(of: locale)
        guard !letters.isEmpty else { return .shaped }
        guard let widths = try widths(of: letters, in: room) else { return .unsure }
        // The text itself shows whether the letters are set as they are measured: in this case, without markup.
        guard let own = widths.width(of: room.text.string) else { return .unsure }
        guard abs(own - room.need) < 0.01 else { return .unsure }
        let isAlone = budget.scenes.allSatisfy(alone.contains)
        return try tried(widths, budget.key, locale, room.width, isAlone: isAlone) ?? .unsure
    }

    private mutating func letters(of locale: String) -> Set<Character> {
        if let known = letters[locale] { return known }
        let texts = project.everyCatalog.flatMap { catalog in
            catalog.entries.flatMap { $0[locale]?.value.units.map(\.text) ?? [] }
        }
        let found = SimpleLetters.all(in: texts)
        letters[locale] = found
        return found
    }

    private mutating func widths(of letters: Set<Character>, in room: TextRoom) throws -> LetterWidths? {
        if let part = plan.scenes.first(where: { $0.scene.name == room.scene && $0.locale.name == room.locale }) {
            guard let environment = part.environments.first(where: { Cell($0) == room.cell }) else { return nil }
            return try runners.runner(for: part.scene).widths(
                of: letters, asIn: room.view.id, of: part.scene, in: environment, locale: part.locale, from: tables)
        }
        guard let part = plan.labels.first(where: { $0.budget.title == room.scene && $0.locale.name == room.locale }),
            let environment = part.environments.first(where: { Cell($0) == room.cell })
        else { return nil }
        return measurer.widths(of: letters, style: part.budget.typesetting, in: environment, from: tables)
    }

    // MARK: Trials

    /// The widths up to which a text fits, and from which it does not, if nothing else decides; nil where something does.
    ///
    /// - Parameter isAlone: Whether only labels without neighbours show the key: what fits there fits when it is shorter.
    private func tried(
        _ widths: LetterWidths, _ key: String, _ locale: String, _ room: Double, isAlone: Bool
    ) throws -> TypingAnswer? {
        let letters = widths.advances.filter { $0.key.isLetter && $0.value > 0 }.sorted {
            ($0.value, $0.key) < ($1.value, $1.key)
        }.map(\.key)
        guard let narrow = letters.first, let wide = letters.last else { return nil }
        let band = max(0.5, room / 100)
        // A stack may give a text of middle length less than a longer one, which it asks last: every length is tried.
        func trial(step: Int) -> LongestText {
            LongestText(widths, first: narrow, then: narrow, below: (room - band) * Double(step) / Double(Self.steps))
        }
        var fits = 0.0
        let longest = trial(step: Self.steps)
        if isAlone, longest.width > 0, try verdict(on: longest.text, key, locale) == .fits {
            fits = longest.width
        } else {
            for step in 1...Self.steps {
                let trial = trial(step: step)
                guard trial.width > fits else { continue }
                guard try verdict(on: trial.text, key, locale) == .fits else { break }
                fits = trial.width
            }
        }
        let mixed = LongestText(widths, first: wide, then: narrow, below: fits)
        guard fits >= room / 3, mixed.width > 0, try verdict(on: mixed.text, key, locale) == .fits else { return nil }
        let tooLong = LongestText(widths, first: narrow, then: narrow, above: room + band)
        guard try verdict(on: tooLong.text, key, locale) == .tooLong else { return nil }
        return .measured(
            TypingRoom(widths: widths, fits: min(fits, mixed.width), tooLong: tooLong.width, room: room))
    }

    /// How many lengths are tried at most.
    private static let steps = 24

    private func verdict(on text: String, _ key: String, _ locale: String) throws -> FitAnswer.Verdict {
        try fits.answer(to: Translation(key: key, locale: locale, text: text), counts: false).verdict
    }
}

/// A text of one letter, and then of another where the first is too wide, as long as a width allows.
private struct LongestText {
    private(set) var text = ""
    private(set) var width = 0.0
    private let widths: LetterWidths

    init(_ widths: LetterWidths, first: Character, then second: Character, below limit: Double) {
        self.widths = widths
        while append(first, below: limit) {}
        while append(second, below: limit) {}
    }

    init(_ widths: LetterWidths, first: Character, then second: Character, above limit: Double) {
        self.init(widths, first: first, then: second, below: limit)
        _ = append(second, below: .infinity)
    }

    private mutating func append(_ letter: Character, below limit: Double) -> Bool {
        let longer = text + String(letter)
        guard let width = widths.width(of: longer), width <= limit, width > self.width, longer.utf8.count < 4096 else {
            return false
        }
        (text, self.width) = (longer, width)
        return true
    }
}
