internal import Budgets
internal import Catalogs
internal import Checking
internal import Checks
internal import Frames
internal import Labels
internal import Projects
internal import ProofPages
internal import Scenes

/// Lays a project's scenes out for a proof, and draws them on every core.
struct ProofPress {
    private let source: Project
    private let options: CheckOptions
    let plan: CheckPlan
    private let context: CheckContext
    private let fonts: FontLibrary
    private let layouts: ProofLayouts
    private let progress: WorkProgress
    /// Told the share of the work for translators that is done.
    private let roomProgress: @Sendable (Double) -> Void

    /// A scene whose environments have all been drawn.
    struct Drawn: Sendable {
        var proof: SceneProof
        var tally: ProofTally
    }

    /// - Throws: `InputError` for a filter that matches nothing, and for a font or a baseline that cannot be used.
    init(_ project: Project, options: CheckOptions, progress: @escaping @Sendable (Double) -> Void) throws {
        source = project
        self.options = options
        plan = try CheckPlan.withSourceLocale(of: project, options: options)
        context = try CheckContext(project, plan, options: options)
        let fonts = try project.labelFonts()
        self.fonts = fonts
        layouts = try onMainActor { ProofLayouts(SceneRunners(project, fonts: fonts)) }
        // What translators may know takes about as long as drawing: more in large catalogs, less in large matrices.
        self.progress = WorkProgress(plan.scenes.count + plan.labels.count) { progress($0 / 2) }
        roomProgress = { progress(0.5 + $0 / 2) }
    }

    /// What has seen nothing.
    var tally: ProofTally { ProofTally(source.rules, options: options) }

    /// Every locale of the plan.
    var locales: [String] { (plan.scenes.map(\.locale.name) + plan.labels.map(\.locale.name)).distinct }

    /// The project before anything was looked at.
    func project() -> ProofProject {
        var texts: [String: String] = [:]
        for catalog in source.everyCatalog {
            for key in catalog.keys where texts[key] == nil {
                texts[key] = catalog[key]?.text(in: catalog[key]?.sourceLanguage ?? catalog.sourceLanguage)
            }
        }
        return ProofProject(sourceLocale: plan.sourceLocale, sourceTexts: texts)
    }

    /// The parts of each scene, in the order of the configuration.
    var scenes: [[ScenePart]] {
        plan.scenes.reduce(into: []) { scenes, part in
            if let last = scenes.last?.last, last.scene.name == part.scene.name, last.scene.file == part.scene.file {
                scenes[scenes.count - 1].append(part)
            } else {
                scenes.append([part])
            }
        }
    }

    /// Draws one scene in all its environments: laid out on the main actor, where view bodies belong, and drawn on every
    /// core. O(cells).
    func draw(_ parts: [ScenePart]) throws -> Drawn {
        let laidOut = try onMainActor { [layouts, progress, tally] in
            try parts.map { part in
                defer { progress.advance() }
                return try layouts.pictures(of: part, tally)
            }
        }
        let empty = Drawn(proof: SceneProof(name: parts[0].scene.name, file: parts[0].scene.file), tally: tally)
        var whole = empty
        try Workers.inOrder(parts: parts.count, count: options.workers) {
            0
        } work: { (_: Int, part: Int) throws(InputError) -> Drawn in
            var drawn = empty
            drawn.tally = laidOut[part].tally
            drawn.proof.add(laidOut[part].pictures, rules: source.rules)
            return drawn
        } body: { drawn in
            whole.proof.merge(drawn.proof)
            whole.tally.merge(drawn.tally)
        }
        return whole
    }

    /// Measures the labels of budgets without a scene. O(cells).
    func measureLabels() throws -> ProofTally {
        let pool = CheckPool(project: source, fonts: fonts, options: options, progress: progress)
        return try pool.run(scenes: [], labels: plan.labels, into: tally)
    }
}

extension ProofPress {
    /// What translators may know about every key in every locale, as `galley budget` and `galley serve` have it.
    func rooms() throws -> [TypingPlace: TranslatorRoom] {
        // Which keys are wanted is known; a key that nothing shows is no error here.
        var open = options
        open.keys = []
        let budgets = try source.budget(open) { [roomProgress] in roomProgress($0 / 3) }
        let answers = try onMainActor { [source, plan, open, roomProgress] in
            var rooms = try TypingRooms(source, plan, budgets, options: open)
            return try rooms.answers { roomProgress((1 + 2 * $0) / 3) }
        }
        let tightest = Dictionary(budgets.budgets.map { ($0.key, $0) }) { first, _ in first }
        return answers.reduce(into: [:]) { rooms, answer in
            let room = tightest[answer.key.key]?.rooms.first { $0.locale == answer.key.locale }
            let count = tightest[answer.key.key]?.characters[answer.key.locale]
            rooms[answer.key] = TranslatorRoom(
                room: room, answer: answer.value,
                characters: count.map { .init(surely: $0.surely, usually: $0.usually) })
        }
    }

    /// What was found in a part of the project, without what is true of the whole.
    func result(of tally: ProofTally) throws -> CheckResult {
        try Self.timeless(context.resultOfShare(tally.checker.state, duration: 0))
    }

    /// What was found in all of it.
    func wholeResult(of tally: ProofTally) throws -> CheckResult {
        try Self.timeless(context.result(of: tally.checker.state, duration: 0))
    }

    /// What was found in each budget of labels, in the order of the configuration.
    func results(ofBudgetsIn tally: ProofTally) throws -> [(name: String, result: CheckResult)] {
        let whole = try result(of: tally)
        return plan.labels.map(\.budget.title).distinct.map { name in
            var result = whole
            result.findings.removeAll { $0.scene != name }
            result.notices = []
            result.summary.locales = whole.summary.parts.filter { $0.scene == name }.map(\.locale)
            return (name, result)
        }
    }

    /// How long it took is different every time.
    private static func timeless(_ result: CheckResult) -> CheckResult {
        var result = result
        result.summary.duration = nil
        return result
    }
}

/// The runners of a project's scenes, kept while the project is gone through.
@MainActor
final class ProofLayouts {
    private var runners: SceneRunners

    init(_ runners: SceneRunners) { self.runners = runners }

    /// A scene in one locale, in one environment after the other, in each its plural forms; with what was found in it.
    func pictures(of part: ScenePart, _ tally: ProofTally) throws -> (pictures: [ScenePicture], tally: ProofTally) {
        let runner = try runners.runner(for: part.scene)
        var (pictures, tally): ([ScenePicture], ProofTally) = ([], tally)
        var trials = SceneTrials(part, runner: runner)
        for environment in part.environments {
            var form = 0
            try runner.pictures(of: part.scene, in: environment, locale: part.locale) { picture in
                pictures.append(picture)
                tally.check(picture.report)
                tally.withChecker { trials.add($0.fixable, in: environment, form: form, report: picture.report) }
                form += 1
            }
        }
        try tally.withChecker { try trials.run(telling: &$0) }
        return (pictures, tally)
    }
}
