import Frames
import Labels
import Testing

/// Material 3's line height and letter spacing in labels.
@Suite struct MaterialTextTests {
    private let fonts: FontLibrary

    init() throws { fonts = try FontLibrary() }

    private func measure(_ text: String, _ font: LabelFont, scale: Double = 1) -> TextFacts {
        let environment = LayoutEnvironment(textSize: .scale(scale), platform: .android)
        return LabelMeasurer(fonts: fonts, platform: .android)
            .measure(text, style: LabelTypesetting(font: font), in: environment)
    }

    /// Body is 16/24 with 0.5 after every letter; a plain size is free of both.
    @Test func aStyleHasLineHeightAndLetterSpacing() {
        let body = measure("Einstellungen", .body)
        let plain = measure("Einstellungen", .system(size: 16))
        #expect(body.ideal.height == 24)
        #expect(plain.ideal.height == 18.75)
        #expect(abs(body.ideal.width - plain.ideal.width - 13 * 0.5) < 1e-9)
    }

    /// At twice the size body is 28 high letters in lines of 42, each letter 1 apart.
    @Test func theyGrowWithTheFontScale() {
        let body = measure("Einstellungen", .body, scale: 2)
        let plain = measure("Einstellungen", .system(size: 28))
        #expect(body.fontSize == 28)
        #expect(body.ideal.height == 42)
        #expect(abs(body.ideal.width - plain.ideal.width - 13) < 1e-9)
    }

    /// Letter spacing that a view asks for takes the place of the style's.
    @Test func ownTrackingReplacesIt() {
        var style = LabelTypesetting(font: .body)
        style.tracking = 2
        let environment = LayoutEnvironment(textSize: .scale(1), platform: .android)
        let own = LabelMeasurer(fonts: fonts, platform: .android).measure("Save", style: style, in: environment)
        #expect(abs(own.ideal.width - measure("Save", .system(size: 16)).ideal.width - 8) < 1e-9)
    }
}
