import Frames
import Scenes
import Testing

/// Scenes say how lines are broken where the platform's own way is not meant.
@Suite struct LineBreakingTests {
    private func ends(_ text: String, _ width: Double, _ modifiers: String, on platform: Platform) throws -> [Int] {
        let scene = try SceneText.scene("Text: { verbatim: \"\(text)\" }\nframe: { width: \(width) }\n\(modifiers)")
        let environment = LayoutEnvironment(locale: "ko", width: 300, platform: platform)
        let texts = try scene.report(in: environment).views("Text").compactMap(\.text)
        return texts.flatMap(\.lines).map { $0.range[1] }
    }

    @Test func wordsAreKeptWhereSaid() throws {
        let text = "변경 사항을 저장"
        #expect(try ends(text, 62, "", on: .ios) == [3, 7, 9])
        #expect(try ends(text, 62, "keepWords: false", on: .ios).first == 4)
        #expect(try ends(text, 62, "", on: .android).first == 4)
        #expect(try ends(text, 62, "keepWords:", on: .android) == [3, 7, 9])
    }

    @Test func orphansAreSparedWhereSaid() throws {
        let text = "Add all of these to the playlist"
        #expect(try ends(text, 190, "", on: .ios) == [20, 32])
        #expect(try ends(text, 190, "avoidOrphans: false", on: .ios) == [24, 32])
    }
}
