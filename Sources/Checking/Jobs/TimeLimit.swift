internal import Foundation

/// How long a process may be at one cell, or at another thing that it is asked for, before it is taken to hang.
package struct TimeLimit: Hashable, Sendable {
    /// nil for any time.
    package let seconds: Double?

    /// A minute, for a cell that takes a thousandth of a second.
    package static let usual = TimeLimit(seconds: 60)

    /// - Parameter seconds: nil, as 0, for any time.
    package init(seconds: Double?) { self.seconds = seconds == 0 ? nil : seconds }

    /// How long a process may read a project: ten minutes at least, where anything is limited.
    var forReading: TimeLimit { TimeLimit(seconds: seconds.map { max($0, 600) }) }

    /// How long to wait before looking again whether it has passed, in seconds; nil for ever.
    var tick: Double? { seconds.map { min(1, $0 / 4) } }
}

/// For how long something has not moved, as seen by looking at it from time to time.
///
/// Time that passes between looks does not count: a person, a debugger or a sleeping machine may have stopped everything.
struct Standstill {
    private let limit: TimeLimit
    private var latest = SuspendingClock.now
    private var seconds = 0.0
    private var mark: Int?

    init(_ limit: TimeLimit) { self.limit = limit }

    /// Whether it has not moved for longer than the limit allows.
    ///
    /// - Parameter mark: Another one whenever it has moved; nil where it may take any time.
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
