import Glibc

/// Time on the processor: what other programs do meanwhile does not count.
enum ProcessorTime {
    /// Of all threads of this process so far, in seconds.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }

    /// The best time of each work in seconds, over rounds that do one after the other.
    static func best(of rounds: Int, _ works: (() throws -> Double)...) throws -> [Double] {
        var best = Array(repeating: Double.infinity, count: works.count)
        var sum = 0.0
        for _ in 0..<rounds {
            for (index, work) in works.enumerated() {
                let start = now
                sum += try work()
                best[index] = min(best[index], now - start)
            }
        }
        // Nothing is left out by the compiler whose result is looked at.
        precondition(!sum.isNaN)
        return best
    }
}
