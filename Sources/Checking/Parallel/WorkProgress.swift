internal import Synchronization

/// Counts the parts that are done, and reports at most a hundred times.
package final class WorkProgress: Sendable {
    private let total: Int
    private let done = Mutex<Int>(0)
    private let tell: @Sendable (Double) -> Void

    package init(_ total: Int, _ tell: @escaping @Sendable (Double) -> Void) {
        self.total = max(total, 1)
        self.tell = tell
    }

    package func advance() {
        done.withLock { done in
            // Work that was lost with its process is done again.
            done = min(done + 1, total)
            guard done * 100 / total != (done - 1) * 100 / total else { return }
            tell(Double(done) / Double(total))
        }
    }
}
