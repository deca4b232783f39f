internal import Basics
internal import Foundation
internal import Outputs

/// The program that this process runs, to be started once more with the same arguments.
enum OwnProgram {
    /// Its file, though another has taken its name since.
    static var path: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }

    #if os(Linux)
    typealias Actions = posix_spawn_file_actions_t
    #else
    typealias Actions = posix_spawn_file_actions_t?
    #endif

    /// Starts it; nil where the system has no room for it.
    ///
    /// - Parameters:
    ///   - variables: What its environment has beside that of this process: what it is started for.
    ///   - actions: Adds what becomes of open files.
    static func spawn(variables new: [String: String], _ actions: (inout Actions) -> Void) -> pid_t? {
        #if os(Linux)
        var list = posix_spawn_file_actions_t()
        #else
        var list: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&list)
        defer { posix_spawn_file_actions_destroy(&list) }
        actions(&list)
        var variables = ProcessInfo.processInfo.environment
        variables.merge(new) { $1 }
        var environment = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for variable in environment { free(variable) } }
        var process = pid_t()
        return posix_spawn(&process, path, &list, nil, CommandLine.unsafeArgv, &environment) == 0 ? process : nil
    }

    /// The same open file by a number that is no standard one and none that a worker has another file by, and that what
    /// this process starts does not get.
    static func aside(_ descriptor: Int32) -> Int32 {
        guard descriptor >= 0 else { return -1 }
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, WorkerSession.placeDescriptor + 1)
    }

    /// Ends a process that this one has started, unless it has ended by itself, and says how it ended.
    static func end(_ process: pid_t) -> WorkerEnd {
        kill(process, SIGKILL)
        var status: Int32 = 0
        var found = waitpid(process, &status, 0)
        while found < 0, errno == EINTR { found = waitpid(process, &status, 0) }
        return found == process ? .status(status) : .unknown
    }

    /// Ends this process when the other end of the socket has gone, whatever the views are doing.
    static func end(with socket: Int32) {
        Thread.detachNewThread {
            var request = pollfd(fd: socket, events: 0, revents: 0)
            while poll(&request, 1, -1) < 0 {}
            UnfinishedFiles.unlinkAll()
            _exit(ExitStatus.unreadable.rawValue)
        }
    }

    /// Whether a process that this one has started has ended by itself; it can still be asked how.
    static func hasEnded(_ process: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
    }
}

/// How a process ended.
enum WorkerEnd: CustomStringConvertible {
    /// Somebody else has been reported.
    case unknown
    /// What the system says of it.
    case status(Int32)
    /// It called `exit`.
    case exit
    /// It took too long, and was ended.
    case overtime(TimeLimit)

    /// The signal that ended it; nil for none.
    var signal: Int32? {
        guard case .status(let status) = self, status & 0x7f != 0 else { return nil }
        return status & 0x7f
    }

    var description: String {
        switch self {
        case .unknown: return "has ended"
        case .exit: return "exited"
        case .overtime(let limit):
            let seconds = limit.seconds ?? 0
            let (most, more) = (Number.text(seconds), Number.text(max(1, (seconds * 5).rounded())))
            return "took longer than \(most) s and was ended; --timeout \(more) allows more"
        case .status(let status):
            guard let signal else { return "exited with status \(status >> 8 & 0xff)" }
            let hint = signal == SIGKILL ? ", perhaps because memory ran out; fewer --jobs need less" : ""
            return "was ended by signal \(signal) (\(String(cString: strsignal(signal))))\(hint)"
        }
    }
}
