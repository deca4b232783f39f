internal import Foundation
internal import Synchronization

/// The temporary files and folders of this program. A signal that ends the program removes them first.
package enum UnfinishedFiles {
    /// Each entry has the name of one file that may be unfinished, or the names of several that belong together: each
    /// name ends with a zero byte, and an empty one ends the entry.
    typealias Slot = UnsafeMutablePointer<Atomic<UnsafeMutablePointer<CChar>?>>

    private static let count = 64

    /// The handler of a signal cannot wait for the code that it interrupts, nor the other way round, so there is no
    /// lock.
    private nonisolated(unsafe) static let slots: Slot = {
        let slots = Slot.allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
        return slots
    }()

    /// Makes and notes a file in one step that signals cannot interrupt.
    static func withoutSignals<Result>(_ body: () throws(WholeFile.Failure) -> Result) throws(WholeFile.Failure)
        -> Result
    {
        var all = sigset_t()
        var before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }

    /// Notes files and folders, each folder after its contents; nil where there is no room for more. O(bytes of the
    /// paths).
    static func add(_ paths: String...) -> Slot? { add(paths) }

    /// The same with the paths in a list.
    static func add(_ paths: [String]) -> Slot? {
        _ = handlers
        let bytes: [UInt8] = paths.flatMap { Array($0.utf8) + [0] } + [0]
        guard let names = malloc(bytes.count) else { return nil }
        UnsafeMutableRawBufferPointer(start: names, count: bytes.count).copyBytes(from: bytes)
        let text = names.assumingMemoryBound(to: CChar.self)
        for index in 0..<count
        where slots[index].compareExchange(expected: nil, desired: text, ordering: .acquiringAndReleasing).exchanged {
            return slots + index
        }
        free(names)
        return nil
    }

    /// Forgets a file that has its own name, or is gone.
    static func remove(_ slot: Slot) {
        free(slot.pointee.exchange(nil, ordering: .acquiringAndReleasing))
    }

    /// Signals that the program ignores or handles itself are left to it.
    private static let handlers: Void = {
        let ending = [
            SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXCPU, SIGXFSZ, SIGALRM, SIGVTALRM, SIGPROF, SIGUSR1, SIGUSR2,
        ]
        for number in ending {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0, action.__sigaction_handler.sa_handler == nil else { continue }
            signal(number) { number in
                UnfinishedFiles.unlinkAll()
                // As if there were no handler.
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }()

    /// Takes all of them away. Calls nothing that a handler of signals may not.
    package static func unlinkAll() {
        for index in 0..<count {
            guard var name = slots[index].exchange(nil, ordering: .acquiringAndReleasing) else { continue }
            while name.pointee != 0 {
                if unlink(name) != 0 { rmdir(name) }
                name += strlen(name) + 1
            }
        }
    }
}
