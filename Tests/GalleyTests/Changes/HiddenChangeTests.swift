import Foundation
import Galley
import Testing
import ViewLayout

/// Changes that git does not show, or cannot.
@Suite struct HiddenChangeTests {
    private static let files = [
        "T.xcstrings": Sources.xcstrings(["add": ["en": "Add", "de": "Hinzu"], "save": ["en": "Save"]]),
        "Adding.yml": Sources.scene("Adding", "add"), "Saving.yml": Sources.scene("Saving", "save"),
        "galley.yml": "scenes: [Adding.yml, Saving.yml]\nstrings: T.xcstrings\ntextSizes: [large]\n",
    ]

    /// Files that git is set not to look at, in the index or in the settings.
    @Test(arguments: ["--assume-unchanged", "--skip-worktree"]) func filesThatGitDoesNotLookAt(flag: String) throws {
        let repository = try GitCopy(Self.files)
        try repository.git("update-index", flag, "T.xcstrings", "Saving.yml", "galley.yml")
        try repository.copy.replace("Hinzu", with: "Dazu", in: "T.xcstrings")
        #expect(try repository.check().measured == ["Adding de"])
        try repository.copy.replace("Text: save", with: "Text: add", in: "Saving.yml")
        #expect(try repository.check().measured == ["Adding de", "Saving de en"])
        try repository.copy.replace("[large]", with: "[AX1]", in: "galley.yml")
        #expect(try repository.check().remarks == ["everything was checked: galley.yml has changed since HEAD"])
    }

