import Foundation
import Galley
import Testing
import ViewLayout

/// Scenes in Swift: it is not known which file a view comes from, nor which keys it shows.
@Suite struct ChangedProgramTests {
    private static let files = [
        "App/Package.swift": "let package = Package(name: \"App\")\n", "App/Sources/App/View.swift": "struct V {}\n",
        "App/Sources/App/Data.json": "{}", "App/README.md": "# App", "Other/Sources/Other.swift": "struct O {}\n",
        "Other/Notes.txt": "-",
        "App/T.xcstrings": Sources.xcstrings(["add": ["en": "Add", "de": "Hinzu"]]),
        "App/galley.yml": "strings: T.xcstrings\ntextSizes: [large]\n",
    ]

    private func check(_ repository: GitCopy) throws -> CheckResult {
        var scene = LayoutScene("Adding") { Text("add") }
        let folder = repository.copy.folder.appending(path: "App")
        scene.position = SourcePosition(
            file: folder.appending(path: "Sources/App/View.swift").path, line: 1, column: 1)
        var options = CheckOptions()
        options.changedSince = "HEAD"
        return try Project.check(scenes: [scene], at: folder.path, options: options)
    }

    @Test func nothing() throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.write("# The app", to: "App/README.md")
        try repository.copy.write("+", to: "Other/Notes.txt")
        try repository.copy.write("{}", to: "App/galley-1-of-2.json")
        let result = try check(repository)
        #expect(result.measured.isEmpty)
        #expect(
            result.remarks == [
                "nothing to check: left out 1 scene, because nothing that it depends on has changed since HEAD"
                    + "; this version of Galley with these options would have found the same there"
            ])
    }

    @Test(arguments: ["App/Sources/App/View.swift", "App/Sources/App/Data.json", "Other/Sources/Other.swift"])
    func aSourceCountsForEveryScene(path: String) throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.write("[1]", to: path)
        let result = try check(repository)
        #expect(result.measured == ["Adding de en"])
        #expect(result.remarks == ["every scene in Swift was checked: \(path) has changed since HEAD"])
    }

    @Test func aTextCountsForEverySceneInItsLocale() throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.replace("Hinzu", with: "Dazu", in: "App/T.xcstrings")
        #expect(try check(repository).measured == ["Adding de"])
    }
}
