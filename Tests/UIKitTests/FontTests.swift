import Frames
import Scenes
import SwiftUI
import Testing
import UIKit

/// Fonts have the measures that texts are laid out with.
@Suite struct FontTests {
    /// Code that was left out gets values that are made so.
    @Test @MainActor func valuesAndViewsAreMadeOfNothing() {
        #expect(UIFont().pointSize > 0 && UIFontDescriptor().pointSize > 0)
        #expect(UIColor().cgColor.alpha == 0)
        #expect(UIVisualEffectView(frame: .zero).effect == nil && UIVisualEffectView().effect == nil)
        #expect([UIBlurEffect(), UIVibrancyEffect()].count == 2)
        #expect(UIActivityViewController(nibName: nil, bundle: nil).excludedActivityTypes == nil)
    }

    /// What `UIFont` printed on a device, iOS 26.1: the table of system font faces of a public project.
    @Test(arguments: [
        (12.0, [11.42578125, -2.89453125, 8.455078125, 6.31640625, 14.3203125]),
        (13.0, [12.3779296875, -3.1357421875, 9.15966796875, 6.8427734375, 15.513671875]),
        (17.0, [16.1865234375, -4.1005859375, 11.97802734375, 8.9482421875, 20.287109375]),
    ])
    func systemFontHasTheMeasuresOfTheDevice(size: Double, measures: [Double]) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(Double(font.pointSize) == size)
        let own = [font.ascender, font.descender, font.capHeight, font.xHeight, font.lineHeight]
        for (a, b) in zip(own, measures) { #expect(abs(a - b) < 1e-9) }
        #expect(font.leading == 0)
    }

    @Test func boldLettersAreHigher() {
        #expect(abs(UIFont.boldSystemFont(ofSize: 17).xHeight - 9.13916015625) < 1e-3)
    }

    @Test func styleIsAsLargeAsInTheTypeScaleOfItsLayout() throws {
        let scene = LayoutScene("Styles") {
            VStack(spacing: 0) {
                Color.red.frame(height: UIFont.preferredFont(forTextStyle: .body).pointSize)
                Color.red.frame(height: UIFont.preferredFont(forTextStyle: .caption2).pointSize)
                Color.red.frame(height: UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 24))
                Color.red.frame(height: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20)).pointSize)
                Color.red.frame(
                    height: UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
                        .pointSize)
                Color.red.frame(height: UIFont.systemFont(ofSize: 20).pointSize)
            }
        }
        #expect(try heights(of: scene, at: .large) == [17, 11, 24, 20, 20, 20])
        #expect(try heights(of: scene, at: .accessibility3) == [40, 29, 64, 47.058824, 30, 20])
        #expect(try heights(of: scene, at: .scale(2)) == [34, 22, 48, 40, 30, 40])
    }

    private func heights(of scene: LayoutScene, at textSize: Frames.TextSize) throws -> [Double] {
        let report = try scene.report(in: LayoutEnvironment(textSize: textSize, width: 320))
        return report.root.children.map { ($0.frame.height * 1e6).rounded() / 1e6 }
    }

    private struct ScaledBox: View {
        @ScaledMetric(relativeTo: .caption) private var side = 24.0
        var body: some View {
            Color.red.frame(width: side, height: UIFontMetrics(forTextStyle: .caption1).scaledValue(for: 24))
        }
    }

    @Test(arguments: [Frames.TextSize.large, .accessibility3, .scale(1.5)])
    func scaledMetricIsWhatFontMetricsScale(textSize: Frames.TextSize) throws {
        let frame = try LayoutScene("Box") { ScaledBox() }.report(in: LayoutEnvironment(textSize: textSize)).root.frame
        #expect(abs(frame.width - frame.height) < 1e-9)
        #expect(textSize == .large ? frame.width == 24 : frame.width > 35)
    }

    @Test func styleOfOtherTraitsHasTheirSize() {
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
        #expect(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) == 53)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .large)
    }

    @Test func textInAFontOfUIKitIsAsLargeAsInItsOwn() throws {
        func size(_ font: Font) throws -> Frame {
            try LayoutScene("Text") { Text(verbatim: "Hamburgefons").font(font) }
                .report(in: LayoutEnvironment(textSize: .accessibility2, width: 1000)).root.frame
        }
        #expect(try size(Font(UIFont.preferredFont(forTextStyle: .title2))) == size(.title2))
        #expect(
            try size(Font(UIFont.systemFont(ofSize: 21, weight: .semibold)))
                == size(.system(size: 21, weight: .semibold)))
    }

    @Test func traitsMakeAnotherFont() throws {
        let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
        let bold = try #require(body.withSymbolicTraits(.traitBold))
        #expect(bold.symbolicTraits == .traitBold)
        let plain = UIFont(descriptor: body, size: 0)
        let heavy = UIFont(descriptor: bold, size: 0)
        #expect(heavy.pointSize == plain.pointSize)
        #expect(
            "Breite".size(withAttributes: [.font: heavy]).width > "Breite".size(withAttributes: [.font: plain]).width)
        #expect(UIFont(descriptor: bold, size: 30).pointSize == 30)
        #expect(UIFont.systemFont(ofSize: 3) == UIFont.systemFont(ofSize: 3))
        #expect(UIFont.systemFont(ofSize: 3) != UIFont.systemFont(ofSize: 4))
    }
}
