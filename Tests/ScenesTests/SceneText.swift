import Foundation
import Frames
import Scenes

/// Scenes that stand in a test, with a catalog of a few real strings.
enum SceneText {
    /// A scene of the given view, indented by two spaces, with the catalog of pets.
    static func scene(_ view: String, catalog: Bool = true) throws -> LayoutScene {
        let folder = try TemporaryFolder()
        if catalog { try folder.write(pets, to: "Localizable.xcstrings") }
        let indented = view.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
        let strings = catalog ? "strings: Localizable.xcstrings\n" : ""
        let text = "scene: Test\n\(strings)view:\n" + indented.joined(separator: "\n") + "\n"
        return try LayoutScene(text, file: "Test.yml", folder: folder.url)
    }

    static let pets = """
        { "sourceLanguage": "en", "version": "1.0", "strings": {
          "vote.cat": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Cat" } },
            "de": { "stringUnit": { "state": "translated", "value": "Katze" } },
            "ar": { "stringUnit": { "state": "translated", "value": "قطة" } } } },
          "vote.goldfish": { "localizations": {
            "en": { "stringUnit": { "state": "translated", "value": "Goldfish" } },
            "de": { "stringUnit": { "state": "translated", "value": "Goldfisch" } },
            "ar": { "stringUnit": { "state": "translated", "value": "سمكة ذهبية" } } } },
          "pets.count": { "localizations": {
            "en": { "variations": { "plural": {
              "one": { "stringUnit": { "state": "translated", "value": "%lld pet" } },
              "other": { "stringUnit": { "state": "translated", "value": "%lld pets" } } } } } } }
        } }
        """
}

/// A folder that goes when its owner does.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    func write(_ text: String, to name: String) throws {
        let file = url.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

extension FrameReport {
    /// Every view of a kind, in the order of the scene.
    func views(_ kind: String) -> [ViewFrame] {
        var views: [ViewFrame] = []
        root.walk { view, _ in if view.kind == kind { views.append(view) } }
        return views
    }
}
