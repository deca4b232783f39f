import Foundation
import Frames
import Labels
import Scenes
import Testing

/// The safe area of a scene's environment, and the modifiers of scene files that go by it.
@Suite struct SafeAreaTests {
    private static let phone = SafeAreaInsets(top: 59, bottom: 34)

    private func scene(_ text: String) throws -> LayoutScene {
        try LayoutScene(text, file: "Test.yml", folder: TemporaryFolder().url)
    }

    private func frame(_ kind: String, _ report: FrameReport) throws -> Frame {
        try #require(report.views(kind).first).frame
    }

    @Test func environmentInsetsTheScene() throws {
        let environment = LayoutEnvironment(width: 393, height: 852, safeArea: Self.phone)
        let report = try SceneText.scene("Color", catalog: false).report(in: environment)
        #expect(report.root.frame == Frame(x: 0, y: 59, width: 393, height: 759))
        #expect(report.size == Size(width: 393, height: 759))
        #expect(report.fits)
        #expect(report.root.ignoresSafeArea == nil)
        let filled = try SceneText.scene("Color:\nignoresSafeArea: true", catalog: false).report(in: environment)
        #expect(filled.root.frame == Frame(x: 0, y: 0, width: 393, height: 852))
        #expect(filled.root.ignoresSafeArea == true)
        let tall = try SceneText.scene("Color:\nframe: { height: 800 }", catalog: false).report(in: environment)
        #expect(!tall.fits)
    }

    @Test func sceneFileHasInsetsOfItsOwn() throws {
        let environment = LayoutEnvironment(width: 100, height: 200)
        let own = try scene("safeArea: { top: 59, bottom: 34 }\nview:\n  Color\n").report(in: environment)
        #expect(own.root.frame == Frame(x: 0, y: 59, width: 100, height: 107))
        #expect(own.environment.safeArea == Self.phone)
        let device = try scene("safeArea: iPhone 16 Pro\nview:\n  Color\n").report(in: environment)
        #expect(device.environment.safeArea == SafeAreaInsets(top: 62, bottom: 34))
        // What is asked for comes first.
        var other = environment
        other.safeArea = SafeAreaInsets(leading: 5)
        let asked = try scene("safeArea: iPhone 16\nview:\n  Color\n").report(in: other)
        #expect(asked.root.frame == Frame(x: 5, y: 0, width: 95, height: 200))
    }

    @Test(arguments: [
        ("safeArea: iPhone 16 Po", "there is no device \"iPhone 16 Po\"; did you mean \"iPhone 16 Pro\"?"),
        ("safeArea: { up: 3 }", "\"up\""), ("safeArea: { top: -3 }", "top expects a number of at least 0"),
    ])
    func mistakesAreNamed(line: String, message: String) throws {
        let error = #expect(throws: InputError.self) { try scene("\(line)\nview:\n  Color\n") }
        #expect(error?.description.contains(message) == true)
        #expect(error?.description.contains("Test.yml:1:") == true)
    }

    @Test func modifiersOfSceneFiles() throws {
        let environment = LayoutEnvironment(width: 340, height: 100)
        let bar = try SceneText.scene(
            """
            Color:
            ignoresSafeArea: bottom
            safeAreaInset:
              edge: bottom
              spacing: 0
              content:
                Rectangle:
                frame: { height: 20 }
            """, catalog: false
        ).report(in: environment)
        #expect(try frame("Color", bar).height == 100)
        #expect(try frame("Rectangle", bar) == Frame(x: 0, y: 80, width: 340, height: 20))
        let carousel = try SceneText.scene(
            """
            ScrollView:
              axes: horizontal
              content:
                - Color:
                  containerRelativeFrame: { axes: horizontal, count: 4, spacing: 10 }
            safeAreaPadding: { horizontal: 20 }
            """, catalog: false
        ).report(in: environment)
        #expect(try frame("Color", carousel).width == 67.5)
        #expect(try frame("ScrollView", carousel).width == 340)
        let background = try SceneText.scene(
            "Rectangle:\nbackground: Color\ncontentMargins: 3\nsafeAreaPadding: 10", catalog: false
        ).report(in: environment)
        #expect(try frame("Rectangle", background).width == 320)
        #expect(try frame("Color", background).width == 340)
    }

    /// A text of one line that is offered less than its ellipsis is as wide as the ellipsis.
    @Test func textIsNoNarrowerThanItsEllipsis() throws {
        let report = try SceneText.scene(
            "Text: { verbatim: Settings }\nlineLimit: 1\nframe: { width: 3 }", catalog: false
        ).report()
        let text = try #require(report.views("Text").first)
        #expect(text.frame.width > 3)
        #expect(text.text?.truncated == true)
    }
}
