import Frames
import Testing

@testable import Labels

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

    /// `TypeScaleTokens` of androidx.compose.material3: size, weight, line height, letter spacing.
    @Test(
        arguments: [
            (FontStyle.largeTitle, [32, 400, 40, 0]), (.title, [28, 400, 36, 0]), (.title2, [24, 400, 32, 0]),
            (.title3, [22, 400, 28, 0]), (.headline, [16, 500, 24, 0.2]), (.subheadline, [14, 500, 20, 0.1]),
            (.body, [16, 400, 24, 0.5]), (.callout, [14, 400, 20, 0.2]), (.footnote, [12, 400, 16, 0.4]),
            (.caption, [12, 500, 16, 0.5]), (.caption2, [11, 500, 16, 0.5]),
        ] as [(FontStyle, [Double])])
    func androidHasTheTypeScaleOfMaterial(style: FontStyle, figures: [Double]) {
        let design = style.design(on: .android)
        #expect([design.size, design.weight, design.lineHeight ?? 0, design.tracking] == figures)
    }

    /// Letter spacing grows by the factor; the line height keeps its proportion to the size, so that 1.5 of 28 is 42
    /// (Compose, `resolveLineHeightInPx`).
    @Test(arguments: [(1.0, 24.0, 0.5), (1.3, 30.3, 0.65), (2, 42, 1), (0.85, 20.4, 0.425), (1.05, 24.4, 0.525)])
    func lineHeightAndTrackingScale(scale: Double, lineHeight: Double, tracking: Double) throws {
        let textScale = TextScale(platform: .android, textSize: .scale(scale))
        #expect(abs(try #require(textScale.lineHeight(of: .body)) - lineHeight) < 1e-9)
        #expect(abs(textScale.tracking(of: .body) - tracking) < 1e-9)
        #expect(TextScale(platform: .web, textSize: .scale(scale)).lineHeight(of: .body) == nil)
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
