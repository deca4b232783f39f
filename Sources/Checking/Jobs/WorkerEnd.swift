internal import Basics
internal import Foundation

/// How a process ended.
enum WorkerEnd: CustomStringConvertible {
    /// Another caller has received its status.
    case unknown
    /// The status that the system reports.
    case status(Int32)
    /// Its code has a fault, for this reason.
    case trap(String)
    /// It called `exit`.
    case exit
    /// It took too long and was ended.
    case overtime(TimeLimit)

    /// The signal that ended it; nil for none.
    var signal: Int32? {
        guard case .status(let status) = self, status & 0x7f != 0 else { return nil }
        return status & 0x7f
    }

    /// The fatal error that ended it, where its words tell it from others: by its place, or by what `galley adopt` left out. nil for
    /// another end.
    var reason: String? {
        guard case .trap(let reason) = self, reason.contains(/\(.+:\d+\)$|which galley adopt left out/) else {
            return nil
        }
        return reason
    }

    /// The same, with what the Swift runtime said where a signal ended it.
    func explained(by words: LastWords?) -> WorkerEnd {
        guard signal != nil, let reason = words?.reason else { return self }
        return .trap(reason)
    }

    var description: String {
        switch self {
        case .unknown: return "has ended"
        case .trap(let reason): return "was ended by a fatal error: \(reason)"
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
