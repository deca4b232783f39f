import Frames
import Labels
import Testing

/// A label in a font size that no text can have is measured in another, and never counts as one that fits.
@Suite struct UnusableStyleTests {
    private let measurer: LabelMeasurer

    init() throws { measurer = LabelMeasurer(fonts: try FontLibrary()) }

    @Test(arguments: [
        LabelTypesetting(font: .system(size: .nan)), LabelTypesetting(font: .system(size: 0)),
        LabelTypesetting(font: .system(size: -17)), LabelTypesetting(font: .custom("Roboto", size: .infinity)),
        LabelTypesetting(tracking: .nan), LabelTypesetting(lineSpacing: .infinity),
    ])
    func nothingShows(style: LabelTypesetting) {
        let facts = measurer.measure("Speichern", style: style, in: LayoutEnvironment(width: 320))
        #expect(facts.truncated && facts.visible.isEmpty && facts.hidden == ["Speichern"] && facts.lines.isEmpty)
        #expect(facts.ideal.width > 0 && facts.ideal.width.isFinite && facts.ideal.height.isFinite)
    }
}
