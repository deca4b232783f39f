import Checks
import Foundation
import Labels
import Projects
import Scenes
import TestSupport
import Testing

@testable import Checking
@testable import Galley

/// What the process that shares work out does with the answers of workers, which are played here.
@MainActor @Suite struct PartDispatchTests {
    private let copy: ProjectCopy
    private let project: Project
    private let plan: CheckPlan
    private let fingerprint: PlanFingerprint

    init() throws {
        copy = try ProjectCopy([
            "galley.yml": "scenes: [A.yml, B.yml]\nlocales: [en, de]\nwidths: [320]\n",
            "A.yml": "scene: A\nview: { Text: { verbatim: Settings } }\n",
            "B.yml": "scene: B\nview: { Text: { verbatim: Help } }\n",
        ])
        project = try copy.project()
        plan = try project.plan(CheckOptions())
        fingerprint = PlanFingerprint(plan, of: project, options: CheckOptions())
    }

    /// Does the plan with a worker for which `answer` speaks until it gives nil; then the worker comes to its end. One that
    /// does not answer is ended after a minute, so that no test waits for ever.
    ///
    /// - Returns: How many cells were laid out, and how often the worker was asked to lay out a part.
    private func cells(
        limit: TimeLimit = .usual, answer: @escaping @Sendable (WorkerRequest) -> WorkerReply?
    ) throws -> (cells: Int, asked: Int) {
        var ends: [Int32] = [-1, -1]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        let (stream, other) = (MessageStream(descriptor: ends[0]), MessageStream(descriptor: ends[1]))
        let process = try TestProcess(URL(filePath: "/bin/sleep"), ["600"])
        let worker = WorkerProcess(
            identifier: process.identifier, place: WorkerPlace(open(#filePath, O_RDONLY)), stream: stream)
        let asked = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            while let request = try? other.receive(WorkerRequest.self), let reply = answer(request) {
                if case .layOut = request { asked.signal() }
                guard (try? other.send(reply)) == true else { break }
            }
            close(other.descriptor)
        }
        let checker = Checker(rules: project.rules)
        var own = SceneWorker(
            project, fonts: try project.labelFonts(), tally: checker.fresh, isTripled: false)
        var dispatch = PartDispatch(
            Array(plan.scenes.indices), of: plan, project: 0, fingerprint: fingerprint, into: checker,
            progress: WorkProgress(plan.scenes.count) { _ in }, limit: limit
        ) { nil }
        let result = try dispatch.run(on: [worker], own: &own, isHelping: false)
        #expect(result.unfinished.isEmpty)
        var count = 0
        while asked.wait(timeout: .now()) == .success { count += 1 }
        return (result.tally.result().summary.cells, count)
    }

    /// It takes what it has found to its end, though every part was done.
    @Test func aWorkerThatEndsAfterItsLastSceneIsAnError() throws {
        let fingerprint = fingerprint
        let error = #expect(throws: InputError.self) {
            _ = try cells { request in
                switch request {
                case .begin: .ready(fingerprint)
                case .layOut(let part): .laidOut(part: part)
                case .handOver: nil
                }
            }
        }
        #expect(error?.message.hasSuffix(" after the last scene") == true)
        #expect(error?.kind == .unreadable)
    }

    @Test func aWorkerThatEndsBeforeItHasBegunIsAnError() throws {
        let error = #expect(throws: InputError.self) { _ = try cells { _ in nil } }
        #expect(error?.message.hasPrefix("a worker process ") == true)
    }

    /// `--timeout` is for a cell: to begin, a worker reads the project, and that may take longer.
    @Test func aWorkerMayReadTheProjectForLongerThanACellMayTake() throws {
        let result = try cells(limit: TimeLimit(seconds: 1)) { request in
            guard case .begin = request else { return nil }
            sleep(3)
            return .refused
        }
        #expect(result.asked == 0 && result.cells == plan.cells)
    }

    /// A worker that has planned something else gets no part: its numbers would mean other parts.
    @Test func aWorkerWithAnotherPlanGetsNoPart() throws {
        try copy.write("scene: A\nview: { Text: { verbatim: Preferences } }\n", to: "A.yml")
        let changed = try copy.project()
        let other = PlanFingerprint(try changed.plan(CheckOptions()), of: changed, options: CheckOptions())
        let result = try cells { request in
            switch request {
            case .begin: .ready(other)
            case .layOut(let part): .laidOut(part: part)
            case .handOver: .found(Data())
            }
        }
        #expect(result.asked == 0)
        #expect(result.cells == plan.cells)
    }

    /// Processes that have read other files, or have other work to do, cannot share any.
    @Test func fingerprintsAreThoseOfFilesAndPlan() throws {
        let same = fingerprint
        #expect(same == PlanFingerprint(try project.plan(CheckOptions()), of: project, options: CheckOptions()))
        var narrower = CheckOptions()
        narrower.locales = ["de"]
        #expect(same != PlanFingerprint(try project.plan(narrower), of: project, options: CheckOptions()))
        try copy.write("scene: B\nview: { Text: { verbatim: Assistance } }\n", to: "B.yml")
        #expect(same != PlanFingerprint(plan, of: project, options: CheckOptions()))
    }
}
