import Catalogs
import Foundation
import Galley
import Rooms
import Testing

/// What is written for programs is valid after the schemas that `galley schema` prints.
@Suite(.enabled(if: SchemaValidator.isInstalled, "needs python3-jsonschema and python3-yaml"))
struct SchemaOutputTests {
    @Test(arguments: SampleTests.names + SampleTests.catalogs.map(\.name))
    func theOutputOfEverySampleIsValid(name: String) throws {
        let project = try Project.find(at: SampleTests.folder.appending(path: name).path)
        let findings = try JSONFindings().render(try project.check(), options: ReportOptions())
        #expect(try complaints(about: [findings], kind: .findings) == [])
        let environment = LayoutEnvironment(locale: "de", textSize: .large, width: 320)
        let reports = try project.scenes.map { try FrameJSON.render($0.report(in: environment)) }
        #expect(try complaints(about: reports, kind: .report) == [])
    }

    @Test func aTransitionIsValid() throws {
        let folder = SampleTests.folder.appending(path: "PetVote")
        let states = try ["PetVote.yml", "Tie.yml"].map { try LayoutScene(contentsOf: folder.appending(path: $0)) }
        let change = try states[0].transition(
            to: states[1], in: LayoutEnvironment(locale: "de", width: 393), at: 0.5)
        let text = try TransitionJSON.render(change)
        #expect(try complaints(about: [text], kind: .transition) == [])
        #expect(try complaints(about: [text.replacing("\"fraction\"", with: "\"part\"")], kind: .transition) != [])
    }

    /// What is read is valid, and what is refused is not.
    @Test func aFileOfRoomsIsValid() throws {
        let place = #""place": { "selector": "a", "line": 3 }, "frame": [0, 1, 2, 3], "limit": "bounds", "lines": 2"#
        let file = RoomFiles.file([RoomFiles.room("Save", place)], screen: #""toolkit": "uikit", "textScale": 2,"#)
        #expect(try complaints(about: [file], kind: .rooms) == [])
        let faults = [
            ("\"rooms\": 1", "\"rooms\": 2"), ("\"size\": 16", "\"size\": 0"), ("\"lines\"", "\"line\""),
            ("[0, 1, 2, 3]", "[0, 1, 2]"), ("\"bounds\"", "\"bound\""), ("\"name\": \"Home\",", ""),
            ("\"web\"", "\"www\""),
        ]
        for (part, fault) in faults {
            let broken = file.replacing(part, with: fault)
            #expect(broken != file)
            #expect(try complaints(about: [broken], kind: .rooms) != [], "\(fault)")
            #expect(throws: CatalogError.self) { try ReadRooms(Array(broken.utf8), file: "a") }
        }
    }

    private func complaints(about documents: [String], kind: SchemaKind) throws -> [String] {
        try SchemaValidator.complaints(about: documents, schema: kind.schema()).compactMap(\.self)
    }
}

/// The pages of the repository are those that `galley schema` prints.
///
/// Run with `GALLEY_RECORD=1` to write them; such a run fails, so that nothing is recorded by accident.
@Suite struct SchemaPageTests {
    @Test(arguments: [
        ("Scenes/Scenes.docc/SceneFiles.md", SchemaKind.scene),
        ("Galley/Galley.docc/Configuration.md", .configuration),
    ])
    func aPageIsMadeFromTheTables(path: String, kind: SchemaKind) throws {
        let file = SampleTests.folder.appending(path: "../Sources/\(path)").standardizedFileURL
        let text = try #require(kind.reference)
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(path)")
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}
