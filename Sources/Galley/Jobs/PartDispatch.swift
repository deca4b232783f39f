internal import Foundation
internal import Frames
internal import Reports
internal import Scenes

/// Hands parts of a plan to workers, does parts itself meanwhile, and adds up what was found.
///
/// Each process has one part at a time. Before every cell that this process lays out it listens to the workers, so that
/// none waits for longer than a cell takes.
struct PartDispatch<Tally: MovableTally>: Sendable {
    /// What a worker was asked for and has not answered.
    private enum Duty {
        case beginning
        case part(Int)
        case handingOver
    }

    private let plan: CheckPlan
    private let fingerprint: PlanFingerprint
    private let progress: WorkProgress
    private var tally: Tally
    private var queue: PartQueue
    /// The workers that owe an answer.
    private var busy: [(worker: WorkerProcess, duty: Duty)] = []
    /// Why there will be no result: of several faults the one that a single process would have come upon first.
    private var fault: (part: Int, error: InputError)?

    init(
        _ parts: [Int], of plan: CheckPlan, fingerprint: PlanFingerprint, into tally: Tally, progress: WorkProgress
    ) {
        self.plan = plan
        self.fingerprint = fingerprint
        self.progress = progress
        self.tally = tally
        queue = PartQueue(parts, of: plan.scenes)
    }

    /// Does all parts.
    ///
    /// - Parameters:
    ///   - own: Lays out what this process does itself.
    ///   - isHelping: Whether this process takes parts though there are workers for them.
    @MainActor mutating func run(
        on workers: [WorkerProcess], project: Int, own: inout SceneWorker<Tally>, isHelping: Bool
    ) throws -> Tally {
        busy = workers.map { ($0, .beginning) }
        for worker in workers { try ask(.begin(project: project, knowledge: tally.knowledge), of: worker) }
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
        return tally
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
    /// - Parameter isWaiting: Whether to wait until one has.
    private mutating func listen(isWaiting: Bool) throws {
        var requests = busy.map { pollfd(fd: $0.worker.stream.descriptor, events: Int16(POLLIN), revents: 0) }
        while poll(&requests, nfds_t(requests.count), isWaiting ? -1 : 0) < 0 {}
        guard let number = requests.firstIndex(where: { $0.revents != 0 }) else { return }
        let (worker, duty) = busy.remove(at: number)
        if let reply = try worker.stream.receive(WorkerReply.self) {
            try take(reply, from: worker, after: duty)
        } else {
            try bury(worker, at: duty)
        }
    }

    private mutating func take(_ reply: WorkerReply, from worker: WorkerProcess, after duty: Duty) throws {
        var latest: Int?
        switch reply {
        case .ready(fingerprint):
            break
        case .ready, .refused:
            // It has read another project: a file has changed meanwhile, or can be read only once.
            worker.end()
            return
        case .laidOut(let part):
            latest = part
            progress.advance()
        case .failed(let part, let fault):
            note(fault.error, in: part)
        case .found(let packed):
            return try tally.merge(packed: packed)
        }
        if let part = queue.next(after: latest) {
            busy.append((worker, .part(part)))
            try ask(.layOut(part: part), of: worker)
        } else if fault == nil {
            busy.append((worker, .handingOver))
            try ask(.handOver, of: worker)
        }
    }

    /// A worker that has gone is not told; what follows from it is seen where its answer is missing.
    private func ask(_ request: WorkerRequest, of worker: WorkerProcess) throws {
        _ = try worker.stream.send(request)
    }

    private mutating func note(_ error: InputError, in part: Int) {
        guard part < fault?.part ?? .max else { return }
        fault = (part, error)
        // What comes after the fault is of no interest any more.
        queue.drop(after: part)
    }

    /// A worker has come to its end, and with it what it had found.
    private mutating func bury(_ worker: WorkerProcess, at duty: Duty) throws {
        let cell = worker.cell
        let end = worker.end()
        switch duty {
        case .beginning:
            throw InputError(.unreadable, "a process that was to share the work \(end)")
        case .handingOver:
            throw InputError(.unreadable, "a process that shared the work \(end) after the last scene")
        case .part(let number):
            let part = plan.scenes[number]
            let environment = cell.flatMap { PlanCells(plan.scenes).environment(of: $0, in: number) } ?? 0
            let facts = FrameTree.facts(of: part.environments[environment]).joined(separator: ", ")
            let place = "\(part.scene.name) out in \(facts)"
            note(InputError(.unreadable, "the process that laid \(place) \(end)", at: part.scene.place), in: number)
        }
    }
}

extension LayoutScene {
    /// Where a person finds the scene.
    fileprivate var place: SourcePosition? {
        file.map { SourcePosition(file: $0, line: 1, column: 1) } ?? position
    }
}
