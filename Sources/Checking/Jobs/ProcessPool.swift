internal import Foundation
internal import Labels
internal import Projects
internal import Scenes

/// Lays scenes out in several processes, as many of them as there is work for: view bodies belong to the main actor, of
/// which a process has one.
///
/// The processes are this one and workers, which are this program, executed again with its own arguments. A worker reads
/// the projects again, which is what it costs to start one, while this process works; then it is handed part after part of
/// the plan, and at the end it hands over what it has found. Workers are kept for the next plan, and end with the pool.
///
/// Views in Swift are laid out by workers alone, by one at least, while this process waits: one that traps or never ends
/// takes its process with it, and there has to be another to say which it was and to go on with the rest.
package final class ProcessPool {
    /// What is worth a process, in the unit of `ScenePart.cost`, about microseconds: a worker takes 40 ms to start, read a
    /// small project and open fonts, so that two processes do in three quarters of the time what takes one 150 ms.
    private static let worthwhileCost = 75_000

    private let limit: Int
    private let timeLimit: TimeLimit
    private var workers: [WorkerProcess] = []

    /// - Parameters:
    ///   - jobs: How many processes work at most; nil for as many as there are cores.
    ///   - timeLimit: How long one may be at a cell.
    package init(jobs: Int?, timeLimit: TimeLimit) {
        limit = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        self.timeLimit = timeLimit
    }

    deinit { end() }

    /// Ends the workers.
    package func end() { workers.removeAll() }

    /// How many processes these parts are worth.
    private func count(for parts: [Int], of plan: CheckPlan) -> Int {
        let cost = parts.reduce(0) { $0 + plan.scenes[$1].cost }
        return max(1, min(limit, parts.count, cost / Self.worthwhileCost))
    }

    /// Does these parts of a plan; nil where they are left to this process: where there is too little to do for scenes of
    /// files, and where no worker can be started.
    ///
    /// - Parameters:
    ///   - project: The number of the project among those of the command.
    ///   - fonts: The open fonts of the project.
    ///   - tally: Knows what the tallies of the workers have to know.
    /// - Throws: `InputError` for what cannot be used; of several faults, the one in the first part. And for a worker that
    ///   comes to its end anywhere but in a scene.
    func run<Tally: MovableTally>(
        _ parts: [Int], of plan: CheckPlan, project: Project, number: Int, fonts: FontLibrary, options: CheckOptions,
        into tally: Tally, progress: WorkProgress
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
            var own = SceneWorker(project, fonts: fonts, tally: tally.fresh, isTripled: options.isSelfTest)
            return try dispatch.run(on: Array(workers.prefix(wanted)), own: &own, isHelping: isHelping)
        }
    }
}
