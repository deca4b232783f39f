import Foundation
import Glibc

/// A command that ran to its end, and what it took.
struct Child {
    /// From its start to its end, in seconds.
    let wallTime: Double
    /// Of it and of the processes that it started, in seconds.
    let processorTime: Double
    /// The most that it, or a process that it started, had in memory at once, in megabytes.
    let peakMemory: Double

    /// Runs a command in a folder and waits for it; what it writes to standard output is left out.
    ///
    /// - Throws: `Failure` where it cannot be started, or ends otherwise than with 0 or 1, which says that a check found
    ///   something.
    init(_ executable: URL, _ arguments: [String], in folder: URL) throws {
        let command = ([executable.path] + arguments).map { strdup($0) }
        defer { for argument in command { free(argument) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
        // A process starts where its parent is.
        guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
            throw Failure(command: arguments, problem: "has no folder \(folder.path) to run in")
        }
        var process = pid_t()
        let start = ContinuousClock.now
        guard posix_spawn(&process, executable.path, &actions, nil, command + [nil], environ) == 0 else {
            throw Failure(command: arguments, problem: "cannot be started as \(executable.path)")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        wallTime = (ContinuousClock.now - start) / .seconds(1)
        processorTime = usage.ru_utime.seconds + usage.ru_stime.seconds
        peakMemory = Double(usage.ru_maxrss) / 1024
        // The exit status, or none where a signal ended it (see `wait`(2)).
        guard status & 0x7F == 0, status >> 8 <= 1 else {
            throw Failure(command: arguments, problem: "ended with status \(status >> 8), signal \(status & 0x7F)")
        }
    }

    struct Failure: Error, CustomStringConvertible {
        let command: [String]
        let problem: String
        var description: String { "galley \(command.joined(separator: " ")): \(problem)" }
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
