internal import Foundation
internal import Frames
internal import Reports
internal import Scenes

/// Hands parts of a plan to workers, the costliest first, and adds up what they find.
struct PartDispatch<Tally: MovableTally> {
    /// A worker has its next part before it has done the one before, and never waits for it.
    private static var ahead: Int { 2 }

    private let plan: CheckPlan
    private let fingerprint: PlanFingerprint
    private let progress: WorkProgress
    private var tally: Tally
    /// The parts that no worker has yet, the next one last.
    private var waiting: [Int]
    /// The workers that owe an answer.
    private var busy: [WorkerProcess] = []
    /// Why there will be no result: of several faults the one that a single process would have come upon first.
    private var fault: (part: Int, error: InputError)?

    init(
        _ parts: [Int], of plan: CheckPlan, fingerprint: PlanFingerprint, into tally: Tally, progress: WorkProgress
    ) {
        self.plan = plan
        self.fingerprint = fingerprint
        self.progress = progress
        self.tally = tally
        waiting = parts.sorted { first, second in
            let costs = [first, second].map { plan.scenes[$0].cost }
            return costs[0] == costs[1] ? first > second : costs[0] < costs[1]
        }
    }

    /// Does all parts; nil where a worker has read another project than this process.
    mutating func run(on workers: [WorkerProcess], project: Int) throws -> Tally? {
        guard try begin(project, on: workers) else { return nil }
        busy = workers
        for worker in workers { try occupy(worker) }
        while let worker = nextToAnswer() {
            if let reply = try worker.stream.receive(WorkerReply.self) {
                try take(reply, from: worker)
            } else {
                try bury(worker)
            }
        }
        if let fault { throw fault.error }
        return tally
    }

    /// Has all workers read the project; false where they have not read the same.
    private func begin(_ project: Int, on workers: [WorkerProcess]) throws -> Bool {
        for worker in workers { try ask(.begin(project: project, knowledge: tally.knowledge), of: worker) }
        return try workers.allSatisfy { worker in
            guard let reply = try worker.stream.receive(WorkerReply.self) else {
                throw InputError(.unreadable, "a process that was to share the work \(worker.end())")
            }
            guard case .ready(fingerprint) = reply else { return false }
            return true
        }
    }

    /// Waits for a worker that has answered, or has come to its end; nil where none owes an answer.
    private func nextToAnswer() -> WorkerProcess? {
        var requests = busy.map { pollfd(fd: $0.stream.descriptor, events: Int16(POLLIN), revents: 0) }
        guard !requests.isEmpty else { return nil }
        while poll(&requests, nfds_t(requests.count), -1) < 0 {}
        return requests.firstIndex { $0.revents != 0 }.map { busy[$0] }
    }

    private mutating func take(_ reply: WorkerReply, from worker: WorkerProcess) throws {
        switch reply {
        case .ready, .refused:
            return
        case .laidOut(let part):
            worker.parts.removeAll { $0 == part }
            progress.advance()
        case .failed(let part, let fault):
            worker.parts.removeAll { $0 == part }
            note(fault.error, in: part)
        case .found(let packed):
            try tally.merge(packed: packed)
            busy.removeAll { $0 === worker }
            return
        }
        try occupy(worker)
    }

    /// Gives a worker something to do; where nothing is left, it is asked for what it has found.
    private mutating func occupy(_ worker: WorkerProcess) throws {
        while worker.parts.count < Self.ahead, let part = waiting.popLast() {
            worker.parts.append(part)
            try ask(.layOut(part: part), of: worker)
        }
        guard worker.parts.isEmpty else { return }
        if fault == nil {
            try ask(.handOver, of: worker)
        } else {
            busy.removeAll { $0 === worker }
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
        waiting.removeAll { $0 > part }
    }

    /// A worker has come to its end, and with it what it had found.
    private mutating func bury(_ worker: WorkerProcess) throws {
        let cell = worker.cell
        let end = worker.end()
        busy.removeAll { $0 === worker }
        let cells = PlanCells(plan.scenes)
        let begun = worker.parts.first { part in cell.flatMap { cells.environment(of: $0, in: part) } != nil }
        guard let number = begun ?? worker.parts.first else {
            throw InputError(.unreadable, "a process that shared the work \(end) after the last scene")
        }
        let part = plan.scenes[number]
        let environment = part.environments[cell.flatMap { cells.environment(of: $0, in: number) } ?? 0]
        let place = "\(part.scene.name) out in \(FrameTree.facts(of: environment).joined(separator: ", "))"
        note(InputError(.unreadable, "the process that laid \(place) \(end)", at: part.scene.place), in: number)
        waiting += worker.parts.filter { $0 < number }
    }
}

extension LayoutScene {
    /// Where a person finds the scene.
    fileprivate var place: SourcePosition? {
        file.map { SourcePosition(file: $0, line: 1, column: 1) } ?? position
    }
}
