internal import Foundation

extension FileStamps {
    /// How long nothing may change before the files are read: editors write some files several times.
    private static let rest = 0.05
    /// The longest wait, if something is written to all the time.
    private static let longest = 2.0
    /// How often files are looked at: so often that nobody has to wait, and for at most a twentieth of the time.
    private static let pause = 0.1

    /// Waits until something has changed, and then until nothing changes any more.
    ///
    /// - Parameter end: The latest end of the wait; nil for ever.
    /// - Returns: The stamps then; nil where nothing changed until the end.
    func next(until end: ContinuousClock.Instant?) -> FileStamps? {
        let paths = Set(stamps.keys)
        while true {
            let start = ContinuousClock.now
            let latest = FileStamps(paths)
            if latest != self { return latest.settled() }
            if let end, start >= end { return nil }
            Thread.sleep(forTimeInterval: max(Self.pause, (ContinuousClock.now - start).seconds * 20))
        }
    }

    private func settled() -> FileStamps {
        let end = ContinuousClock.now + .seconds(Self.longest)
        var latest = self
        while true {
            Thread.sleep(forTimeInterval: Self.rest)
            let next = FileStamps(Set(stamps.keys))
            if next == latest || ContinuousClock.now > end { return next }
            latest = next
        }
    }
}
