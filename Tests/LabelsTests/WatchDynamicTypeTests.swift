import Frames
import Testing

@testable import Labels

@Suite struct WatchDynamicTypeTests {
    /// Apple's Human Interface Guidelines, Typography, watchOS Dynamic Type sizes.
    @Test(arguments: [
        (FontStyle.body, TextSize.xSmall, 14.0), (.body, .small, 15), (.body, .large, 16), (.body, .xLarge, 17),
        (.body, .xxxLarge, 19), (.body, .accessibility1, 21), (.body, .accessibility3, 23),
        (.largeTitle, .large, 36), (.largeTitle, .accessibility3, 46), (.title, .xLarge, 38), (.title2, .large, 28),
        (.title3, .accessibility2, 25), (.headline, .large, 16), (.caption, .large, 15), (.caption2, .xxLarge, 16),
        (.footnote, .xSmall, 11), (.footnote, .accessibility3, 18),
    ])
    func stylesFollowTheTable(style: FontStyle, size: TextSize, points: Double) {
        #expect(WatchDynamicType.size(of: style, at: size) == points)
    }

    /// The table ends at AX3, and has no `medium`.
    @Test func sizesThatAWatchDoesNotHave() {
        for style in FontStyle.allCases {
            let sizes = TextSize.dynamicTypeSizes.map { WatchDynamicType.size(of: style, at: $0) }
            #expect(sizes == sizes.sorted() && sizes[2] == sizes[3])
            #expect(sizes[9] == sizes[10] && sizes[9] == sizes[11])
            #expect(WatchDynamicType.size(of: style, at: .scale(2)) == 2 * sizes[3])
        }
    }
}
