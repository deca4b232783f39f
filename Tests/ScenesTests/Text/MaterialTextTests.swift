import Frames
import Scenes
import Testing

/// Material 3's line height and letter spacing in scenes.
@Suite struct MaterialTextTests {
    /// A button's label is a labelLarge: 14/20 with 0.1, between insets of 24 and at least 40 high.
    @Test func aButtonHasTheLabelOfMaterial() throws {
        let report = try SceneText.scene("Button: { verbatim: Einstellungen }", catalog: false)
            .report(in: LayoutEnvironment(displayScale: 1, platform: .android))
        let label = try #require(report.root.children.first?.text)
        #expect(label.fontSize == 14 && label.fontWeight == 500)
        #expect(label.ideal.height == 20)
        #expect(report.root.frame.height == 40)
        #expect(report.root.frame.width == label.ideal.width.rounded(.up) + 48)
    }
}
