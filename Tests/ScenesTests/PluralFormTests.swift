import Frames
import Labels
import Scenes
import Testing

@Suite struct PluralFormTests {
    /// A text in an alternative that does not fit is measured in all its forms too: in another form it may fit.
    @Test func formsOfAlternativesThatAreNotShownCount() throws {
        let scene = try SceneText.scene(
            """
            ViewThatFits:
              - Text: { verbatim: "wider than the room by far" }
              - Text: pets.count
                lineLimit: 1
            """)
        let shown = try onMainActor {
            var shown: [String] = []
            let runner = SceneRunner(fonts: try FontLibrary(), platform: .ios)
            try runner.reports(of: scene, in: LayoutEnvironment(width: 120)) { report in
                shown += report.views("Text").compactMap(\.text?.plural)
            }
            return shown
        }
        #expect(shown == ["one", "other"])
    }
}
