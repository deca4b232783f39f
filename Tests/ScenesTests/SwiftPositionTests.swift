import Basics
import Foundation
import Frames
import Scenes
import Testing
import ViewLayout

/// Where reports say that a view in Swift is written.
@Suite struct SwiftPositionTests {
    private static let file = "Tests/ScenesTests/SwiftPositionTests.swift"

    @Test func filesAreNamedFromTheCurrentFolder() throws {
        let report = try LayoutScene("Texts") { Text("key") }.report()
        let place = SourcePosition(file: Self.file, line: #line - 1, column: 49)
        #expect(report.root.source == place)
        #expect(report.root.text?.source == place)
    }

    /// What the engine makes, as the text of a titled button, stands where the view stands that it is made for, and a view
    /// that does not know its place where the view around it stands.
    @Test func viewsWithoutAPlaceTakeTheOneAroundThem() throws {
        let line = #line
        let scene = LayoutScene("Button") {
            VStack {
                Button("key") {}
                Color.red
            }
        }
        var places: [String] = []
        try scene.report().root.walk { view, _ in
            places.append("\(view.kind) \(view.source.map { $0.file == Self.file ? $0.line - line : 0 } ?? 0)")
        }
        #expect(places == ["VStack 2", "Button 3", "Text 3", "Color 2"])
    }

    @Test func aSceneIsThePlaceOfViewsWithoutOne() throws {
        let scene = LayoutScene("Red") { Color.red }
        #expect(scene.position == SourcePosition(file: Self.file, line: #line - 1, column: 32))
        #expect(try scene.report().root.source == scene.position)
    }

    /// The views of a scene file are made by Swift code, which is not where a person finds them.
    @Test func sceneFilesAreThePlaceOfTheirViews() throws {
        let report = try SceneText.scene("HStack:\n  - Text: { verbatim: A }\n  - Button: vote.cat").report()
        var files: Set<String> = []
        report.root.walk { view, _ in if let source = view.source { files.insert(source.file) } }
        #expect(files == ["Test.yml"])
        #expect(report.root.children[0].text?.source?.line == report.root.children[0].source?.line)
    }

    /// A catalog's entry is where a text is corrected; the view has its own place.
    @Test func aCatalogComesBeforeThePlaceOfItsText() throws {
        let catalog = try #require(try SceneText.scene("Text: vote.cat").catalogs.first)
        let view = try LayoutScene("Cat", catalog: catalog) { Text("vote.cat") }.report().root
        #expect(view.text?.source?.file.hasSuffix("Localizable.xcstrings") == true)
        #expect(view.source?.file == Self.file)
    }
}
