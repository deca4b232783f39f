import OSLog
import Testing
import os

private let log = OSLog(subsystem: "app", category: "layout")
private let points = OSLog(subsystem: "app", category: .pointsOfInterest)

/// Logs take what code writes, and drop it.
@Suite struct LogTests {
    @Test func everyKindOfMessageIsTaken() {
        let (count, name) = (3, "x")
        os_log("plain")
        os_log("%{public}@ %d", log: log, type: .error, name, count)
        os_log(.debug, log: log, "%d", count)
        os_log("\(count) of \(name, privacy: .public)")
        let logger = Logger(log)
        logger.debug("\(count, format: .hex, align: .right(columns: 8)) \(1.5, format: .fixed(precision: 2))")
        logger.log(level: .info, "\(name, privacy: .private(mask: .hash))")
        os_signpost(.begin, log: points, name: "work")
        os_signpost(.end, log: points, name: "work", "%d", count)
        #expect(!log.isEnabled(type: .fault))
    }

    @Test func workInAnIntervalIsDone() {
        let signposter = OSSignposter(subsystem: "app", category: "layout")
        let state = signposter.beginInterval("work", id: signposter.makeSignpostID())
        #expect(signposter.withIntervalSignpost("work") { 3 } == 3)
        signposter.endInterval("work", state, "done")
    }

    @Test func lockKeepsOthersOut() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.withLock { $0 } == 100)
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }
}
