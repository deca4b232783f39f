import Galley
import Synchronization
import Testing

@testable import Checking
@testable import Galley
@testable import Labels

/// Parts of a job on several threads.
@Suite struct WorkersTests {
    /// Every worker is made and finished once, and every part is done once.
    @Test(arguments: [1, 3, 100]) func everyPartIsDoneOnce(count: Int) throws {
        let done = Mutex<[Int]>([])
        let workers = Mutex((made: 0, finished: 0))
        try Workers.run(parts: 50, count: count) {
            workers.withLock { $0.made += 1 }
        } work: { _, part throws(InputError) in
            done.withLock { $0.append(part) }
            return true
        } finish: { _ in
            workers.withLock { $0.finished += 1 }
        }
        #expect(done.withLock { $0 }.sorted() == Array(0..<50))
        #expect(workers.withLock { $0.made } == min(count, 50) && workers.withLock { $0.finished } == min(count, 50))
    }

    /// However slow the reader is, workers are never further ahead of it than the queue has room.
    @Test func outputsComeInOrderAndWorkersWait() throws {
        let started = Atomic<Int>(0)
        var seen: [Int] = []
        var furthest = 0
        try Workers.inOrder(parts: 200, count: 4) {
        } work: { _, part throws(InputError) in
            started.add(1, ordering: .relaxed)
            return part
        } body: { part in
            seen.append(part)
            furthest = max(furthest, started.load(ordering: .relaxed) - seen.count)
        }
        #expect(seen == Array(0..<200))
        #expect(furthest <= 16)
    }

    @Test func aFaultEndsTheWork() {
        let error = InputError(.unreadable, "broken")
        var seen: [Int] = []
        #expect(throws: error) {
            try Workers.inOrder(parts: 1000, count: 3) {
            } work: { _, part throws(InputError) in
                if part == 20 { throw error }
                return part
            } body: { part in
                seen.append(part)
            }
        }
        #expect(seen == Array(0..<seen.count) && seen.count <= 20)
    }

    @Test func nothingToDo() throws {
        try Workers.inOrder(parts: 0, count: nil) {
        } work: { _, part throws(InputError) in
            part
        } body: { _ in
            Issue.record("there is no part")
        }
    }
}
