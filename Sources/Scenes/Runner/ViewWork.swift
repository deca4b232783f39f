package import Basics
package import Frames
internal import Synchronization

/// Code of the program that this process is running, so that it can be named if it never returns.
package enum ViewWork: Sendable {
    /// The views of a scene are evaluated and laid out in an environment.
    case scene(LayoutScene, LayoutEnvironment)
    /// The program is asked for its scenes: a preview, a window.
    case listing(String, at: SourcePosition?)
}

/// Notified before and after code of the program runs, on the thread that runs it.
package protocol ViewWorkObserver: Sendable {
    func begin(_ work: ViewWork)
    func end()
}

extension ViewWork {
    private static let observer = Mutex<(any ViewWorkObserver)?>(nil)

    /// Notifies an observer of every call of the program's own code from now on. A process has one observer.
    package static func observe(with new: any ViewWorkObserver) { observer.withLock { $0 = new } }

    private static let leftOut = Mutex<Set<String>>([])

    /// Does not ask the program for these any more, because asking has ended its process before.
    package static func leaveOut(_ names: [String]) { leftOut.withLock { $0.formUnion(names) } }

    private static let rehearsal = Mutex<(@Sendable (ViewWork, () -> Void) -> Bool)?>(nil)

    /// Has everything that the program is asked for tried out first.
    ///
    /// - Parameter isSafe: Tries it out, without an effect on this process; false leaves it out.
    package static func rehearse(_ isSafe: @escaping @Sendable (_ work: ViewWork, _ body: () -> Void) -> Bool) {
        rehearsal.withLock { $0 = isSafe }
    }

    /// Asks the program for some of its scenes; returns none where that is left out.
    package static func list<Item>(_ name: String, at position: SourcePosition?, _ body: () -> [Item]) -> [Item] {
        if leftOut.withLock({ $0.contains(name) }) { return [] }
        let work = ViewWork.listing(name, at: position)
        // Each has the time that there is for one.
        if let isSafe = rehearsal.withLock({ $0 }), !run(work, { isSafe(work) { _ = body() } }) { return [] }
        return run(work, body)
    }

    /// Runs code of the program. Without an observer this costs next to nothing.
    package static func run<Result>(_ work: @autoclosure () -> ViewWork, _ body: () throws -> Result) rethrows -> Result
    {
        guard let observer = observer.withLock({ $0 }) else { return try body() }
        observer.begin(work())
        defer { observer.end() }
        return try body()
    }
}
