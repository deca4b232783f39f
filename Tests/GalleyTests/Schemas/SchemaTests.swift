import Checks
import Foundation
import Scenes
import Testing

@testable import Galley
@testable import Projects

/// Schemas take what the readers take and refuse what they refuse, except for what a schema cannot say.
@Suite(.enabled(if: SchemaValidator.isInstalled, "needs python3-jsonschema and python3-yaml"))
struct SchemaTests {
    @Test func everySceneAndConfigurationOfTheSamplesIsValid() throws {
        let files = try #require(
            FileManager.default.enumerator(
                at: SampleTests.folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil))
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
        Self.expect(refused, areAll: Self.beyondSceneSchema)
    }

    /// Every key of a configuration.
    @Test func theSchemaOfConfigurationsKnowsWhatTheReaderTakes() throws {
        let files: Set = [
            "extends", "scenes", "strings", "fonts", "arguments", "sourceLocale", "locales", "labels", "rooms",
        ]
        var texts = ProjectParts.form.shape.keys.filter { !files.contains($0.name) }.flatMap { key in
            ShapeExamples.values(of: key.shape).map { "{ labels: [{ keys: words }], \(key.name): \($0) }" }
        }
        texts += ShapeExamples.values(of: LabelParts.form.shape).map { "labels: [\($0)]" }
        texts += ["{ labels: [{ keys: words }], scens: [A.yml] }", "labels: {}", "labels: words"]
        let refused = try Self.differences(of: texts, schema: .configuration) { text in
            _ = try ProjectReader(url: URL(filePath: "/galley.yml"), name: "galley.yml", text: text).read()
        }
        Self.expect(refused, areAll: Self.beyondConfigurationSchema)
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

    /// Every difference is one of those that are known, and each of these is still there.
    private static func expect(
        _ differences: [String], areAll known: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let others = differences.filter { text in !known.contains { text.contains($0) } }
        #expect(others == [], sourceLocation: sourceLocation)
        let gone = known.filter { part in !differences.contains { $0.contains(part) } }
        #expect(gone == [], sourceLocation: sourceLocation)
    }

    /// What only the reader refuses: keys that need others or exclude them, a range that runs backwards, and alignments
    /// that depend on the edge.
    private static let beyondSceneSchema = [
        "+ view: { Text: { arguments: ", "+ view: { Text: {} }", "+ view: { TextField: { arguments: ",
        "+ view: { TextField: {} }", "+ view: { Button: {} }", "+ view: { Button: { label: {} } }",
        "+ view: { Toggle: {} }", "+ view: { Toggle: { label: {} } }", "+ view: { Label: { title: {} } }",
        "+ view: { ProgressView: { label: {} } }", "+ view: { Image: { height: ", "+ view: { Image: { width: ",
        "+ view: { Image: { resizable: ", "+ view: { Image: {} }", "+ view: { Section: { footer: {} } }",
        "+ view: { Section: { header: {} } }", "+ view: { LabeledContent: { label: words, value: {} } }",
        "+ view: { LabeledContent: { value: words, label: {} } }", "+ view: { GroupBox: { label: {} } }",
        "+ view: { DisclosureGroup: { label: {} } }", "+ view: { Tab: { title: {} } }", " font: { italic: ",
        " font: { monospacedDigit: ", " font: { name: ", " font: { relativeTo: ", " font: { smallCaps: ",
        " font: { weight: ", " font: {} }", "dynamicTypeSize: AX3..AX1", "frame: { alignment: ", "frame: {} }",
        "safeAreaInset: { edge: top, content: Spacer, alignment: ",
    ]

    /// What only the reader refuses: a font as above, tags of no language, an empty list of locales, a place that the
    /// platform does not have, a range that runs backwards, and the toolkits of another platform.
    private static let beyondConfigurationSchema =
        [
            "font: {} }", "locales: -1 }", "locales: 0.5 }", "locales: 3 }", "locales: [] }", "place: {} }",
            "textSizes: AX3..AX1 }", "toolkit: compose }", "toolkit: textview }", "breakStrategy: ",
        ]
        + StandardPlace.all.filter { !$0.platforms.contains(.ios) && $0.requiredOptions.isEmpty }.map {
            "place: \($0.name) }"
        }
}
