import Foundation
import Galley
import Testing

/// Whatever is changed in whatever order, what is known is what a check from nothing finds.
@Suite struct WatchLawTests {
    @Test(arguments: [1, 2, 3]) func anyChanges(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        var project = WatchedProject()
        var watched = try WatchedCopy(ProjectCopy(project.files))
        for _ in 0..<12 {
            let before = project
            for _ in 0...Int.random(in: 0..<2, using: &random) { project.change(&random) }
            guard project.files != before.files else { continue }
            try project.put(in: watched.copy, before: before)
            _ = try watched.next()
            try watched.expectTruth()
        }
    }
}

/// Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
