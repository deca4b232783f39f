internal import Foundation

/// How long a process may take for one cell, or for another request, before it counts as hanging.
package struct TimeLimit: Hashable, Sendable {
    /// nil for no limit.
    package let seconds: Double?

    /// A minute, for a cell that usually takes a thousandth of a second.
    package static let usual = TimeLimit(seconds: 60)

    /// - Parameter seconds: nil or 0 for no limit.
    package init(seconds: Double?) { self.seconds = seconds == 0 ? nil : seconds }

    /// How long a process may read a project: at least ten minutes, where there is a limit.
    var forReading: TimeLimit { TimeLimit(seconds: seconds.map { max($0, 600) }) }

    /// How long to wait before looking again for a hang, in seconds; nil for ever.
    var tick: Double? { seconds.map { min(1, $0 / 4) } }
}

/// How long something has not moved, as seen by looking at it from time to time.
///
/// Long pauses between looks do not count: a person, a debugger or a sleeping machine may have stopped everything.
struct Standstill {
    private let limit: TimeLimit
    private var latest = SuspendingClock.now
    private var seconds = 0.0
    private var mark: Int?

    init(_ limit: TimeLimit) { self.limit = limit }

    /// Whether it has not moved for longer than the limit allows.
    ///
    /// - Parameter mark: A value that differs whenever it has moved; nil where it may take any time.
    mutating func isOver(at mark: Int?) -> Bool {
        guard let most = limit.seconds, let tick = limit.tick else { return false }
        let now = SuspendingClock.now
        defer { (latest, self.mark) = (now, mark) }
        guard let mark, mark == self.mark else {
            seconds = 0
            return false
        }
        seconds += min((now - latest).seconds, 2 * tick)
        return seconds >= most
    }
}
