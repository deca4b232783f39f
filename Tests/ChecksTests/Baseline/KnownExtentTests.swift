import Testing

@testable import Checks

/// The cells that a baseline knows after several checks, each of a part.
@Suite struct KnownExtentTests {
    /// A line is left out only where all of its cells are known, not where some are.
    @Test func linesThatOverlapAreKept() {
        let known = KnownExtent(lines: ["AX1 AX3 × 320"])
        #expect(known.union(KnownExtent(lines: ["AX3 AX5 × 320"])).lines == ["AX1 AX3 × 320", "AX3 AX5 × 320"])
        #expect(known.union(KnownExtent(lines: ["AX3 × 320"])).lines == ["AX1 AX3 × 320"])
        #expect(known.union(KnownExtent(lines: ["AX3 × 393"])).lines == ["AX1 AX3 × 320", "AX3 × 393"])
    }
}
