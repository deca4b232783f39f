internal import Catalogs
internal import Checks
internal import Frames
internal import Labels
internal import Projects

/// Measures labels against their budgets, one part after the other, on one thread.
///
/// Keeps a sweep for each platform of the budgets, and the rules of the locales, as long as it lives.
final class LabelWorker<Tally: ReportTally> {
    private let project: Project
    private let fonts: FontLibrary
    private let isTripled: Bool
    private var sweeps: [Platform: LabelSweep] = [:]
    private(set) var tally: Tally
    private var rules: [String: LocaleRules] = [:]

    init(_ project: Project, fonts: FontLibrary, tally: Tally, isTripled: Bool) {
        self.project = project
        self.fonts = fonts
        self.tally = tally
        self.isTripled = isTripled
    }

    /// Measures every label of the part in every environment and hands the reports on. O(cells).
    ///
    /// - Throws: `InputError` for a text that cannot be measured.
    func run(_ part: LabelPart) throws(InputError) {
        let budget = part.budget
        let plan = LabelSweep.Plan(
            scene: budget.title, source: budget.position, style: budget.typesetting, textCase: budget.textCase,
            lines: budget.maxLines, margin: project.rules.margin(inScene: budget.title),
            joinsWholeCells: tally.joinsWholeCells, joinsShortCells: tally.joinsShortCells,
            environments: part.environments)
        let sweep = sweep(on: budget.platform)
        for key in part.keys {
            var trials = LabelTrials(label(key, of: part, plan: plan, sweep))
            measure(key, of: part, plan: plan, sweep) { report, others, cells in
                tally.check(report, andIn: others, shortIn: cells)
                tally.withChecker {
                    trials.add($0.mendable, in: [report.environment] + others + cells.map(\.environment))
                }
            }
            tally.withChecker { trials.run(telling: &$0) }
        }
        try sweep.throwFault()
    }

    private func measure(
        _ key: String, of part: LabelPart, plan: LabelSweep.Plan, _ sweep: LabelSweep,
        body: (FrameReport, [LayoutEnvironment], [ShortCell]) -> Void
    ) {
        sweep.sweep(
            key, of: part.catalog, in: part.locale, rules: rules(of: part.locale.lookup),
            locales: part.catalog.locales.map(rules), samples: project.arguments.arguments(for: key), plan: plan,
            body: body)
    }

    private func label(
        _ key: String, of part: LabelPart, plan: LabelSweep.Plan, _ sweep: LabelSweep
    ) -> LabelTrials.Label {
        LabelTrials.Label(part: part, plan: plan) { plan, body in
            self.measure(key, of: part, plan: plan, sweep) { report, others, _ in body(report, others) }
        } measure: { text, plan, body in
            sweep.sweep(text, insteadOf: key, plan: plan) { report, _, _ in body(report) }
        }
    }

    private func sweep(on platform: Platform) -> LabelSweep {
        if let known = sweeps[platform] { return known }
        let made = LabelSweep(fonts: fonts, platform: platform, isTripled: isTripled)
        sweeps[platform] = made
        return made
    }

    private func rules(of locale: String) -> LocaleRules {
        if let known = rules[locale] { return known }
        let made = LocaleRules(locale)
        rules[locale] = made
        return made
    }
}
