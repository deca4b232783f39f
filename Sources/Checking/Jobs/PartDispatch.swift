internal import Basics
internal import Checks
internal import Foundation
internal import Labels
internal import Reports
internal import Scenes

/// Hands parts of a plan to workers, does parts itself meanwhile, and adds up what was found.
///
/// Each process has one part at a time. Before every cell that this process lays out it listens to the workers, so that
/// none waits for longer than a cell takes.
///
/// What a worker has found goes with it where it comes to its end: the part that it was at is named as unfinished, and the
/// parts that it had done are done again by another one.
struct PartDispatch<Tally: MovableTally>: Sendable {
    /// What a worker was asked for and has not answered.
    private enum Duty {
        case beginning
        case part(Int)
        case handingOver
    }

    /// A worker that owes an answer.
    private struct Assignment {
        let worker: WorkerProcess
        var duty: Duty
        /// The parts that it has done and not handed over.
        var held: [Int] = []
        var standstill = Standstill(.usual)
    }

    /// After how many ends of its process a scene is given up; one that hung counts twice, as that takes a minute.
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
    /// Why there will be no result: of several faults the one that a single process would have come upon first.
    private var fault: (part: Int, error: InputError)?
    /// The parts that processes came to their end in, and how.
    private var unfinished: [Int: UnfinishedPart] = [:]
    /// How often the process of each scene has come to its end; more where it hung.
    private var ends: [String: Int] = [:]

    /// - Parameters:
    ///   - project: The number of the project among those of the command.
    ///   - limit: How long a worker may take for a cell.
    ///   - replacement: Starts a worker instead of one that has come to its end; nil where none can be started.
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
    ///   - own: Lays out what this process does itself.
    ///   - isHelping: Whether this process takes parts though there are workers for them.
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

    /// Takes what a worker has to say; does nothing where none has answered yet.
    ///
    /// - Parameter isWaiting: Whether to wait until one has, or until it is time to look again whether one hangs.
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

    /// Ends the workers that have not moved for too long, and finds those that have gone though views keep their socket.
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
            // It has read another project: a file has changed meanwhile, or can be read only once.
            assignment.worker.end()
            return
        case .laidOut(let part):
            latest = part
            assignment.held.append(part)
            progress.advance()
        case .failed(let part, let fault):
            note(fault.error, in: part)
        case .found(let packed):
            try tally.merge(packed: packed)
            latest = assignment.held.last
            assignment.held = []
        }
        // Where processes come to their end, none keeps what it has found.
        if unfinished.isEmpty || assignment.held.isEmpty, let part = queue.next(after: latest) {
            assignment.duty = .part(part)
            try ask(.layOut(part: part), of: assignment)
        } else if fault == nil, !assignment.held.isEmpty {
            assignment.duty = .handingOver
            try ask(.handOver, of: assignment)
        }
    }

    /// A worker that has gone is not told; what follows from it is seen where its answer is missing.
    private mutating func ask(_ request: WorkerRequest, of assignment: Assignment) throws {
        var assignment = assignment
        assignment.standstill = Standstill(limit(of: assignment.duty))
        busy.append(assignment)
        _ = try assignment.worker.stream.send(request)
    }

    private mutating func note(_ error: InputError, in part: Int) {
        guard part < fault?.part ?? .max else { return }
        fault = (part, error)
        // What comes after the fault is of no interest any more.
        queue.drop { $0 > part }
    }

    /// A worker has come to its end, and with it what it had found.
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
            scene: name, locales: [part.locale.name], message: place.sentence(end), position: place.position)
        if case .overtime = end { ends[name, default: 0] += 2 } else { ends[name, default: 0] += 1 }
        if ends[name, default: 0] >= Self.patience { giveUp(part.scene) }
    }

    private mutating func giveUp(_ scene: LayoutScene) {
        let parts = plan.scenes
        let left = queue.drop { parts[$0].scene.name == scene.name }
        guard let first = left.min() else { return }
        for _ in left { progress.advance() }
        let locales = left.sorted().map { parts[$0].locale.name }.distinct
        unfinished[first] = UnfinishedPart(
            scene: scene.name, locales: locales,
            message: "the rest of \(scene.name) was skipped after that, in \(Prose.list(locales))",
            position: scene.place)
    }
}

/// What came of the parts of a plan.
struct DispatchResult<Tally: Sendable>: Sendable {
    let tally: Tally
    /// What was not laid out to its end, in the order of the plan.
    let unfinished: [UnfinishedPart]
}

extension LayoutScene {
    /// Where a person finds the scene.
    var place: SourcePosition? {
        file.map { SourcePosition(file: $0, line: 1, column: 1) } ?? position
    }
}
