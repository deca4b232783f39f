package import Checks
internal import Foundation
package import Projects

extension Project {
    /// Checks the share of the scenes and labels that the options name.
    ///
    /// After all shares are merged, the findings are the same as those of `check`. Where the other locales are compared
    /// with the source locale (`CheckOptions.isDifferential`), a share lays that locale out too, in the cells that it
    /// has of others.
    ///
    /// - Parameter number: The number of the project among those of the command.
    /// - Returns: What is merged with the other shares, and what is reported about this one alone.
    /// - Throws: `InputError` for what cannot be used, `UnfinishedCheck` where a process died. O(cells of the share).
    package func checkShare(
        _ options: CheckOptions, number: Int = 0, on processes: ProcessPool? = nil,
        progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) throws -> (share: ProjectShare, result: CheckResult) {
        let start = ContinuousClock.now
        var whole = options
        (whole.shard, whole.workers) = (nil, nil)
        let plan = try plan(whole)
        let context = try CheckContext(self, plan, options: whole)
        let done = try run(
            options.shard.map(plan.share) ?? plan, options: options, number: number, on: processes, progress: progress)
        // If a part of a share were missing, the merged check would not be one of the whole project.
        if !done.unfinished.isEmpty { throw UnfinishedCheck(done.unfinished) }
        let checker = done.tally
        let share = ProjectShare(
            context: context, inputs: inputs(options), plan: plan.digest,
            duration: (ContinuousClock.now - start).seconds, state: checker.state)
        return (share, try context.resultOfShare(checker.state, duration: share.duration))
    }
}
