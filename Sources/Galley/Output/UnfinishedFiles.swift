internal import Foundation
internal import Synchronization

/// The temporary files of this program: a signal that ends it takes them away first.
enum UnfinishedFiles {
    /// Holds the name of one of the files that may be unfinished at a time.
    typealias Slot = UnsafeMutablePointer<Atomic<UnsafeMutablePointer<CChar>?>>

    private static let count = 64

    /// Neither the handler of a signal nor what it interrupts can wait for the other, so there is no lock.
    private nonisolated(unsafe) static let slots: Slot = {
        let slots = Slot.allocate(capacity: count)
        for index in 0..<count { (slots + index).initialize(to: Atomic(nil)) }
        return slots
    }()

    /// Makes and notes a file in one go, as far as signals can tell.
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

    /// Notes a file; nil where there is no room for another.
    static func add(_ path: String) -> Slot? {
        _ = handlers
        guard let name = strdup(path) else { return nil }
        for index in 0..<count
        where slots[index].compareExchange(expected: nil, desired: name, ordering: .acquiringAndReleasing).exchanged {
            return slots + index
        }
        free(name)
        return nil
    }

    /// Forgets a file that bears its own name, or is gone.
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

    /// Calls nothing that a handler of signals may not.
    private static func unlinkAll() {
        for index in 0..<count {
            if let name = slots[index].exchange(nil, ordering: .acquiringAndReleasing) { unlink(name) }
        }
    }
}
