internal import Foundation
package import Labels
internal import Synchronization

/// Does the parts of a job on every core.
package enum Workers {
    /// The error of a part, which ends the work.
    package typealias Fault = InputError

    /// Does every part on the next free worker. The first error ends the work.
    ///
    /// - Parameters:
    ///   - count: How many workers there are at most; nil for one for each core.
    ///   - make: Makes a worker, which does one part after the other on its thread.
    ///   - work: Does the part with this number; false ends the work.
    ///   - finish: Gets a worker that has nothing left to do.
    static func run<Worker>(
        parts: Int, count: Int?, make: @Sendable () -> Worker,
        work: @Sendable (Worker, Int) throws(InputError) -> Bool, finish: @Sendable (Worker) -> Void = { _ in }
    ) throws(InputError) {
        let next = Atomic<Int>(0)
        let fault = Mutex<InputError?>(nil)
        let count = max(1, min(count ?? ProcessInfo.processInfo.activeProcessorCount, parts))
        DispatchQueue.concurrentPerform(iterations: count) { _ in
            let worker = make()
            do throws(InputError) {
                while true {
                    let part = next.add(1, ordering: .relaxed).oldValue
                    guard part < parts, try work(worker, part) else { break }
                }
            } catch {
                fault.withLock { $0 = $0 ?? error }
                next.store(parts, ordering: .relaxed)
            }
            finish(worker)
        }
        if let fault = fault.withLock({ $0 }) { throw fault }
    }

    /// Does every part, and passes their results on in the order of the parts, on the calling thread.
    ///
    /// Workers wait if they are far ahead of `body`, so that memory stays bounded. An error of `body` ends the work.
    package static func inOrder<Worker, Output: Sendable>(
        parts: Int, count: Int?, make: @escaping @Sendable () -> Worker,
        work: @escaping @Sendable (Worker, Int) throws(InputError) -> Output, body: (Output) throws -> Void
    ) throws {
        let queue = OrderedQueue<Output>()
        let group = DispatchGroup()
        let result = Mutex<Result<Void, InputError>>(.success(()))
        DispatchQueue.global().async(group: group) {
            let done = Result { () throws(InputError) in
                try run(parts: parts, count: count, make: make) { worker, part throws(InputError) in
                    guard queue.waitForRoom(part) else { return false }
                    do throws(InputError) {
                        queue.put(try work(worker, part), at: part)
                    } catch {
                        queue.end(before: part)
                        throw error
                    }
                    return true
                }
            }
            result.withLock { $0 = done }
        }
        defer {
            queue.close()
            group.wait()
        }
        for _ in 0..<parts {
            guard let output = queue.next() else { break }
            try body(output)
        }
        queue.close()
        group.wait()
        try result.withLock { $0 }.get()
    }
}
