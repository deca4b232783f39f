import Galley
import Testing

/// The safe area of a project counts for its scenes, and a scene's own for that scene.
@Suite struct SafeAreaTests {
    private func findings(_ project: String, _ scene: String) throws -> [String] {
        let copy = try ProjectCopy([
            "galley.yml": "scenes: [Box.yml]\nwidths: [320]\nheights: [200]\ntextSizes: [large]\n\(project)\n",
            "Box.yml":
                "\(scene)\nview:\n  Text: { verbatim: Box }\n  frame: { height: 150, alignment: bottom }\n  background: Color\n",
        ])
        return try copy.check().findings.map(\.rule)
    }

    @Test func aSceneThatNeedsTheUnsafeAreaOverflows() throws {
        #expect(try findings("", "scene: Box") == [])
        #expect(try findings("safeArea: { top: 20 }", "scene: Box") == [])
        #expect(try findings("safeArea: { top: 59, bottom: 34 }", "scene: Box") == ["overflow"])
        #expect(try findings("safeArea: iPhone 16", "scene: Box") == ["overflow"])
        #expect(try findings("", "safeArea: iPhone 16") == ["overflow"])
        #expect(try findings("safeArea: iPhone 16", "safeArea: { bottom: 34 }") == [])
    }
}
