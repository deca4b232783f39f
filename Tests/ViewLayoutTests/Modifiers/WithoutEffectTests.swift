import Foundation
import Testing

/// The folder WithoutEffect has all modifiers that return the view as it is, and no other.
@Suite struct WithoutEffectTests {
    private static let module = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Sources/ViewLayout").standardizedFileURL
    private static let folder = "WithoutEffect/"

    /// The extensions of views and of what is like them, by file: whether the file is in the folder, its path, the text.
    private static func extensions() throws -> [(isInFolder: Bool, file: String, text: Substring)] {
        let enumerator = try #require(FileManager.default.enumerator(at: module, includingPropertiesForKeys: nil))
        var found: [(Bool, String, Substring)] = []
        for case let url as URL in enumerator where url.pathExtension == "swift" {
            let path = String(url.standardizedFileURL.path.dropFirst(module.path.count + 1))
            let text = try String(contentsOf: url, encoding: .utf8)
            let blocks = text.matches(
                of:
                    #/(?m)^(extension (?:View|Scene|Text|Image|TabContent|VisualEffect|DynamicViewContent) \{(?s:.*?)^\})/#
            )
            found += blocks.map { (path.hasPrefix(folder), path, $0.1) }
        }
        return found
    }

    @Test func whatReturnsTheViewIsInTheFolder() throws {
        let elsewhere = try Self.extensions().filter { !$0.isInFolder && $0.text.contains(#/\{\s*self\s*\}/#) }
        #expect(elsewhere.map(\.file) == [])
    }

    @Test func theFolderHasNoModifierThatDoesAnything() throws {
        let inFolder = try Self.extensions().filter(\.isInFolder)
        #expect(inFolder.count > 20)
        for (_, file, text) in inFolder {
            let functions = text.matches(of: #/\bfunc\b/#).count
            #expect(text.matches(of: #/\{\s*self\s*\}/#).count == functions, "\(file)")
        }
    }
}
