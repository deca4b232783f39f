import Foundation
import Galley
import Testing

/// Another version of Galley, or other options, may find more in unchanged files.
@Suite struct ToolSettingsTests {
    private func repository(_ files: [String: String]) throws -> GitCopy {
        try GitCopy(
            [
                "App/T.xcstrings": Sources.xcstrings(["add": ["en": "Add"]]),
                "App/galley.yml": "strings: T.xcstrings\ntextSizes: [large]\n" + Sources.narrow,
            ].merging(files) { $1 }, project: "App")
    }

    @Test(arguments: [
        (".github/workflows/check.yml", "uses: OWNER/galley@0.1.0", "uses: OWNER/galley@0.2.0"),
        (".gitlab-ci.yml", "- galley check --fail-on error", "- galley check --fail-on warning"),
        ("Makefile", "galley check", "galley check --locale de"), ("tools/ci.sh", "true", "Galley check"),
        ("tools/ci.sh", "galley check", "true"), ("Package.resolved", "galley 0.1.0", "galley 0.2.0"),
        (".pre-commit-config.yaml", "rev: 0.1.0 # galley", "rev: 0.2.0 # galley"),
        (".tool-versions", "galley 0.1.0", "galley 0.2.0"),
        ("web/package.json", #"{ "scripts": { "check": "galley check" } }"#, #"{ "scripts": { } }"#),
    ]) func whatNamesGalleyCountsForEverything(path: String, old: String, new: String) throws {
        let repository = try repository([path: old + "\n"])
        #expect(try repository.check().measured.isEmpty)
        try repository.copy.write(new + "\n", to: path)
        let result = try repository.check()
        #expect(result.measured == ["* en"] && result.leftOut == nil)
        #expect(
            result.remarks == [
                "everything was checked: \(path) has changed since HEAD, "
                    + "which may set the version of Galley or its options"
            ])
    }

    /// Other tools' files, documents, sources and other projects' settings are none of a check's.
    @Test func otherFilesDoNot() throws {
        let repository = try repository([
            ".github/workflows/lint.yml": "uses: OWNER/lint@1", "README.md": "galley",
            "Sources/A.swift": "import Galley",
            "Other/galley.yml": "baseline: galley.json",
        ])
        try repository.copy.write("uses: OWNER/lint@2", to: ".github/workflows/lint.yml")
        for path in ["README.md", "Sources/A.swift", "Other/galley.yml"] {
            try repository.copy.write("# galley", to: path)
        }
        #expect(try repository.check().measured.isEmpty)
    }

    /// What a link leads to is not looked at, wherever that is.
    @Test func aLinkIsNotFollowed() throws {
        let repository = try repository([:])
        let outside = try ProjectCopy(["ci.sh": "galley check"])
        try FileManager.default.createSymbolicLink(
            at: repository.copy.folder.appending(path: "ci.sh"),
            withDestinationURL: outside.folder.appending(path: "ci.sh"))
        #expect(try repository.check().measured.isEmpty)
    }
}
