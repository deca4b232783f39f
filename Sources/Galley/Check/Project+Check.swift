public import Checks
internal import Foundation
internal import Scenes

extension Project {
    /// Checks every scene and label in every environment of the matrix.
    ///
    /// All cores work; the result is the same whatever their number.
    ///
    /// - Parameter progress: Told the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Throws: `InputError` for what cannot be used. O(cells).
    public func check(
        _ options: CheckOptions = CheckOptions(), progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> CheckResult {
        let start = ContinuousClock.now
        let plan = try CheckPlan(self, options: options).divided()
        let context = try CheckContext(self, plan, options: options)
        try context.refuseMissingBaseline()
        let checker = try run(plan, options: options, progress: progress)
        return try context.result(of: checker.state, duration: (ContinuousClock.now - start).seconds)
    }

    /// The source locale comes first where the others are compared with it.
    func run(
        _ plan: CheckPlan, options: CheckOptions, progress: @escaping @Sendable (Double) -> Void
    ) throws -> Checker {
        let library = try labelFonts()
        let pool = CheckPool(
            project: self, fonts: library, options: options,
            progress: WorkProgress(plan.scenes.count + plan.labels.count, progress))
        let checker = Checker(rules: rules)
        guard options.isDifferential else {
            return try pool.run(scenes: plan.scenes, labels: plan.labels, into: checker)
        }
        let source = plan.sourceLocale
        let known = try pool.run(
            scenes: plan.scenes.filter { $0.locale.name == source },
            labels: plan.labels.filter { $0.locale.name == source }, into: checker)
        return try pool.run(
            scenes: plan.scenes.filter { $0.locale.name != source },
            labels: plan.labels.filter { $0.locale.name != source },
            into: Checker(rules: rules, differential: SourceFaults(locale: source, of: known)))
    }

    /// The project's fonts, with every family that label budgets name.
    func labelFonts() throws -> FontLibrary {
        let library = try fontLibrary()
        for budget in labels {
            guard let family = budget.font.family, !library.contains(family: family) else { continue }
            throw InputError.unknown("font family", family, expected: library.families, at: budget.position)
        }
        return library
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
