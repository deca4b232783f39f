public import Checks
internal import Foundation
package import Labels
public import Projects

extension Project {
    /// Checks every scene and label in every environment of the matrix.
    ///
    /// All cores work; the result is the same whatever their number.
    ///
    /// - Parameters:
    ///   - options: What differs from a check of everything that the configuration names; by default nothing.
    ///   - progress: Called with the share that is done, from 0 to 1, on any thread, one call at a time.
    /// - Throws: `InputError` for what cannot be used. O(cells).
    public func check(
        _ options: CheckOptions = CheckOptions(), progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> CheckResult {
        try check(options, number: 0, on: nil, progress: progress)
    }

    /// The same, with scenes laid out in several processes.
    ///
    /// - Parameter number: The number of the project among those of the command.
    package func check(
        _ options: CheckOptions, number: Int, on processes: ProcessPool?,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> CheckResult {
        let start = ContinuousClock.now
        let plan = try plan(options)
        let context = try CheckContext(self, plan, options: options)
        try context.refuseMissingBaseline()
        let done = try run(plan, options: options, number: number, on: processes, progress: progress)
        var result = try context.result(
            of: done.tally.state, unfinished: done.unfinished, duration: (ContinuousClock.now - start).seconds)
        if result.unfinished.isEmpty, let survey = try survey(of: plan, options) {
            result.summary.coverage?.survey = survey
            result.summary.duration = (ContinuousClock.now - start).seconds
        }
        return result
    }

    /// What a check has to do, or the share of it that the options name; the same in every process.
    func plan(_ options: CheckOptions) throws -> CheckPlan {
        let plan = try CheckPlan(self, options: options, keepsUnreadFiles: true).divided()
        return options.shard.map(plan.share) ?? plan
    }

    /// The source locale comes first where the others are compared with it.
    func run(
        _ plan: CheckPlan, options: CheckOptions, number: Int, on processes: ProcessPool?,
        progress: @escaping @Sendable (Double) -> Void
    ) throws -> DispatchResult<Checker> {
        // What a program was not asked for might have been in any project of it.
        var unfinished = LeftOutListings.unfinished + plan.unfinished
        let progress = WorkProgress(plan.scenes.count + plan.labels.count, progress)
        let fonts = try labelFonts()
        let cache = try PartCache(plan, options: options, fonts: fonts)
        defer { cache?.trim() }
        var pool = CheckPool(project: self, fonts: fonts, options: options, progress: progress)
        pool.cache = cache
        func run(into checker: Checker, where isWanted: (CheckLocale) -> Bool) throws -> Checker {
            var work = CheckWork(of: plan, where: isWanted)
            let known = cache.map { work.takeKnown(from: $0, of: plan, progress: progress) }
            let laidOut = try processes?.run(
                work.scenes, of: plan, project: self, number: number, fonts: fonts, options: options, into: checker,
                cache: cache, progress: progress)
            let scenes = laidOut == nil ? work.scenes.map { plan.scenes[$0] } : []
            unfinished += laidOut?.unfinished ?? []
            var found =
                try cache == nil
                ? pool.run(scenes: scenes, labels: work.labels, into: checker.fresh)
                : pool.run(scenes: scenes, units: work.units, into: checker.fresh)
            if let laidOut { found.merge(laidOut.tally) }
            if let known { found.merge(Checker(rules: rules, differential: checker.differential, state: known)) }
            return found
        }
        let checker = Checker(rules: rules)
        guard options.isDifferential else {
            return DispatchResult(tally: try run(into: checker) { _ in true }, unfinished: unfinished)
        }
        let source = plan.sourceLocale
        let known = try run(into: checker) { $0.name == source }
        let others = try run(into: Checker(rules: rules, differential: SourceFaults(locale: source, of: known))) {
            $0.name != source
        }
        return DispatchResult(tally: others, unfinished: unfinished)
    }

    /// The project's fonts, including every family that label budgets name.
    package func labelFonts() throws -> FontLibrary {
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
