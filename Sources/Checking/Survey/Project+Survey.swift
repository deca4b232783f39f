internal import Basics
internal import Catalogs
internal import Checks
internal import Labels
internal import Projects

extension Project {
    /// What is known about the texts without knowing where any of them is shown; nil where some scene or budget says where,
    /// or where only a part of the project is checked.
    ///
    /// The catalogs are read again, to find what is broken in them. O(n) in the lengths of all texts.
    ///
    /// - Throws: `InputError` for a text that cannot be measured.
    func survey(of plan: CheckPlan, _ options: CheckOptions) throws -> Survey? {
        guard scenes.isEmpty, !labels.contains(where: \.hasRoom), !catalogs.isEmpty, options.shard == nil,
            !options.isSelfTest, !options.leavesOutKeys, !options.isDifferential
        else { return nil }
        let locales = plan.locales(options)
        let measured = try GrowthSearch(self, plan, locales: locales).run(workers: options.workers)
        let oddities = try CatalogInventory(of: self).oddities.filter { oddity in
            guard case .fault(let fault) = oddity.problem, !options.locales.isEmpty else { return true }
            return options.locales.contains(fault.locale)
        }
        let broken = oddities.filter(\.breaksText)
        return Survey(
            locales: locales.count, growths: measured.growths,
            problems: broken.prefix(Survey.limit).map {
                CatalogProblem(
                    problem: $0.name, message: $0.message,
                    source: SourcePosition(file: $0.file, line: $0.line ?? 1, column: $0.column ?? 1))
            },
            broken: broken.count, odd: oddities.count - broken.count, notes: measured.notes,
            advice: ViewSources(below: directory).advice(command: command, in: directory, catalogs: catalogs)
                + ownAdvice)
    }

    private var ownAdvice: [String] {
        ["give labels the room of their place in \(Project.fileName) (labels:), or write a scene of a screen"]
    }
}

extension CheckPlan {
    /// The locales of the check that people read.
    fileprivate func locales(_ options: CheckOptions) -> [String] {
        everyLocale.filter { locale in
            locale.pseudolocale == nil && (options.locales.isEmpty || options.locales.contains(locale.name))
        }.map(\.name)
    }
}
