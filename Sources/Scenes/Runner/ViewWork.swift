package import Basics
package import Frames
internal import Synchronization

/// Code of the program itself that this process runs, for whoever has to say so where that code never returns.
package enum ViewWork: Sendable {
    /// The views of a scene are evaluated and laid out in an environment.
    case scene(LayoutScene, LayoutEnvironment)
    /// The program is asked which scenes it has: a preview, a window.
    ///
    /// `isOfAll`: Whether there is nothing without it.
    case listing(String, at: SourcePosition?, isOfAll: Bool)
}

/// Told before and after code of the program runs, on the thread that runs it.
package protocol ViewWorkObserver: Sendable {
    func begin(_ work: ViewWork)
    func end()
}

extension ViewWork {
    private static let observer = Mutex<(any ViewWorkObserver)?>(nil)

    /// Has every call of the program's own code told to an observer from here on: a process has one.
    package static func observe(with new: any ViewWorkObserver) { observer.withLock { $0 = new } }

    private static let leftOut = Mutex<Set<String>>([])

    /// Has the program not asked for these from here on, as that has ended its process before.
    package static func leaveOut(_ names: [String]) { leftOut.withLock { $0.formUnion(names) } }

    /// Asks the program for some of its scenes; for none where that is left out.
    package static func list<Item>(_ name: String, at position: SourcePosition?, _ body: () -> [Item]) -> [Item] {
        leftOut.withLock { $0.contains(name) } ? [] : run(.listing(name, at: position, isOfAll: false), body)
    }

    /// Runs code of the program. Costs nothing to speak of where nobody observes.
    package static func run<Result>(_ work: @autoclosure () -> ViewWork, _ body: () throws -> Result) rethrows -> Result
    {
        guard let observer = observer.withLock({ $0 }) else { return try body() }
        observer.begin(work())
        defer { observer.end() }
        return try body()
    }
}
