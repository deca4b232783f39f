internal import Foundation
internal import Synchronization

/// Runs `work` on the main actor and waits for it: view bodies run there, as in SwiftUI.
///
/// From the main actor itself this is a plain call. From elsewhere the calling thread waits until the main actor has
/// done the work. If the main actor is waiting too, as it does for `DispatchQueue.concurrentPerform`, it would never do
/// it; then the calling thread does the work in its place. Only one thread at a time runs work of the main actor here.
///   process for ten seconds; what `work` throws.
package func onMainActor<Result: Sendable>(
    _ work: @escaping @MainActor @Sendable () throws -> Result
) throws -> Result {
    if MainTurn.isMine { return try MainActor.assumeIsolated(work) }
    if MainQueue.isCurrent { return try MainTurn.take { try MainActor.assumeIsolated(work) } }
    return try MainQueue.run(work)
}

/// A scene was to be laid out on a thread that the main actor waits for, while another scene was being laid out.
public struct MainActorBlocked: Error, Hashable, Sendable, CustomStringConvertible {
    public var description: String {
        """
        the views of a scene are evaluated one after another, and the thread that evaluates one has not moved for \
        \(Int(MainQueue.patience)) seconds: it waits, perhaps for this one. Ask for reports on the main actor, or from \
        tasks that it awaits, not in a view from threads that it waits for, as in DispatchQueue.concurrentPerform
        """
    }
}

/// Whose turn it is to run work of the main actor. One thread at a time has the turn, whether it is the main actor's or
/// not.
private enum MainTurn {
    private static let lock = NSLock()
    private static let owner = Atomic<UInt>(0)

    private static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

    /// Whether this thread is in the middle of such work.
    static var isMine: Bool { owner.load(ordering: .relaxed) == thread }

    static func take<Result>(_ work: () throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try own(work)
    }

    /// Does the work if it is nobody's turn.
    static func takeIfFree(_ work: () -> Void) {
        guard lock.try() else { return }
        defer { lock.unlock() }
        own(work)
    }

    private static func own<Result>(_ work: () throws -> Result) rethrows -> Result {
        owner.store(thread, ordering: .relaxed)
        defer { owner.store(0, ordering: .relaxed) }
        return try work()
    }
}

/// The queue that the main actor runs on.
private enum MainQueue {
    /// After how many seconds without any activity a wait is given up.
    static let patience = 10.0

    private static let key: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Whether this code runs on the main actor. On Linux its queue outlives the main thread, which `dispatchMain`
    /// ends.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) != nil }

    /// Whether the main actor was found waiting and has done nothing since, so that this need not be found out again.
    private static let isKnownBlocked = Atomic<Bool>(false)

    /// Whether the work waits, has begun, or is no longer waited for.
    private enum Stage { case waiting, begun, givenUp }

    fileprivate final class Errand<Result: Sendable>: Sendable {
        private let stage = Mutex(Stage.waiting)
        private let result = Mutex<Swift.Result<Result, any Error>?>(nil)
        private let done = DispatchSemaphore(value: 0)
        private let work: @MainActor @Sendable () throws -> Result

        init(_ work: @escaping @MainActor @Sendable () throws -> Result) { self.work = work }

        /// Does the work, unless it was begun or given up before; on the main actor, or on its stand-in.
        func run() {
            guard leaveWaiting(to: .begun) else { return }
            let made = MainActor.assumeIsolated { Swift.Result(catching: work) }
            result.withLock { $0 = made }
            done.signal()
        }

        /// Gives the work up; false where it has begun.
        func giveUp() -> Bool { leaveWaiting(to: .givenUp) }

        /// Waits for the work, for a number of seconds at most; nil where it is not done by then.
        func wait(_ seconds: Double) -> Swift.Result<Result, any Error>? {
            guard done.wait(timeout: .now() + seconds) == .success else { return nil }
            return result.withLock { $0 }
        }

        private func leaveWaiting(to next: Stage) -> Bool {
            stage.withLock { stage in
                guard stage == .waiting else { return false }
                stage = next
                return true
            }
        }
    }

    static func run<Result: Sendable>(_ work: @escaping @MainActor @Sendable () throws -> Result) throws -> Result {
        let errand = Errand(work)
        DispatchQueue.main.async {
            isKnownBlocked.store(false, ordering: .relaxed)
            MainTurn.take { errand.run() }
        }
        var main = IdleTime(ofMainThread: true)
        var process = IdleTime(ofMainThread: false)
        let pause = 0.1
        while true {
            // If an earlier report has found the main actor waiting, this one asks once and does not wait a second.
            if isKnownBlocked.load(ordering: .relaxed), let result = standIn(for: errand) { return try result.get() }
            if let result = errand.wait(pause) { return try result.get() }
            if main.add(pause) >= 1 { isKnownBlocked.store(true, ordering: .relaxed) }
            guard process.add(pause) >= patience, errand.giveUp() else { continue }
            throw MainActorBlocked()
        }
    }

    /// Does the work on this thread, because the main actor is waiting in the middle of something else.
    ///
    /// - Returns: nil where another thread is doing work for the main actor.
    private static func standIn<Result>(for errand: Errand<Result>) -> Swift.Result<Result, any Error>? {
        MainTurn.takeIfFree {
            Task { @MainStandIn in errand.run() }
        }
        return errand.wait(0)
    }
}

/// The main actor on a thread that is not its own. While the main actor waits, code here counts as being on it.
@globalActor private actor MainStandIn {
    static let shared = MainStandIn()
    private static let executor = Executor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { Self.executor.asUnownedSerialExecutor() }

    /// Runs a job at once on the thread that submits it.
    private final class Executor: SerialExecutor {
        func enqueue(_ job: UnownedJob) { job.runSynchronously(on: MainActor.sharedUnownedExecutor) }
    }
}

/// How long a thread, or the whole process, has done next to nothing.
private struct IdleTime {
    private let isOfMainThread: Bool
    private var seconds = 0.0
    private var latest: Double

    /// - Parameter ofMainThread: Whether to look at the main thread alone, while it exists, and not at the whole
    ///   process.
    init(ofMainThread: Bool) {
        isOfMainThread = ofMainThread
        latest = Self.processorTime(isOfMainThread)
    }

    /// Adds seconds that have passed; begins again at 0 where a hundredth of them was spent working.
    mutating func add(_ passed: Double) -> Double {
        let now = Self.processorTime(isOfMainThread)
        seconds = abs(now - latest) > passed / 100 ? 0 : seconds + passed
        latest = now
        return seconds
    }

    /// The processor time used so far, in seconds.
    private static func processorTime(_ ofMainThread: Bool) -> Double {
        var time = timespec()
        if !ofMainThread || clock_gettime(MainThread.clock, &time) != 0 {
            clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        }
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}

/// Facts about the main thread from the system.
private enum MainThread {
    /// The clock of its processor time; that of the whole process where the thread has ended, and where the system has
    /// no clocks of threads.
    static var clock: clockid_t {
        #if os(Linux)
        // clock_getcpuclockid(3) computes it in the same way from the number of a thread; that of the main thread is
        // the process's.
        hasEnded ? CLOCK_PROCESS_CPUTIME_ID : clockid_t((~getpid() << 3) | 6)
        #else
        CLOCK_PROCESS_CPUTIME_ID
        #endif
    }

    /// Whether the thread has ended while others continue, as after `dispatchMain`.
    private static var hasEnded: Bool {
        guard let text = try? String(contentsOfFile: "/proc/self/task/\(getpid())/stat", encoding: .utf8) else {
            return true
        }
        return text.split(separator: ")").last?.dropFirst().first == "Z"
    }
}
