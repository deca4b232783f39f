internal import Labels

/// Measures labels against their budgets, one part after the other, on one thread.
final class LabelWorker<Tally: ReportTally> {
    private let project: Project
    private let sweep: LabelSweep
    private(set) var tally: Tally
    private var rules: [String: LocaleRules] = [:]

    init(_ project: Project, fonts: FontLibrary, tally: Tally, isTripled: Bool) {
        self.project = project
        self.tally = tally
        sweep = LabelSweep(fonts: fonts, platform: project.platform, isTripled: isTripled)
    }

    /// Measures every label of the part in every environment and hands the reports on. O(cells).
    ///
    /// - Throws: `InputError` for a text that cannot be measured.
    func run(_ part: LabelPart) throws(InputError) {
        var style = LabelTypesetting(font: part.budget.font)
        style.lineLimit = part.budget.truncates ? part.budget.maxLines : nil
        style.keepsWords = part.budget.keepsWords
        style.avoidsOrphans = part.budget.avoidsOrphans
        let plan = LabelSweep.Plan(
            scene: part.budget.keys, source: part.budget.position, style: style, lines: part.budget.maxLines,
            margin: project.rules.margin(inScene: part.budget.keys), joinsShortCells: tally.joinsShortCells,
            environments: part.environments)
        for key in part.keys {
            sweep.sweep(
                key, of: part.catalog, in: part.locale, rules: rules(of: part.locale.lookup),
                locales: part.catalog.locales.map(rules), samples: project.arguments.arguments(for: key), plan: plan
            ) { tally.check($0, andIn: $1, shortIn: $2) }
        }
        try sweep.throwFault()
    }

    private func rules(of locale: String) -> LocaleRules {
        if let known = rules[locale] { return known }
        let made = LocaleRules(locale)
        rules[locale] = made
        return made
    }
}
