internal import Foundation
package import Labels
internal import Outputs
internal import Scenes
internal import Synchronization

/// Ends a process without a guard where it hangs at a cell, or where code of the program ends it too early.
package enum HangWatch {
    private struct Latest {
        var work: Work?
        var count = 0
    }

    /// In a release build of Swift 6.3 a `ViewWork?` of a global that was never set reads as if it were; a reference does not.
    private final class Work: Sendable {
        let value: ViewWork

        init(_ value: ViewWork) { self.value = value }
    }

    private static let latest = Mutex(Latest())
    private static let isDone = Atomic<Bool>(false)

    /// Watches this process from here on.
    ///
    /// - Parameters:
    ///   - limit: How long it may take for one scene in one environment, or for one preview.
    ///   - say: Prints why the process ends with status 3.
    package static func start(within limit: TimeLimit, say: @escaping @Sendable (InputError) -> Void) {
        ViewWork.observe(with: Observer())
        guard let tick = limit.tick else { return }
        Thread.detachNewThread {
            var standstill = Standstill(limit)
            while true {
                usleep(useconds_t(tick * 1_000_000))
                let current = latest.withLock { state in state.work.map { (work: $0.value, count: state.count) } }
                guard let current else {
                    standstill = Standstill(limit)
                    continue
                }
                guard standstill.isOver(at: current.count) else { continue }
                UnfinishedFiles.unlinkAll()
                say(WorkPlace(current.work).error(.overtime(limit)))
                _exit(ExitStatus.unreadable.rawValue)
            }
        }
    }

    /// Makes a call of `exit` before the end of the command an error.
    package static func refuseExit(say: @escaping @Sendable (InputError) -> Void) {
        refusal.withLock { $0 = say }
        atexit {
            guard !HangWatch.isDone.load(ordering: .relaxed) else { return }
            let work = HangWatch.latest.withLock { $0.work?.value }
            HangWatch.refusal.withLock { $0 }?(
                work.map { WorkPlace($0).error(.exit) }
                    ?? InputError(.unreadable, "the program ended itself before the command was done"))
            UnfinishedFiles.unlinkAll()
            _exit(ExitStatus.unreadable.rawValue)
        }
    }

    private static let refusal = Mutex<(@Sendable (InputError) -> Void)?>(nil)

    /// The command is done.
    package static func finish() { isDone.store(true, ordering: .relaxed) }

    private final class Observer: ViewWorkObserver {
        func begin(_ work: ViewWork) {
            latest.withLock {
                $0.work = Work(work)
                $0.count += 1
            }
        }

        func end() {
            latest.withLock { $0.work = nil }
        }
    }
}
