internal import Basics
internal import Foundation
internal import Outputs

/// The program that this process runs, which can be started again with the same arguments.
enum OwnProgram {
    /// Its file, even where another file has taken its name since.
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

    /// Starts it; nil where the system cannot start another process.
    ///
    /// - Parameters:
    ///   - variables: Added to the environment of this process: what the new process is started for.
    ///   - actions: Adds what happens to open files.
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

    /// A duplicate of a file descriptor that differs from the standard ones and from those that workers use, and that
    /// other started processes do not inherit.
    static func aside(_ descriptor: Int32) -> Int32 {
        guard descriptor >= 0 else { return -1 }
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, WorkerSession.wordsDescriptor + 1)
    }

    /// An empty file without a name, aside; nil where the system cannot make one.
    static func unnamedFile() -> Int32? {
        // `tmpfile` makes it in /tmp, whatever TMPDIR says, and a confined process cannot.
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "galley-XXXXXX").path.utf8CString)
        let file = aside(mkstemp(&path))
        guard file >= 0 else { return nil }
        unlink(path)
        return file
    }

    /// Ends a process that this one has started, unless it has ended by itself, and returns how it ended.
    static func end(_ process: pid_t) -> WorkerEnd {
        kill(process, SIGKILL)
        var status: Int32 = 0
        var found = waitpid(process, &status, 0)
        while found < 0, errno == EINTR { found = waitpid(process, &status, 0) }
        return found == process ? .status(status) : .unknown
    }

    /// Ends this process when the other end of the socket is closed, whatever the views are doing.
    static func end(with socket: Int32) {
        Thread.detachNewThread {
            var request = pollfd(fd: socket, events: 0, revents: 0)
            while poll(&request, 1, -1) < 0 {}
            UnfinishedFiles.unlinkAll()
            _exit(ExitStatus.unreadable.rawValue)
        }
    }

    /// Whether a process that this one has started has ended by itself. How it ended can still be asked.
    static func hasEnded(_ process: pid_t) -> Bool {
        var info = siginfo_t()
        return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_signo == SIGCHLD
    }
}
