import Foundation
import Galley
import Testing

/// What a catalog says of the room of a text is its budget where the configuration names none.
@Suite struct SizeLimitTests {
    private func check(_ budget: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-limits-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let units = ["save": "40", "open": "400"].map { id, width in
            """
            <trans-unit id="\(id)" maxwidth="\(width)" size-unit="pixel"><source>Save</source>\
            <target>Enregistrer sous</target></trans-unit>
            """
        }
        let file = """
            <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" \
            target-language="fr"><body>\(units.joined())</body></file></xliff>
            """
        try Data(file.utf8).write(to: folder.appending(path: "fr.xliff"))
        let project = "strings: fr.xliff\ntextSizes: large\nlabels: [{ keys: \"*\"\(budget) }]\n"
        try Data(project.utf8).write(to: folder.appending(path: "galley.yml"))
        let result = try Project(contentsOf: folder.appending(path: "galley.yml")).check()
        return result.findings.map { "\($0.rule) \($0.key ?? "") \($0.locale)" }
    }

    @Test func aWidthInPixelsIsThatOfALine() throws {
        #expect(try check("") == ["truncated-text save fr"])
    }

    @Test func theConfigurationGoesBeforeTheCatalog() throws {
        #expect(try check(", maxWidth: 200, maxLines: 1") == [])
        #expect(
            try check(", maxWidth: 60, maxLines: 1").sorted() == ["truncated-text open fr", "truncated-text save fr"])
    }
}
