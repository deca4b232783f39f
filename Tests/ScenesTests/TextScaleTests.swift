import Frames
import Testing

@testable import Scenes

@Suite struct TextScaleTests {
    /// Apple's Human Interface Guidelines, Typography: body is 17 points at the default size and 53 at the largest.
    @Test(arguments: [
        (FontStyle.body, TextSize.xSmall, 14.0), (.body, .large, 17), (.body, .accessibility5, 53),
        (.caption2, .xSmall, 11), (.largeTitle, .accessibility3, 52), (.footnote, .xLarge, 15),
    ])
    func stylesFollowTheDynamicTypeTable(style: FontStyle, size: TextSize, points: Double) {
        #expect(TextScale(platform: .ios, textSize: size).size(of: style) == points)
    }

    /// Apple's Human Interface Guidelines, Typography, macOS built-in text styles; no text size changes them.
    @Test(arguments: [
        (FontStyle.largeTitle, 26.0, 400.0), (.title, 22, 400), (.title2, 17, 400), (.title3, 15, 400),
        (.headline, 13, 700), (.body, 13, 400), (.callout, 12, 400), (.subheadline, 11, 400), (.footnote, 10, 400),
        (.caption, 10, 400), (.caption2, 10, 500),
    ])
    func macOSHasOneSizeOfEachStyle(style: FontStyle, points: Double, weight: Double) {
        let design = style.design(on: .macos)
        #expect(design.size == points && design.weight == weight)
        for size in [TextSize.large, .accessibility5, .scale(2)] {
            let scale = TextScale(platform: .macos, textSize: size)
            #expect(scale.size(of: style) == points)
            #expect(scale.size(fixed: 20, relativeTo: style) == 20)
        }
    }

    @Test func aFixedSizeStaysOnIOSUnlessItIsRelativeToAStyle() {
        let scale = TextScale(platform: .ios, textSize: .accessibility3)
        #expect(scale.size(fixed: 34, relativeTo: nil) == 34)
        #expect(scale.size(fixed: 34, relativeTo: .body) == 80)
    }

    /// Android's tables: small text doubles at 2.0, large text hardly grows; beyond 2 the scale is linear again.
    @Test(arguments: [
        (8.0, 2.0, 16.0), (14, 2, 26), (24, 2, 36), (100, 2, 100), (200, 2, 200), (16, 1.3, 20.2), (4, 1.5, 6),
        (14, 1.65, 23.2), (16, 0.85, 13.6), (16, 3, 48), (14, 1, 14),
    ])
    func androidScalesNonlinearly(sp: Double, scale: Double, dp: Double) {
        #expect(abs(AndroidFontScale.dp(sp, scale: scale) - dp) < 1e-9)
    }

    @Test func theWebScalesByItsRootSize() {
        #expect(TextScale(platform: .web, textSize: .scale(1.5)).size(of: .body) == 24)
    }

    /// A larger text size never makes a style smaller. Android's tables begin at 1.04 and end at 2; below and above, its
    /// scale is linear, and large text jumps at both borders.
    @Test(arguments: FontStyle.allCases) func sizesGrow(style: FontStyle) {
        let sizes = TextSize.dynamicTypeSizes.map { TextScale(platform: .ios, textSize: $0).size(of: style) }
        #expect(sizes == sizes.sorted())
        let scales = stride(from: 1.04, through: 2, by: 0.01).map {
            TextScale(platform: .android, textSize: .scale($0)).size(of: style)
        }
        #expect(scales == scales.sorted())
    }
}
