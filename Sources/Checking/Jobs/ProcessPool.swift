internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

/// Lays out scenes in as many processes as there is work for, as view bodies need the main actor and a process has only
/// one.
///
/// The processes are this one and workers, which are this program, started again with the same arguments. A worker
/// reads the projects again, which is the cost of starting it, while this process works. Then it gets one part of the
/// plan after the other, and at the end it sends back what it has found. Workers are kept for the next plan, and end
/// with the pool.
///
/// Views in Swift are laid out by workers alone, by at least one, while this process waits: a view that crashes or
/// hangs ends its own process, and another process has to report which view it was and continue with the rest.
package final class ProcessPool {
    /// How much work makes another process worthwhile, in the unit of `ScenePart.cost`, about microseconds. A worker
    /// takes 40 ms to start, read a small project and open fonts, so that two processes do 150 ms of work in three
    /// quarters of the time.
    private static let worthwhileCost = 75_000

    private let limit: Int
    private let timeLimit: TimeLimit
    private var workers: [WorkerProcess] = []

    /// - Parameters:
    ///   - jobs: How many processes work at most; nil for the number of cores.
    ///   - timeLimit: How long a process may take for a cell.
    package init(jobs: Int?, timeLimit: TimeLimit) {
        limit = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        self.timeLimit = timeLimit
    }

    deinit { end() }

    /// Ends the workers.
    package func end() { workers.removeAll() }

    /// How many processes are worthwhile for these parts.
    private func count(for parts: [Int], of plan: CheckPlan) -> Int {
        let cost = parts.reduce(0) { $0 + plan.scenes[$1].cost }
        return max(1, min(limit, parts.count, cost / Self.worthwhileCost))
    }

    /// Does these parts of a plan. nil where this process has to do them: where there is too little work for scenes
    /// from files, and where no worker can be started.
    ///
    /// - Parameters:
    ///   - project: The number of the project among those of the command.
    ///   - fonts: The open fonts of the project.
    ///   - tally: Knows what the tallies of the workers have to know.
    ///   - cache: Where this process keeps what it finds; workers open it themselves.
    /// - Throws: `InputError` for what cannot be used; of several errors, the one in the first part. Also for a worker
    ///   that dies outside of a scene.
    func run<Tally: MovableTally>(
        _ parts: [Int], of plan: CheckPlan, project: Project, number: Int, fonts: FontLibrary, options: CheckOptions,
        into tally: Tally, cache: PartCache? = nil, progress: WorkProgress
    ) throws -> DispatchResult<Tally>? {
        guard !parts.isEmpty else { return nil }
        let count = count(for: parts, of: plan)
        let isHelping = parts.allSatisfy { plan.scenes[$0].scene.origin == .file }
        guard count > 1 || !isHelping else { return nil }
        let wanted = isHelping ? count - 1 : count
        while workers.count < wanted, let worker = WorkerProcess() { workers.append(worker) }
        guard !workers.isEmpty else { return nil }
        defer { workers.removeAll(where: \.hasEnded) }
        let dispatch = PartDispatch(
            parts, of: plan, project: number, fingerprint: PlanFingerprint(plan, of: project, options: options),
            into: tally, progress: progress, limit: timeLimit
        ) { WorkerProcess() }
        return try onMainActor { [workers] in
            var dispatch = dispatch
            var own = SceneWorker(
                project, fonts: fonts, tally: tally.fresh, isTripled: options.isSelfTest, cache: cache)
            return try dispatch.run(on: Array(workers.prefix(wanted)), own: &own, isHelping: isHelping)
        }
    }
}