    /// A file of the same size and time, which git takes for the same unless its status time differs.
    @Test func theTimeOfAFileDoesNotCount() throws {
        let repository = try GitCopy(Self.files)
        try repository.git("config", "core.trustctime", "false")
        try repository.git("config", "core.checkStat", "minimal")
        let path = repository.copy.folder.appending(path: "T.xcstrings").path
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        try repository.commit()
        try repository.git("status")
        try repository.copy.replace("Hinzu", with: "Hinza", in: "T.xcstrings")
        try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: path)
        #expect(try repository.check().measured == ["Adding de"])
    }

    /// A commit that another was put in the place of.
    @Test func aReplacedCommit() throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.replace("Hinzu", with: "Dazu", in: "T.xcstrings")
        try repository.commit()
        try repository.git("replace", "HEAD~1", "HEAD")
        #expect(try repository.check(since: "HEAD~1").measured == ["Adding de"])
    }

    // MARK: Repositories inside

    private static let settings = "scenes: [Adding.yml, Saving.yml]\nstrings: Inner/T.xcstrings\ntextSizes: [large]\n"

    /// A project whose catalog is in a submodule.
    private func outer() throws -> (GitCopy, GitCopy) {
        let inner = try GitCopy([
            "T.xcstrings": Self.files["T.xcstrings"] ?? "", "Other/Old.strings": "\"a\" = \"b\";\n",
        ])
        let repository = try GitCopy(Self.files.merging(["galley.yml": Self.settings]) { $1 })
        try repository.git("rm", "-q", "T.xcstrings")
        try repository.git("submodule", "--quiet", "add", inner.copy.folder.path, "Inner")
        try repository.commit()
        return (repository, inner)
    }

    /// Committed inside or not, and whatever the settings say about submodules.
    @Test func aCatalogInASubmodule() throws {
        let (repository, _) = try outer()
        #expect(try repository.check().measured.isEmpty)
        try repository.git("config", "submodule.Inner.ignore", "all")
        try repository.git("config", "diff.ignoreSubmodules", "all")
        try repository.copy.replace("Hinzu", with: "Dazu", in: "Inner/T.xcstrings")
        #expect(try repository.check().measured == ["Adding de"])
        try repository.git("-C", "Inner", "commit", "-q", "-a", "-m", "Dazu")
        #expect(try repository.check().measured == ["Adding de"])
        try repository.git("update-index", "--add", "Inner")
        try repository.commit()
        #expect(try repository.check().measured.isEmpty)
        #expect(try repository.check(since: "HEAD~1").measured == ["Adding de"])
        try repository.git("-C", "Inner", "update-index", "--assume-unchanged", "T.xcstrings")
        try repository.copy.replace("Dazu", with: "Noch", in: "Inner/T.xcstrings")
        #expect(try repository.check().measured == ["Adding de"])
    }

    /// A catalog inside that is gone may have had what another has now.
    @Test func aCatalogOfASubmoduleThatIsGone() throws {
        let (repository, _) = try outer()
        try repository.git("-C", "Inner", "rm", "-q", "Other/Old.strings")
        #expect(
            try repository.check().remarks == [
                "everything was checked: Inner/Other/Old.strings has been deleted since HEAD"
            ])
    }

    @Test func aSubmoduleThatIsGone() throws {
        let (repository, _) = try outer()
        try repository.copy.write(Self.files["T.xcstrings"] ?? "", to: "T.xcstrings")
        try repository.git("rm", "-q", "-f", "Inner")
        try repository.copy.replace("Inner/T.xcstrings", with: "T.xcstrings", in: "galley.yml")
        try repository.commit()
        try repository.git("checkout", "-q", "HEAD~1", "--", "galley.yml")
        try repository.copy.write(Self.settings.replacing("Inner/", with: ""), to: "galley.yml")
        #expect(try repository.check(since: "HEAD~1").remarks.first?.hasPrefix("everything was checked: ") == true)
    }

    /// Nobody knows what it was where its commit is not there.
    @Test func aSubmoduleWithoutItsCommit() throws {
        let (repository, _) = try outer()
        let gone = String(repeating: "1", count: 40)
        try repository.git("update-index", "--cacheinfo", "160000,\(gone),Inner")
        try repository.git("commit", "-q", "-m", "Gone")
        let result = try repository.check()
        #expect(result.measured == ["Adding de en", "Saving de en"])
        #expect(result.remarks == ["everything was checked: Inner has changed since HEAD"])
    }

    // MARK: Clones with a part of what there is

    /// A repository with two commits, and a clone of it without the objects that the last one does not need.
    private func clone(_ filter: String) throws -> GitCopy {
        let origin = try GitCopy(Self.files)
        try origin.git("config", "uploadpack.allowFilter", "true")
        try origin.copy.replace("Hinzu", with: "Dazu", in: "T.xcstrings")
        try origin.commit()
        let clone = try GitCopy(["empty": ""])
        try clone.git("remote", "add", "origin", "file://\(origin.copy.folder.path)")
        try clone.git("fetch", "-q", "--filter=\(filter)", "origin", "main")
        try clone.git("checkout", "-q", "FETCH_HEAD")
        return clone
    }

    /// Everything is checked, and nothing is fetched.
    @Test func aCloneWithoutFolders() throws {
        let clone = try clone("tree:0")
        let result = try clone.check(since: "HEAD~1")
        #expect(result.measured == ["Adding de en", "Saving de en"] && result.leftOut == nil)
        #expect(result.remarks.count == 1)
        #expect(
            result.remarks[0].hasPrefix(
                "everything was checked: git cannot say what there was at HEAD~1: git ls-tree: "))
    }

    /// All texts of a catalog count whose old contents are not there.
    @Test func aCloneWithoutFiles() throws {
        let clone = try clone("blob:none")
        let result = try clone.check(since: "HEAD~1")
        #expect(result.measured == ["Adding de en", "Saving de en"])
        let reason = "/T.xcstrings counts as changed, because it cannot be read as it was then: git cat-file: "
        #expect(result.remarks.first?.contains(reason) == true, "\(result.remarks)")
    }
}

/// Sources of scenes in Swift that git passes over.
@Suite struct HiddenSourceTests {
    @Test(arguments: ["App/Sources/App/Made.swift", "App/Package.resolved"]) func anIgnoredSource(path: String) throws {
        let repository = try GitCopy([
            "App/Package.swift": "let package = Package(name: \"App\")\n",
            "App/Sources/App/View.swift": "struct V {}\n",
            "App/T.xcstrings": Sources.xcstrings(["add": ["en": "Add"]]),
            "App/galley.yml": "strings: T.xcstrings\ntextSizes: [large]\n",
            ".gitignore": "Made*\nPackage.resolved\n.build\n",
        ])
        var scene = LayoutScene("Adding") { Text("add") }
        let folder = repository.copy.folder.appending(path: "App")
        scene.position = SourcePosition(
            file: folder.appending(path: "Sources/App/View.swift").path, line: 1, column: 1)
        var options = CheckOptions()
        options.changedSince = "HEAD"
        try repository.copy.write("", to: "App/.build/Made.swift")
        #expect(try Project.check(scenes: [scene], at: folder.path, options: options).measured.isEmpty)
        try repository.copy.write("", to: path)
        let result = try Project.check(scenes: [scene], at: folder.path, options: options)
        #expect(result.measured == ["Adding en"])
        let file = repository.copy.folder.appending(path: path).path
        #expect(
            result.remarks == [
                "every scene in Swift was checked: git does not track \(file), so it counts as changed"
            ])
    }
}
