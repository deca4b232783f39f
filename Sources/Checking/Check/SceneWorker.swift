internal import Checks
internal import Labels
internal import Projects
internal import Scenes

/// Lays out scenes in the environments of a plan, one part after the other, and looks at the reports.
@MainActor
struct SceneWorker<Tally: ReportTally> {
    private var runners: SceneRunners
    private let trials: Trials
    /// Where the findings of each part are kept as soon as it is done; nil where they are not.
    private var cache: PartCache?
    private(set) var tally: Tally

    init(_ project: Project, fonts: FontLibrary, tally: Tally, isTripled: Bool, cache: PartCache? = nil) {
        self.init(SceneRunners(project, fonts: fonts, isTripled: isTripled), tally: tally)
        self.cache = cache
    }

    init(_ runners: SceneRunners, tally: Tally, trials: Trials = .all) {
        self.runners = runners
        self.tally = tally
        self.trials = trials
    }

    /// Returns what was found since the last call.
    ///
    /// - Parameter isLast: Whether all that was found is to be in the cache now; no part may follow.
    mutating func handOver(isLast: Bool = true) -> Tally {
        defer { tally = tally.fresh }
        if isLast { cache?.settle() } else { cache?.settleIfDue() }
        return tally
    }

    /// Lays out the scene of a part in each of its environments, and faulty ones again with changes that may fix them.
    /// O(cells).
    ///
    /// - Parameter begin: Called with the number of each environment before the scene is laid out in it.
    /// - Throws: `InputError` for a font or a text that cannot be used; what `begin` throws.
    mutating func run(_ part: ScenePart, begin: (Int) throws -> Void = { _ in }) throws {
        guard let cache else { return try layOut(part, begin: begin) }
        var others = tally
        tally = tally.fresh
        defer {
            others.merge(tally)
            tally = others
        }
        try layOut(part, begin: begin)
        tally.withChecker { cache.keep($0.state, of: part) }
    }

    private mutating func layOut(_ part: ScenePart, begin: (Int) throws -> Void) throws {
        let runner = try runners.runner(for: part.scene)
        var tried = SceneTrials(part, runner: runner, trials: trials)
        for (number, environment) in part.environments.enumerated() {
            try begin(number)
            var form = 0
            try runner.reports(of: part.scene, in: environment, locale: part.locale) { report in
                tally.check(report)
                tally.withChecker { tried.add($0.fixable, in: environment, form: form, report: report) }
                form += 1
            }
        }
        try tally.withChecker { try tried.run(telling: &$0) }
    }
}
