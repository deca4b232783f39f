internal import Basics
internal import Checks
internal import Foundation
internal import Labels
internal import Reports
internal import Scenes

/// Gives parts of a plan to workers, does parts itself meanwhile, and merges what was found.
///
/// Each process has one part at a time. Before every cell that this process lays out, it reads the replies of workers,
/// so that none waits longer than a cell takes.
///
/// When a worker dies, what it has found is lost. The part that it was doing is reported as unfinished, and the parts
/// that it had finished are done again by another worker.
struct PartDispatch<Tally: MovableTally>: Sendable {
    /// What a worker was asked for and has not answered yet.
    private enum Duty {
        case beginning
        case part(Int)
        case handingOver
    }

    /// A worker that has not answered yet.
    private struct Assignment {
        let worker: WorkerProcess
        var duty: Duty
        /// The parts that it has finished and not handed over.
        var held: [Int] = []
        /// Whether it keeps nothing that is to be in the cache.
        var isSettled = true
        var standstill = Standstill(.usual)
    }

    /// After how many deaths of its process a scene is given up. A hang counts twice, as it takes a minute.
    private static var patience: Int { 3 }

    private let plan: CheckPlan
    private let project: Int
    private let fingerprint: PlanFingerprint
    private let progress: WorkProgress
    private let limit: TimeLimit
    private let replacement: @Sendable () -> WorkerProcess?
    private var tally: Tally
    private var queue: PartQueue
    private var busy: [Assignment] = []
    /// Why there will be no result: of several errors the one that a single process would have met first.
    private var fault: (part: Int, error: InputError)?
    /// The parts in which processes died, and how.
    private var unfinished: [Int: UnfinishedPart] = [:]
    /// How often the process of each scene has died; more where it hung.
    private var ends: [String: Int] = [:]

    /// - Parameters:
    ///   - project: The number of the project among those of the command.
    ///   - limit: How long a worker may take for a cell.
    ///   - replacement: Starts a worker in place of one that died; nil where none can be started.
    init(
        _ parts: [Int], of plan: CheckPlan, project: Int, fingerprint: PlanFingerprint, into tally: Tally,
        progress: WorkProgress, limit: TimeLimit, replacement: @escaping @Sendable () -> WorkerProcess?
    ) {
        self.plan = plan
        self.project = project
        self.fingerprint = fingerprint
        self.progress = progress
        self.limit = limit
        self.replacement = replacement
        self.tally = tally
        queue = PartQueue(parts, of: plan.scenes)
    }

    /// Does all parts.
    ///
    /// - Parameters:
    ///   - own: Lays out the parts that this process does itself.
    ///   - isHelping: Whether this process does parts though there are workers for them.
    @MainActor mutating func run(
        on workers: [WorkerProcess], own: inout SceneWorker<Tally>, isHelping: Bool
    ) throws -> DispatchResult<Tally> {
        for worker in workers { try begin(worker) }
        var latest: Int?
        while true {
            if isHelping || busy.isEmpty && fault == nil, let part = queue.next(after: latest) {
                try layOut(part, by: &own)
                latest = part
            } else if !busy.isEmpty {
                try listen(isWaiting: true)
            } else {
                break
            }
        }
        if let fault { throw fault.error }
        tally.merge(own.tally)
        return DispatchResult(tally: tally, unfinished: unfinished.sorted { $0.key < $1.key }.map(\.value))
    }

    private mutating func begin(_ worker: WorkerProcess) throws {
        try ask(
            .begin(project: project, knowledge: tally.knowledge), of: Assignment(worker: worker, duty: .beginning))
    }

    @MainActor private mutating func layOut(_ part: Int, by own: inout SceneWorker<Tally>) throws {
        var broken: (any Error)?
        do {
            try own.run(plan.scenes[part]) { _ in
                do {
                    try listen(isWaiting: false)
                } catch {
                    broken = error
                    throw error
                }
            }
            progress.advance()
        } catch {
            if let broken { throw broken }
            note(WorkerFault(error).error, in: part)
        }
    }

    /// Reads the replies of workers; does nothing where there are none yet.
    ///
    /// - Parameter isWaiting: Whether to wait until there is one, or until it is time to look again for a hang.
    private mutating func listen(isWaiting: Bool) throws {
        if isWaiting { try lookForStandstill() }
        var requests = busy.map { pollfd(fd: $0.worker.stream.descriptor, events: Int16(POLLIN), revents: 0) }
        let pause = limit.tick.map { Int32($0 * 1000) } ?? 1000
        let count = poll(&requests, nfds_t(requests.count), isWaiting ? pause : 0)
        guard count > 0, let number = requests.firstIndex(where: { $0.revents != 0 }) else { return }
        let assignment = busy.remove(at: number)
        if let reply = try assignment.worker.stream.receive(WorkerReply.self) {
            try take(reply, from: assignment)
        } else {
            try bury(assignment, after: assignment.worker.end())
        }
    }

