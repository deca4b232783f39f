import Foundation
import Frames
import Scenes
import Synchronization
import TestSupport
import Testing
import ViewLayout

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
        let report = try await onThread { try Self.scene.report() }
        #expect(report.root.frame.width > 0)
    }

    /// While the main actor waits for a thread, that thread does the work of the main actor. In a process of its own: on
    /// Linux the main thread of a test program has ended, and the wait ends once nothing else happens in the process.
    @Test func aThreadThatTheMainActorWaitsForMakesAReport() async {
        await #expect(processExitsWith: .success) {
            endThisProcess()
            let widths = await MainActor.run {
                let widths = Mutex<[Double]>([])
                DispatchQueue.concurrentPerform(iterations: 50) { _ in
                    guard let report = try? MainActorTests.scene.report() else { return }
                    widths.withLock { $0.append(report.root.frame.width) }
                }
                return widths.withLock { $0 }
            }
            #expect(widths.count == 50 && Set(widths).count == 1 && widths[0] > 0)
            // And on the main actor itself again.
            let width = await MainActor.run { try? MainActorTests.scene.report().root.frame.width }
            #expect(width == widths[0])
        }
    }

    /// Views are evaluated for one report at a time, so that a view that waits for the report of another thread is named.
    @Test func aViewThatWaitsForAReportElsewhereIsTold() async {
        await #expect(processExitsWith: .success) {
            endThisProcess()
            let message = Mutex("")
            let waiting = LayoutScene("Waiting") {
                let _ = {
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
                }()
                Text(verbatim: "Hello")
            }
            let width = await MainActor.run { try? waiting.report().root.frame.width }
            #expect(width ?? 0 > 0)
            #expect(message.withLock { $0.contains("one after another") && $0.contains("concurrentPerform") })
        }
    }
}
