internal import Foundation

/// How long something asynchronous in this process may take, in seconds: the tests of a run keep its threads busy, and it
/// may get none before the last of them.
public let asynchronousPatience = 1800

/// Runs what may block on a thread of its own, and waits for it, but not for ever.
///
/// - Throws: ``Overdue`` where it takes longer: the test fails, and the thread stays. Whatever the body throws.
public func onThread<Value: Sendable>(
    atMost limit: Duration = .seconds(asynchronousPatience), _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        let answer = OneAnswer(continuation)
        Thread.detachNewThread { answer.give(Result { try body() }) }
        Thread.detachNewThread {
            let deadline = ContinuousClock.now + limit
            while !answer.isGiven, ContinuousClock.now < deadline { usleep(10_000) }
            answer.give(.failure(Overdue(limit: limit)))
        }
    }
}

/// Ends this process where it is still there after a time: for tests whose body is a process of its own, and waits.
public func endThisProcess(after limit: Duration = TestProcess.patience) {
    Thread.detachNewThread {
        Thread.sleep(forTimeInterval: limit / .seconds(1))
        try? FileHandle.standardError.write(contentsOf: Data("\(Overdue(limit: limit))\n".utf8))
        _exit(124)
    }
}

/// Makes a socket give up after a time: what reads or writes then gets `EAGAIN`.
public func limitWaiting(of socket: Int32, to seconds: Int = asynchronousPatience) {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        setsockopt(socket, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    }
}

/// Something did not come to its end in time.
public struct Overdue: Error, CustomStringConvertible {
    public let limit: Duration

    public var description: String { "it hangs: not done within \(limit)" }
}

/// A continuation that several threads may resume; the first does.
private final class OneAnswer<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<Value, any Error>?

    init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

    var isGiven: Bool { lock.withLock { continuation == nil } }

    func give(_ result: Result<Value, any Error>) {
        let waiting = lock.withLock {
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
    }
}
