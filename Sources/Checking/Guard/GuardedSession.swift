internal import Foundation
package import Labels
internal import Scenes
internal import Synchronization

/// The other side of a `ProcessGuard`: this process runs the command, and another one waits for it.
package struct GuardedSession: Sendable {
    /// An environment variable that only guarded processes have: the numbers of its socket, of its place, of its last words, and of what
    /// it leaves out.
    static let variable = "GALLEY_GUARDED"

    private let socket: Int32

    /// The session of this process; nil where it is not guarded.
    ///
    /// From now on the process ends as soon as its guard does, and the guard knows which code of the program it is
    /// running.
    /// - Throws: `InputError` where something other than Galley has set the variable.
    package static func current() throws(InputError) -> GuardedSession? {
        guard let value = getenv(variable).map({ String(cString: $0) }) else { return nil }
        // Processes that this one starts have no such guard.
        unsetenv(variable)
        let numbers = value.split(separator: " ").compactMap { Int32($0) }
        var type: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        guard numbers.count == 4, getsockopt(numbers[0], SOL_SOCKET, SO_TYPE, &type, &size) == 0,
            numbers[1...].allSatisfy({ fcntl($0, F_SETFD, FD_CLOEXEC) == 0 })
        else {
            throw InputError(.configuration, "\(variable) is set; unset it: Galley sets it only for its own processes")
        }
        _ = fcntl(numbers[0], F_SETFD, FD_CLOEXEC)
        OwnProgram.end(with: numbers[0])
        ViewWork.observe(with: PlaceKeeper(SharedWorkPlace(descriptor: numbers[1])))
        let words = LastWords(descriptor: numbers[2])
        words.keep()
        LeftOutListings.begin(with: LeftOutListings(in: numbers[3]))
        LeftOutListings.apply()
        if !LeftOutListings.current.isEmpty { Rehearsal(words: words, results: numbers[3]).begin() }
        return GuardedSession(socket: numbers[0])
    }

    /// Reports that the command is done, and with which status this process will end.
    package func finish(_ status: Int32) {
        var status = status
        _ = Foundation.send(socket, &status, MemoryLayout<Int32>.size, 0)
    }

    /// Stores what the guard needs to know.
    private final class PlaceKeeper: ViewWorkObserver {
        private let place: SharedWorkPlace
        private let count = Atomic<Int>(0)

        init(_ place: SharedWorkPlace) { self.place = place }

        func begin(_ work: ViewWork) {
            place.move(to: WorkPlace(work), count: count.add(1, ordering: .relaxed).newValue)
        }

        func end() { place.move(to: nil, count: count.add(1, ordering: .relaxed).newValue) }
    }
}
