internal import Foundation
internal import Synchronization

/// This program, executed once more with the same arguments to work for this process.
///
/// It ends with its owner, and when this process ends, whatever ends it.
final class WorkerProcess: Sendable {
    private let identifier: pid_t
    private let place: WorkerPlace
    let stream: MessageStream
    private let isRunning: Mutex<Bool>

    /// Starts the process; nil where the system has no room for it, or does not tell which program this is.
    ///
    /// Its standard output is standard error, as what views print is no part of a report.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
        let socket = Self.aside(ends[1])
        defer { close(socket) }
        stream = MessageStream(descriptor: Self.aside(ends[0]))
        place = WorkerPlace(Self.aside(open(Self.program, O_RDONLY | O_CLOEXEC)))
        var process = pid_t()
        let isStarted =
            place.descriptor >= 0 && Self.spawn(&process, socket: socket, place: place.descriptor) == 0
        identifier = process
        isRunning = Mutex(isStarted)
        guard isStarted else { return nil }
    }

    deinit {
        end()
        close(stream.descriptor)
        close(place.descriptor)
    }

    /// The cell that it has begun last.
    var cell: Int? { place.cell }
    /// Whether it has been ended, or found at its end.
    var hasEnded: Bool { isRunning.withLock { !$0 } }

    /// Ends the process, unless it has ended by itself, and says how it ended.
    @discardableResult
    func end() -> WorkerEnd {
        let wasRunning = isRunning.withLock { isRunning in
            defer { isRunning = false }
            return isRunning
        }
        guard wasRunning else { return WorkerEnd(status: nil) }
        kill(identifier, SIGKILL)
        var status: Int32 = 0
        var found = waitpid(identifier, &status, 0)
        while found < 0, errno == EINTR { found = waitpid(identifier, &status, 0) }
        return WorkerEnd(status: found == identifier ? status : nil)
    }
}

extension WorkerProcess {
    /// The file that this process is running, though another has taken its name since.
    private static var program: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }

    private static func spawn(_ process: inout pid_t, socket: Int32, place: Int32) -> Int32 {
        #if os(Linux)
        var actions = posix_spawn_file_actions_t()
        #else
        var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, socket, WorkerSession.socketDescriptor)
        if fcntl(STDERR_FILENO, F_GETFD) < 0 {
            posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, place, WorkerSession.placeDescriptor)
        var variables = ProcessInfo.processInfo.environment
        variables[WorkerSession.variable] = "\(getpid())"
        var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for variable in environment { free(variable) } }
        return posix_spawn(&process, program, &actions, nil, CommandLine.unsafeArgv, &environment)
    }

    /// The same open file by a number that is free in the worker and no standard one, which the caller may have closed.
    private static func aside(_ descriptor: Int32) -> Int32 {
        guard descriptor >= 0 else { return -1 }
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, WorkerSession.placeDescriptor + 1)
    }
}

/// How a process ended.
struct WorkerEnd: CustomStringConvertible {
    /// What the system tells of it; nil where somebody else has been told.
    let status: Int32?

    var description: String {
        guard let status else { return "has ended" }
        let signal = status & 0x7f
        guard signal != 0 else { return "ended itself with status \(status >> 8 & 0xff)" }
        let hint = signal == SIGKILL ? ", perhaps for want of memory, of which fewer --jobs take less" : ""
        return "was ended by signal \(signal) (\(String(cString: strsignal(signal))))\(hint)"
    }
}
