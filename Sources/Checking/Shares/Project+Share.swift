package import Checks
internal import Foundation
package import Projects

extension Project {
    /// Checks the share of the scenes and labels that the options name.
    ///
    /// Once all shares are merged, what is found is the same as by `check`. Where the other locales are compared with the
    /// source locale (`CheckOptions.isDifferential`), a share lays that out too, in the cells that it has of others.
    ///
    /// - Parameter number: The number of the project among those of the command.
    /// - Returns: What is merged with the other shares, and what is reported about this one alone.
    /// - Throws: `InputError` for what cannot be used, `UnfinishedCheck` where a process came to its end. O(cells of the
    ///   share).
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
        // A share of which a part is missing would make the merged check one of less than the project.
        if !done.unfinished.isEmpty { throw UnfinishedCheck(done.unfinished) }
        let checker = done.tally
        let share = ProjectShare(
            context: context, inputs: inputs(options), plan: plan.digest,
            duration: (ContinuousClock.now - start).seconds, state: checker.state)
        return (share, try context.resultOfShare(checker.state, duration: share.duration))
    }
}
