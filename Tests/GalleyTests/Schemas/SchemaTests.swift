import Foundation
import Scenes
import Testing

@testable import Galley

/// Schemas take what the readers take and refuse what they refuse, but for what a schema cannot tell.
@Suite(.enabled(if: SchemaValidator.isInstalled, "needs python3-jsonschema and python3-yaml"))
struct SchemaTests {
    @Test func everySceneAndConfigurationOfTheSamplesIsValid() throws {
        let files = try #require(
            FileManager.default.enumerator(at: SampleTests.folder, includingPropertiesForKeys: nil))
        var texts: [SchemaKind: [String]] = [:]
        for case let file as URL in files where ["yml", "yaml"].contains(file.pathExtension) {
            let text = try String(contentsOf: file, encoding: .utf8)
            if file.lastPathComponent == Project.fileName {
                texts[.configuration, default: []].append(text)
            } else if text.contains("\nview:") || text.hasPrefix("view:") {
                texts[.scene, default: []].append(text)
            }
        }
        #expect((texts[.scene]?.count ?? 0) >= 20 && (texts[.configuration]?.count ?? 0) >= 10)
        for (kind, texts) in texts {
            #expect(try SchemaValidator.complaints(about: texts, schema: kind.schema()).compactMap(\.self) == [])
        }
    }

    /// Every view and modifier, with values that its form takes and with odd ones.
    @Test func theSchemaOfScenesKnowsWhatTheReaderTakes() throws {
        var views: [String] = SceneViews.sections.flatMap(\.views).flatMap { view in
            [view.name] + ShapeExamples.values(of: view.content).map { "{ \(view.name): \($0) }" }
        }
        views += SceneModifiers.sections.flatMap(\.modifiers).flatMap { modifier in
            ShapeExamples.values(of: modifier.value).map { "{ Text: words, \(modifier.name): \($0) }" }
        }
        views += ["Sapcer", "{ Txt: words }", "{ Text: words, pading: 3 }", "{ padding: 3 }", "{ Text: a, Button: b }"]
        let texts = views.map { "view: \($0)" } + ["scene: Test", "{ view: Spacer, viw: Spacer }"]
        let refused = try Self.differences(of: texts, schema: .scene) { text in
            let scene = try LayoutScene(text, file: "Test.yml", folder: URL(filePath: "/"))
            for rule in scene.references.allowances { _ = try Rules.find(rule.name) }
        }
        #expect(refused == Self.beyondSceneSchema)
    }

    /// Every key of a configuration.
    @Test func theSchemaOfConfigurationsKnowsWhatTheReaderTakes() throws {
        let files: Set = ["scenes", "strings", "fonts", "arguments", "sourceLocale", "locales", "labels"]
        var texts = ProjectParts.form.shape.keys.filter { !files.contains($0.name) }.flatMap { key in
            ShapeExamples.values(of: key.shape).map { "{ labels: [{ keys: words }], \(key.name): \($0) }" }
        }
        texts += ShapeExamples.values(of: LabelParts.form.shape).map { "labels: [\($0)]" }
        texts += ["{ labels: [{ keys: words }], scens: [A.yml] }", "labels: {}", "labels: words"]
        let refused = try Self.differences(of: texts, schema: .configuration) { text in
            _ = try ProjectReader(url: URL(filePath: "/galley.yml"), name: "galley.yml", text: text).read()
        }
        #expect(refused == Self.beyondConfigurationSchema)
    }

    /// The texts of which reader and schema do not think the same: `+` before what the schema alone takes, `-` before
    /// what the reader alone takes.
    private static func differences(
        of texts: [String], schema: SchemaKind, read: (String) throws -> Void
    ) throws -> [String] {
        let complaints = try SchemaValidator.complaints(about: texts, schema: schema.schema())
        return zip(texts, complaints).compactMap { text, complaint in
            let isTaken = (try? read(text)) != nil
            guard isTaken != (complaint == nil) else { return nil }
            return (isTaken ? "- " : "+ ") + text
        }
    }

    private static let beyondSceneSchema: [String] = []
    private static let beyondConfigurationSchema: [String] = []
}
