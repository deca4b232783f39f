internal import Foundation
internal import Synchronization

/// Runs `work` on the main actor and waits for it: view bodies belong there, as SwiftUI's do.
///
/// From the main actor itself the work is a plain call. From elsewhere the calling thread waits until the main actor has
/// done it. That cannot be where the main actor waits for the calling thread in turn, as it does in
/// `DispatchQueue.concurrentPerform`; then the wait ends with an error.
/// - Throws: `MainActorBlocked` once nothing at all has happened in this process for ten seconds; what `work` throws.
package func onMainActor<Result: Sendable>(
    _ work: @escaping @MainActor @Sendable () throws -> Result
) throws -> Result {
    MainQueue.isCurrent ? try MainActor.assumeIsolated(work) : try MainQueue.run(work)
}

/// A scene was to be laid out on a thread for which the main actor waits.
public struct MainActorBlocked: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String {
        """
        the views of a scene are evaluated on the main actor, which has not come to it for \
        \(Int(MainQueue.patience)) seconds: its thread waits, perhaps for this one. Ask for reports on the main actor, or \
        from tasks that it awaits, not from threads that it waits for, as in DispatchQueue.concurrentPerform
        """
    }
}

/// The queue that the main actor runs on.
private enum MainQueue {
    /// How long nothing may happen before a wait is given up, in seconds.
    static let patience = 10.0

    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether this code runs on the main actor. On Linux its queue outlives the main thread, which `dispatchMain` ends.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

    /// Whether the work has begun, or whether nobody waits for it any more.
    private enum Stage { case waiting, begun, givenUp }

    private final class Errand<Result: Sendable>: Sendable {
        let stage = Mutex(Stage.waiting)
        let result = Mutex<Swift.Result<Result, any Error>?>(nil)
        let done = DispatchSemaphore(value: 0)

        /// Moves on from waiting; false where that has happened before.
        func leaveWaiting(to next: Stage) -> Bool {
            stage.withLock { stage in
                guard stage == .waiting else { return false }
                stage = next
                return true
            }
        }
    }

    static func run<Result: Sendable>(_ work: @escaping @MainActor @Sendable () throws -> Result) throws -> Result {
        let errand = Errand<Result>()
        DispatchQueue.main.async {
            guard errand.leaveWaiting(to: .begun) else { return }
            let result = MainActor.assumeIsolated { Swift.Result(catching: work) }
            errand.result.withLock { $0 = result }
            errand.done.signal()
        }
        var idle = IdleTime()
        while errand.done.wait(timeout: .now() + 1) == .timedOut {
            guard idle.add(1) >= patience, errand.leaveWaiting(to: .givenUp) else { continue }
            throw MainActorBlocked()
        }
        guard let result = errand.result.withLock({ $0 }) else { throw MainActorBlocked() }
        return try result.get()
    }
}

/// How long no thread of this process has done anything to speak of: then nobody will free the main actor.
private struct IdleTime {
    private var seconds = 0.0
    private var latest = Self.processorTime

    /// Counts seconds that have passed, from 0 again where a hundredth of them was spent working.
    mutating func add(_ passed: Double) -> Double {
        let now = Self.processorTime
        seconds = now - latest > passed / 100 ? 0 : seconds + passed
        latest = now
        return seconds
    }

    /// What all threads of this process have used so far, in seconds.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
