internal import Foundation
package import Labels
internal import Synchronization

/// Runs the command of this process in another one, since code of the program may end or hang its process. This process
/// waits, and knows whether the command has finished.
///
/// The other process is this program with the same arguments, files and terminal. It reports the status with which it
/// is done; if it ends before, that is an error. Signals that should end this process are passed on.
package enum ProcessGuard {
    /// How a guarded command ended.
    package enum Outcome {
        /// It is done, with this status.
        case finished(Int32)
        /// It was not done, perhaps because of a fatal error for this reason.
        case failed(InputError, reason: String?)
        /// A person or the system has ended it by this signal, without an error of its own.
        case interrupted(Int32)
    }

    /// How long a process may take to end after it is done, or was asked to end, in seconds.
    private static let respite = 5.0

    /// The process that signals are passed on to, and the last signal that was.
    private static let guarded = Atomic<Int32>(0)
    private static let passedOn = Atomic<Int32>(0)
    private static let ending = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

    /// Runs the command to its end; nil where it has to run in this process, because the system cannot start another
    /// one, or because a debugger is attached to this one.
    ///
    /// If a preview ends the process when the program is asked for it, the preview is left out, and the command begins
    /// again; from then on previews are rehearsed.
    ///
    /// - Parameters:
    ///   - limit: How long code of the program may take for one scene in one environment, or for one preview.
    ///   - say: Prints what was left out.
    package static func run(within limit: TimeLimit, say: (InputError) -> Void) -> Outcome? {
        guard !isTraced else { return nil }
        var leftOut = LeftOutListings()
        // One fault may end many previews: it is said once, and the others are named at the end.
        defer { leftOut.others.forEach(say) }
        while let (outcome, place, others) = runOnce(within: limit, without: leftOut) {
            leftOut.add(others).forEach(say)
            switch outcome {
            case .failed(let error, let reason):
                let isKnown = leftOut.has(reason: reason)
                guard leftOut.add(place, error, reason: reason) else { return outcome }
                if !isKnown { say(error) }
            case .finished(let status):
                // Whatever it has done, something was left out.
                return .finished(leftOut.isEmpty ? status : 3)
            case .interrupted: return outcome
            }
        }
        return nil
    }

    /// How the command ended, the place if it was not done, and what it has left out itself.
    private static func runOnce(
        within limit: TimeLimit, without leftOut: LeftOutListings
    ) -> (outcome: Outcome, place: WorkPlace?, others: LeftOutListings)? {
        var ends: [Int32] = [-1, -1]
        guard let place = SharedWorkPlace.make(), let words = LastWords.make(), let results = OwnProgram.unnamedFile(),
            socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0
        else { return nil }
        let (own, other) = (OwnProgram.aside(ends[0]), OwnProgram.aside(ends[1]))
        defer {
            close(own)
            close(place.descriptor)
            close(words.descriptor)
            close(results)
        }
        var variables = [GuardedSession.variable: "\(other) \(place.descriptor) \(words.descriptor) \(results)"]
        leftOut.write(to: results)
        variables[LeftOutListings.variable] = leftOut.isEmpty ? nil : leftOut.names
        let started = OwnProgram.spawn(variables: variables) { actions in
            // A file descriptor with its own number stays open there.
            for file in [other, place.descriptor, words.descriptor, results] {
                posix_spawn_file_actions_adddup2(&actions, file, file)
            }
        }
        close(other)
        guard let process = started else { return nil }
        passSignals(to: process)
        let outcome = wait(for: process, on: own, at: place, words: words, limit: limit)
        return (outcome, place.latest?.place, LeftOutListings(in: results))
    }

    private static func wait(
        for process: pid_t, on socket: Int32, at place: SharedWorkPlace, words: LastWords, limit: TimeLimit
    ) -> Outcome {
        var standstill = Standstill(limit)
        var left = respite
        while true {
            let pause = min(limit.tick ?? 1, 0.5)
            var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let count = poll(&request, 1, Int32(pause * 1000))
            if count > 0 {
                var status: Int32 = 0
                guard recv(socket, &status, MemoryLayout<Int32>.size, 0) == MemoryLayout<Int32>.size else { break }
                waitForEnd(of: process)
                return .finished(status)
            }
            if OwnProgram.hasEnded(process) { break }
            if passedOn.load(ordering: .relaxed) != 0 {
                left -= count == 0 ? pause : 0
                if left <= 0 { break }
            }
            if standstill.isOver(at: place.latest?.count) {
                let latest = place.latest?.place
                _ = OwnProgram.end(process)
                return .failed(error(.overtime(limit), at: latest), reason: nil)
            }
        }
        let end = OwnProgram.end(process)
        let signal = passedOn.load(ordering: .relaxed)
        if signal != 0 { return .interrupted(signal) }
        if let signal = end.signal, ending.contains(signal) { return .interrupted(signal) }
        let explained = end.explained(by: words)
        return .failed(error(explained, at: place.latest?.place), reason: explained.reason)
    }

    private static func error(_ end: WorkerEnd, at place: WorkPlace?) -> InputError {
        place?.error(end) ?? InputError(.unreadable, "before the command was done, the process that ran it \(end)")
    }

    /// The command is done, so nothing is lost if the process cannot end.
    private static func waitForEnd(of process: pid_t) {
        for _ in 0..<Int(respite * 100) where !OwnProgram.hasEnded(process) { usleep(10_000) }
        _ = OwnProgram.end(process)
    }

    /// The other process ignores the same signals as this one.
    private static func passSignals(to process: pid_t) {
        guarded.store(process, ordering: .relaxed)
        for number in ending {
            var action = sigaction()
            guard sigaction(number, nil, &action) == 0, action.isDefault else { continue }
            signal(number) { number in
                ProcessGuard.passedOn.store(number, ordering: .relaxed)
                kill(ProcessGuard.guarded.load(ordering: .relaxed), number)
            }
        }
    }

    /// Ends this process by a signal, as if the signal had not been caught.
    package static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        raise(number)
        _exit(ExitStatus.unreadable.rawValue)
    }

    /// Whether a debugger is attached to this process.
    private static var isTraced: Bool {
        guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return false }
        return text.split(separator: "\n").contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
    }
}

extension sigaction {
    /// Whether the signal has its default effect.
    fileprivate var isDefault: Bool {
        #if os(Linux)
        __sigaction_handler.sa_handler == nil
        #else
        __sigaction_u.__sa_handler == nil
        #endif
    }
}
