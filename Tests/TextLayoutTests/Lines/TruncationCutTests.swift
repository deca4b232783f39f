import Testing

@testable import TextLayout

/// Which letters a gap in the middle swallows, one after the other.
struct TruncationCutTests {
    /// Three letters of 1 and three of 10: the one goes whose far edge is nearer to the middle, at 16.5.
    @Test func theLetterWhoseFarEdgeIsNearerGoesFirst() {
        let cuts = TruncationCut.balanced(Array(0...6)[...], pen: [0, 1, 2, 3, 13, 23, 33])
        #expect(
            cuts.map { [$0.headEnd, $0.tailStart] } == [[0, 6], [1, 6], [1, 5], [2, 5], [3, 5], [4, 5], [4, 4]])
    }
}
