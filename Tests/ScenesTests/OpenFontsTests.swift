import Foundation
import Frames
import Labels
import Scenes
import Testing
import ViewLayout

/// A scene and its copies keep their fonts open from the first report on.
@Suite struct OpenFontsTests {
    private static let roboto = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fonts/Roboto/Roboto-Regular.ttf").standardizedFileURL

    private func scene(_ font: URL) -> LayoutScene {
        LayoutScene("Text", fonts: [FontFile(font, isDefault: true)]) { Text(verbatim: "Katze") }
    }

    /// A file is no longer asked for once it is open.
    @Test func aFileIsOpenedOnce() throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "Roboto.ttf")
        try FileManager.default.copyItem(at: Self.roboto, to: file)
        let scene = scene(file)
        let copy = scene
        let first = try scene.report()
        #expect(first.fonts.first?.hasPrefix("Roboto") == true)
        try FileManager.default.removeItem(at: file)
        #expect(try scene.report() == first)
        #expect(try copy.report() == first)
        #expect(throws: InputError.self) { try self.scene(file).report() }
    }

    @Test func otherFontsAreOtherFonts() throws {
        var scene = scene(Self.roboto)
        let copy = scene
        let first = try copy.report()
        scene.fonts = []
        #expect(try scene.report().fonts.first?.hasPrefix("Inter") == true)
        scene.modelsSystemFont = false
        #expect(try scene.report().fontModels.isEmpty)
        #expect(try copy.report() == first)
    }

    @Test func tasksShareThem() async throws {
        let scene = scene(Self.roboto)
        let reports = try await withThrowingTaskGroup { group in
            for _ in 0..<8 { group.addTask { try scene.report() } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(Set(reports).count == 1)
    }
}
