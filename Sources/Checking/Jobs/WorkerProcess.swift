internal import Foundation
internal import Synchronization

/// This program, started again with the same arguments to work for this process.
///
/// It ends with its owner, and with this process, however that ends.
final class WorkerProcess: Sendable {
    private let identifier: pid_t
    private let place: WorkerPlace
    private let words: LastWords?
    let stream: MessageStream
    private let isRunning: Mutex<Bool>

    /// Starts the process; nil where the system cannot start one, or does not say which program this is.
    ///
    /// Its standard output goes to standard error, as what views print does not belong to a report.
    convenience init?() {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        let socket = OwnProgram.aside(ends[1])
        defer { close(socket) }
        let stream = MessageStream(descriptor: OwnProgram.aside(ends[0]))
        let place = WorkerPlace(OwnProgram.aside(open(OwnProgram.path, O_RDONLY | O_CLOEXEC)))
        let words = LastWords.make()
        guard place.descriptor >= 0, let words,
            let process = Self.spawn(socket: socket, place: place.descriptor, words: words.descriptor)
        else {
            close(stream.descriptor)
            close(place.descriptor)
            if let words { close(words.descriptor) }
            return nil
        }
        self.init(identifier: process, place: place, stream: stream, words: words)
    }

    /// Represents a process that has been started.
    ///
    /// - Parameters:
    ///   - place: Where it notes which cell it has begun.
    ///   - stream: Where it gets requests and replies.
    ///   - words: Where it says why it ends.
    init(identifier: pid_t, place: WorkerPlace, stream: MessageStream, words: LastWords? = nil) {
        self.identifier = identifier
        self.place = place
        self.words = words
        self.stream = stream
        isRunning = Mutex(true)
    }

    deinit {
        end()
        close(stream.descriptor)
        close(place.descriptor)
        if let words { close(words.descriptor) }
    }

    /// The cell that it has begun last.
    var cell: Int? { place.cell }
    /// Whether it has been ended, or was found dead.
    var hasEnded: Bool { isRunning.withLock { !$0 } }
    /// Whether it has ended by itself without being noticed so far.
    var isGone: Bool { isRunning.withLock { $0 && OwnProgram.hasEnded(identifier) } }

    /// Ends the process, unless it has ended by itself, and returns how it ended.
    @discardableResult
    func end() -> WorkerEnd {
        let wasRunning = isRunning.withLock { isRunning in
            defer { isRunning = false }
            return isRunning
        }
        return wasRunning ? OwnProgram.end(identifier).explained(by: words) : .unknown
    }

    private static func spawn(socket: Int32, place: Int32, words: Int32) -> pid_t? {
        OwnProgram.spawn(variables: [WorkerSession.variable: "\(getpid())"]) { actions in
            posix_spawn_file_actions_adddup2(&actions, socket, WorkerSession.socketDescriptor)
            if fcntl(STDERR_FILENO, F_GETFD) < 0 {
                posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
            }
            posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
            posix_spawn_file_actions_adddup2(&actions, place, WorkerSession.placeDescriptor)
            posix_spawn_file_actions_adddup2(&actions, words, WorkerSession.wordsDescriptor)
        }
    }
}
