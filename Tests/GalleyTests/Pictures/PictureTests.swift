import Foundation
import Galley
import Testing

/// The picture of the toolbar in English beside German, which the README shows.
@Suite struct PictureTests {
    /// Set `GALLEY_RECORD=1` to draw anew; such a run fails, so that nobody records by accident.
    @Test func theToolbarLooksAsInItsPicture() throws {
        let folder = SampleTests.folder.appending(path: "Toolbar")
        let scene = try LayoutScene(file: folder.appending(path: "Toolbar.yml").path)
        let picture = FrameSVG.render(
            try scene.pictures(in: ["en", "de"].map { LayoutEnvironment(locale: $0, width: 320) }))
        let file = folder.appending(path: "toolbar.svg")
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(file.path)")
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        let difference = zip(picture.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
        #expect(picture == expected, "\(difference.map { "is \($0.0), was \($0.1)" } ?? "one is longer")")
    }
}
