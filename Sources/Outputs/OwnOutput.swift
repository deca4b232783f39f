internal import Foundation
internal import Synchronization

/// Standard output as it was when the program began.
package enum OwnOutput {
    private static let number = Atomic<Int32>(STDOUT_FILENO)

    /// Its descriptor.
    package static var descriptor: Int32 { number.load(ordering: .relaxed) }

    /// Keeps it for the command: what other code prints from now on goes to standard error, or nowhere where that is closed.
    /// Without a descriptor to spare everything stays as it is.
    package static func keep() {
        guard descriptor == STDOUT_FILENO else { return }
        let own = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard own >= 0 else { return }
        var other = dup2(STDERR_FILENO, STDOUT_FILENO)
        if other < 0 {
            let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
            other = nothing < 0 ? -1 : dup2(nothing, STDOUT_FILENO)
            if nothing >= 0, nothing != STDOUT_FILENO { close(nothing) }
        }
        if other < 0 { close(own) } else { number.store(own, ordering: .relaxed) }
    }
}
