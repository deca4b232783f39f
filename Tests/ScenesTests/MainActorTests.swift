import Foundation
import Frames
import Scenes
import Synchronization
import Testing

/// A report is made wherever it is asked for: on the main actor, by other actors, on any thread.
@Suite struct MainActorTests {
    private static let scene = LayoutScene("Greeting") { Text(verbatim: "Hello") }

    private actor Reporter {
        func report() throws -> FrameReport { try MainActorTests.scene.report() }
    }

    /// On Linux the main actor of a test program is not on the main thread.
    @MainActor @Test func theMainActorMakesAReport() throws {
        #expect(try Self.scene.report().root.frame.width > 0)
        #expect(try Self.scene.transition(to: Self.scene).views.count == 1)
    }

    @Test func anotherActorMakesAReport() async throws {
        #expect(try await Reporter().report().root.frame.width > 0)
    }

    @Test func manyTasksMakeReports() async throws {
        try await withThrowingTaskGroup { group in
            for _ in 0..<16 { group.addTask { try Self.scene.report() } }
            var count = 0
            for try await report in group where report.root.frame.width > 0 { count += 1 }
            #expect(count == 16)
        }
    }

    @Test func aPlainThreadMakesAReport() async throws {
        let report = try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try Self.scene.report() }) }
        }
        #expect(report.root.frame.width > 0)
    }

    /// While the main actor waits for a thread, that thread cannot wait for the main actor. In a process of its own, as
    /// the wait ends once nothing else happens in the process.
    @Test func aThreadThatTheMainActorWaitsForIsTold() async {
        await #expect(processExitsWith: .success) {
            let message = await MainActor.run {
                let message = Mutex("")
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    do {
                        _ = try MainActorTests.scene.report()
                    } catch {
                        message.withLock { $0 = "\(error)" }
                    }
                    done.signal()
                }
                done.wait()
                return message.withLock { $0 }
            }
            #expect(message.contains("on the main actor") && message.contains("concurrentPerform"))
        }
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                DispatchQueue.concurrentPerform(iterations: 2) { _ in _ = try? MainActorTests.scene.report() }
            }
            let report = try? MainActorTests.scene.report()
            #expect(report != nil)
        }
    }
}
