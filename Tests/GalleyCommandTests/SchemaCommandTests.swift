import Foundation
import Testing

/// Schemas and the reference as the command prints them.
@Suite struct SchemaCommandTests {
    @Test(arguments: ["scene", "configuration", "report", "findings", "transition"])
    func aSchemaIsOneDocument(kind: String) throws {
        let run = try GalleyProcess("schema", kind)
        #expect(run.status == 0 && run.output.hasSuffix("}\n"))
        let schema = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        #expect((schema?["title"] as? String)?.hasPrefix("Galley ") == true)
    }

    @Test func theReferenceIsOfWhatPeopleWrite() throws {
        let page = Package.root.appending(path: "Sources/Scenes/Scenes.docc/SceneFiles.md")
        #expect(
            try GalleyProcess("schema", "scene", "--markdown").output == String(contentsOf: page, encoding: .utf8))
        let refused = try GalleyProcess("schema", "findings", "--markdown")
        #expect(refused.status == 2 && refused.error.contains("scene and configuration"))
    }

    /// What shells complete: rules, formats, text sizes, and what the project of the folder has.
    @Test func shellsCompleteNames() throws {
        let script = try GalleyProcess("--generate-completion-script", "bash").output
        for name in ["truncated-text", "ndjson", "configuration", "xxxLarge"] { #expect(script.contains(name)) }
        let folder = Package.root.appending(path: "Samples/PetVote")
        let scenes = try GalleyProcess("---completion", "check", "--", "--scene", "0", "0", in: folder)
        #expect(scenes.output.contains("Pet vote"))
        let locales = try GalleyProcess("---completion", "check", "--", "--locale", "0", "0", in: folder)
        #expect(locales.output.split(separator: "\n").contains("de"))
        let elsewhere = try GalleyProcess("---completion", "check", "--", "--scene", "0", "0", in: URL(filePath: "/"))
        #expect(elsewhere.output == "\n")
    }
}
