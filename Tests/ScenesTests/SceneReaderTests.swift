import Catalogs
import Foundation
import Frames
import Labels
import Scenes
import Testing

/// A project reads each scene file and each catalog once.
@Suite struct SceneReaderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(SceneText.pets, to: "Localizable.xcstrings")
    }

    private func scene(_ name: String, strings: String, key: String = "vote.cat", _ reader: SceneReader) throws
        -> LayoutScene
    {
        try folder.write("strings: \(strings)\nview:\n  Text: \(key)\n", to: name)
        return try reader.scene(contentsOf: folder.url.appending(path: name), file: name)
    }

    @Test func aCatalogOfManyScenesIsReadOnce() throws {
        let reader = SceneReader()
        let scenes = [
            try scene("1.yml", strings: "Localizable.xcstrings", reader),
            try scene("2.yml", strings: "[Localizable.xcstrings]", key: "vote.goldfish", reader),
            try scene("3.yml", strings: "'*.xcstrings'", reader),
            try scene("4.yml", strings: folder.url.appending(path: "Localizable.xcstrings").path, reader),
        ]
        #expect(reader.parsedScenes == 4)
        #expect(reader.readCatalogs == 1)
        let texts = try scenes.map { try $0.report(in: LayoutEnvironment(locale: "de")).root.text?.string }
        #expect(texts == ["Katze", "Goldfisch", "Katze", "Katze"])
    }

    @Test func eachSourceLanguageIsReadAnew() throws {
        let reader = SceneReader()
        for name in ["Words", "Words_fr"] { try folder.write("cat = Katze\n", to: "\(name).properties") }
        try folder.write("strings: Words.properties\nview:\n  Text: cat\n", to: "1.yml")
        let languages = try ["de", "nl", "de"].map { locale in
            try reader.scene(contentsOf: folder.url.appending(path: "1.yml"), file: "1.yml", sourceLocale: locale)
                .catalogs.map(\.sourceLanguage)
        }
        #expect(languages == [["de"], ["nl"], ["de"]])
        #expect(reader.readCatalogs == 2)
    }

    /// What was read is not read again for another locale or text size.
    @Test func theFileIsNotNeededForReports() throws {
        let reader = SceneReader()
        let scene = try scene("1.yml", strings: "Localizable.xcstrings", reader)
        try FileManager.default.removeItem(at: folder.url.appending(path: "1.yml"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "Localizable.xcstrings"))
        let texts = try ["de", "ar"].map { try scene.report(in: LayoutEnvironment(locale: $0)).root.text?.string }
        #expect(texts == ["Katze", "قطة"])
        #expect(reader.parsedScenes == 1)
    }

    @Test func aFaultyKeyIsRefusedInEachScene() throws {
        let reader = SceneReader()
        _ = try scene("1.yml", strings: "Localizable.xcstrings", reader)
        #expect(throws: InputError.self) {
            try scene("2.yml", strings: "Localizable.xcstrings", key: "vote.hamster", reader)
        }
    }
}
