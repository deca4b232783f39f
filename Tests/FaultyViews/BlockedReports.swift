import Foundation
import Galley
import SwiftUI
import Synchronization

/// Reports that are asked for on other threads and in tasks while the main thread waits for them.
enum BlockedReports {
    /// Prints how many there were, and how many different widths.
    @MainActor static func print() {
        let scene = LayoutScene("Greeting") { Text(verbatim: "Hello") }
        let widths = Mutex<[Double]>([])
        let report: @Sendable () -> Void = {
            guard let report = try? scene.report() else { return }
            widths.withLock { $0.append(report.root.frame.width) }
        }
        // The main thread takes some of these itself.
        DispatchQueue.concurrentPerform(iterations: 200) { _ in report() }
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<200 {
            Task.detached {
                report()
                done.signal()
            }
        }
        for _ in 0..<200 { done.wait() }
        let made = widths.withLock { $0 }
        Swift.print("\(made.count) reports, \(Set(made).count) width")
    }
}
