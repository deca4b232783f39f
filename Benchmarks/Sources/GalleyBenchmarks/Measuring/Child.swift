import Foundation
import Glibc

/// A command that ran to its end, and what it took.
struct Child: Codable {
    /// From its start to its end, in seconds.
    let wallTime: Double
    /// Of it and of the processes that it started, in seconds.
    let processorTime: Double
    /// The most that it, or a process that it started, had in memory at once, in megabytes.
    let peakMemory: Double
    /// As `wait`(2) tells it.
    let status: Int32

    /// Runs a command in a folder and waits for it; what it writes is left out.
    ///
    /// Linux counts what the starter has in memory as the command's own, until the command's program is loaded. So this
    /// is to be called in a process that has little: `Measure`.
    ///
    /// - Throws: `Failure` where it cannot be started.
    init(_ command: [String], in folder: URL) throws {
        let words = command.map { strdup($0) }
        defer { for word in words { free(word) } }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
        }
        // A process starts where its parent is.
        guard FileManager.default.changeCurrentDirectoryPath(folder.path) else {
            throw Failure(command: command, problem: "has no folder \(folder.path) to run in")
        }
        var process = pid_t()
        let start = ContinuousClock.now
        guard posix_spawn(&process, command[0], &actions, nil, words + [nil], environ) == 0 else {
            throw Failure(command: command, problem: "cannot be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) == -1, errno == EINTR {}
        wallTime = (ContinuousClock.now - start) / .seconds(1)
        processorTime = usage.ru_utime.seconds + usage.ru_stime.seconds
        peakMemory = Double(usage.ru_maxrss) / 1024
        self.status = status
    }

    /// - Throws: `Failure` where the command ended otherwise than with 0 or 1, which says that a check found something.
    func checked(_ command: [String]) throws -> Child {
        guard status & 0x7F == 0, status >> 8 <= 1 else {
            throw Failure(command: command, problem: "ended with status \(status >> 8), signal \(status & 0x7F)")
        }
        return self
    }

    struct Failure: Error, CustomStringConvertible {
        let command: [String]
        let problem: String
        var description: String { "\(command.joined(separator: " ")): \(problem)" }
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) * 1e-6 }
}