    /// Ends the workers that hang, and finds those that have died though views keep their socket open.
    private mutating func lookForStandstill() throws {
        for number in busy.indices.reversed() {
            let isOver = busy[number].standstill.isOver(at: busy[number].worker.cell ?? -1)
            let isGone = busy[number].worker.isGone
            guard isOver || isGone else { continue }
            let assignment = busy.remove(at: number)
            let end = assignment.worker.end()
            try bury(assignment, after: isGone ? end : .overtime(limit(of: assignment.duty)))
        }
    }

    /// To begin, a worker reads the project, which may take longer than any cell.
    private func limit(of duty: Duty) -> TimeLimit {
        if case .beginning = duty { limit.forReading } else { limit }
    }

    private mutating func take(_ reply: WorkerReply, from assignment: Assignment) throws {
        var assignment = assignment
        var latest: Int?
        switch reply {
        case .ready(fingerprint):
            break
        case .ready, .refused:
            // It has read a different project: a file has changed meanwhile, or can be read only once.
            assignment.worker.end()
            return
        case .laidOut(let part):
            latest = part
            assignment.held.append(part)
            assignment.isSettled = false
            progress.advance()
        case .failed(let part, let fault):
            note(fault.error, in: part)
        case .found(let packed):
            try tally.merge(packed: packed)
            latest = assignment.held.last
            assignment.held = []
        }
        // Where processes die, none keeps its findings to itself.
        if unfinished.isEmpty || assignment.held.isEmpty, let part = queue.next(after: latest) {
            assignment.duty = .part(part)
            try ask(.layOut(part: part), of: assignment)
        } else if fault == nil, !assignment.held.isEmpty || !assignment.isSettled {
            assignment.duty = .handingOver
            assignment.isSettled = queue.isEmpty
            try ask(.handOver(isLast: assignment.isSettled), of: assignment)
        }
    }

    /// Sending to a dead worker does nothing; the missing reply shows that it has died.
    private mutating func ask(_ request: WorkerRequest, of assignment: Assignment) throws {
        var assignment = assignment
        assignment.standstill = Standstill(limit(of: assignment.duty))
        busy.append(assignment)
        _ = try assignment.worker.stream.send(request)
    }

    private mutating func note(_ error: InputError, in part: Int) {
        guard part < fault?.part ?? .max else { return }
        fault = (part, error)
        // Parts after the error do not matter any more.
        queue.drop { $0 > part }
    }

    /// Handles a worker that has died, and its lost findings.
    private mutating func bury(_ assignment: Assignment, after end: WorkerEnd) throws {
        switch assignment.duty {
        case .beginning:
            throw end.error(.beforeWork)
        case .handingOver:
            throw end.error(.afterWork)
        case .part(let number):
            leaveUnfinished(number, at: assignment.worker.cell, after: end)
        }
        guard fault == nil else { return }
        queue.putBack(assignment.held)
        if !queue.isEmpty, let worker = replacement() { try begin(worker) }
    }

    private mutating func leaveUnfinished(_ number: Int, at cell: Int?, after end: WorkerEnd) {
        let part = plan.scenes[number]
        let environment = cell.flatMap { PlanCells(plan.scenes).environment(of: $0, in: number) } ?? 0
        let place = WorkPlace(.scene(part.scene, part.environments[environment]))
        let name = part.scene.name
        progress.advance()
        unfinished[number] = UnfinishedPart(
            scene: name, locales: [part.locale.name], message: place.sentence(end), position: place.position,
            reason: end.reason)
        if case .overtime = end { ends[name, default: 0] += 2 } else { ends[name, default: 0] += 1 }
        if ends[name, default: 0] >= Self.patience { giveUp(part.scene, after: end) }
    }

    private mutating func giveUp(_ scene: LayoutScene, after end: WorkerEnd) {
        let parts = plan.scenes
        let left = queue.drop { parts[$0].scene.name == scene.name }
        guard let first = left.min() else { return }
        for _ in left { progress.advance() }
        let locales = left.sorted().map { parts[$0].locale.name }.distinct
        unfinished[first] = UnfinishedPart(
            scene: scene.name, locales: locales,
            message: "the rest of \(scene.name) was skipped after that, in \(Prose.list(locales))",
            position: scene.place, reason: end.reason)
    }
}

/// The result of the parts of a plan.
struct DispatchResult<Tally: Sendable>: Sendable {
    let tally: Tally
    /// What was not laid out to its end, in the order of the plan.
    let unfinished: [UnfinishedPart]
}

extension LayoutScene {
    /// The place of the scene, for people.
    var place: SourcePosition? {
        file.map { SourcePosition(file: $0, line: 1, column: 1) } ?? position
    }
}
