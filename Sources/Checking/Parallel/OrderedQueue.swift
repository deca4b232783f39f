internal import Foundation

/// Takes the results of the parts of a job in any order, and returns them in the order of the parts.
final class OrderedQueue<Output: Sendable>: @unchecked Sendable {
    /// How far ahead of the next part others may be made.
    private static var room: Int { 16 }

    private let condition = NSCondition()
    private var waiting: [Int: Output] = [:]
    private var taken = 0
    /// No part from this one on is wanted.
    private var end = Int.max

    /// Waits until a part is near enough to be made; false where it is no longer wanted.
    func waitForRoom(_ part: Int) -> Bool {
        condition.lock()
        defer { condition.unlock() }
        while part < end, part >= taken + Self.room { condition.wait() }
        return part < end
    }

    /// Leaves what a part made.
    func put(_ output: Output, at part: Int) {
        condition.lock()
        defer { condition.unlock() }
        waiting[part] = output
        condition.broadcast()
    }

    /// The result of the next part, as soon as it is there; nil where the work ends before it.
    func next() -> Output? {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let output = waiting.removeValue(forKey: taken) {
                taken += 1
                condition.broadcast()
                return output
            }
            if taken >= end { return nil }
            condition.wait()
        }
    }

    /// Ends the work before a part: no later one is made, and the earlier ones, which workers have begun, are waited for.
    func end(before part: Int) {
        condition.lock()
        defer { condition.unlock() }
        end = min(end, part)
        condition.broadcast()
    }

    /// Ends the work: nothing more is made, and no thread waits.
    func close() { end(before: 0) }
}
