import Basics
import Foundation
import Galley
import Testing
import ViewLayout

@testable import Checking

/// The folder of a cache: what is written there, and what is removed.
@Suite struct CacheFolderTests {
    private static let names = (0..<4).map { SHA256.digits("\($0)".utf8) }

    private func age(_ path: String, in copy: ProjectCopy, by seconds: Double) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -seconds)],
            ofItemAtPath: copy.folder.appending(path: path).path)
    }

    private func path(of key: String) -> String { "\(key.prefix(2))/\(key.dropFirst(2))" }

    private func error(_ body: () throws -> Void) -> InputError? { #expect(throws: InputError.self, performing: body) }

    @Test func whatWasNotUsedForLongestGoes() throws {
        let copy = try ProjectCopy([:])
        let folder = try CacheFolder(copy.folder)
        for (number, key) in Self.names.enumerated() {
            folder.keep(Data(count: 1000), under: key)
            // The third was used last, then the first.
            try age(path(of: key), in: copy, by: [100, 300, 50, 200][number])
        }
        func rest() -> [Bool] { Self.names.map { folder.content(of: $0) == Data(count: 1000) } }
        folder.trim(to: 5000)
        #expect(rest() == [true, true, true, true])
        folder.trim(to: 2500)
        #expect(rest() == [true, false, true, false])
        folder.trim(to: 0)
        #expect(rest() == [false, false, false, false])
    }

    /// Files of others are nobody's entries, where links lead as well: nothing of them is removed, however old it is.
    @Test func nothingElseIsRemoved() throws {
        let name = String(repeating: "0", count: 62)
        let others = [name, ".hidden", "letter.txt", ".galley-12-a7"]
        let elsewhere = try ProjectCopy(Dictionary(uniqueKeysWithValues: others.map { ($0, "keep") }))
        let copy = try ProjectCopy([:])
        let folder = try CacheFolder(copy.folder)
        try FileManager.default.createSymbolicLink(
            at: copy.folder.appending(path: "aa"), withDestinationURL: elsewhere.folder)
        let kept = [
            "ab/letter.txt", "ab/.env", "ab/.galley-notes", "ab/\(name)0", "ab/\(name.dropLast())A", "src/\(name)",
            "zz/\(name)", "AB/\(name)", "é/\(name)",
        ]
        let removed = ["ab/\(name)", "ab/.galley-12-a7z"]
        for file in kept + removed {
            try copy.write("keep", to: file)
            try age(file, in: copy, by: 7200)
        }
        for file in others { try age(file, in: elsewhere, by: 7200) }
        try copy.write("keep", to: "ab/.galley-13-a7z")
        folder.keep(Data([1]), under: "cd" + name)
        folder.trim(to: 0)
        for file in kept + ["ab/.galley-13-a7z"] { #expect(try copy.text(of: file) == "keep", "\(file)") }
        for file in removed + ["cd/\(name)"] {
            #expect(!FileManager.default.fileExists(atPath: copy.folder.appending(path: file).path), "\(file)")
        }
        for file in others { #expect(try elsewhere.text(of: file) == "keep", "\(file)") }
    }

    /// Where nothing could be written, nothing has grown.
    @Test func aFolderThatWasOnlyReadIsNotTrimmed() throws {
        let elsewhere = try ProjectCopy(["a": ""])
        let copy = try ProjectCopy(["galley.yml": ""])
        let place = copy.folder.appending(path: "kept")
        let key = "cd" + String(repeating: "0", count: 62)
        try CacheFolder(place).keep(Data([1]), under: key)
        try FileManager.default.createSymbolicLink(
            at: place.appending(path: "aa"), withDestinationURL: elsewhere.folder)
        let folder = try CacheFolder(place)
        folder.keep(Data([2]), under: "aa" + String(repeating: "0", count: 62))
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.folder.path) == ["a"])
        folder.trim(to: 0)
        #expect(folder.content(of: key) == Data([1]))
    }

    /// The folder of something else is left as it is.
    @Test(arguments: [
        [".gitignore": "build\n"], ["a.txt": ""],
        ["CACHEDIR.TAG": "Signature: 8a477f597d28d172789f06886806bc55\n# cargo\n"],
    ])
    func aFolderWithOtherFilesIsRefused(files: [String: String]) throws {
        let copy = try ProjectCopy(files)
        let refusal = error { _ = try CacheFolder(copy.folder) }
        let name = try #require(files.keys.first)
        #expect(refusal?.kind == .configuration)
        #expect(
            refusal?.message
                == "the cache cannot be used: the folder has other files, such as \(name), and no CACHEDIR.TAG "
                + "of galley; name a new or an empty folder")
        #expect(try FileManager.default.contentsOfDirectory(atPath: copy.folder.path) == [name])
        #expect(try copy.text(of: name) == files[name])
    }

    /// A folder that is there and empty, also but for a file that a killed process has left, becomes a cache, and is one again.
    @Test func anEmptyFolderIsUsed() throws {
        let copy = try ProjectCopy([".galley-12-a7": ""])
        for _ in 0..<2 {
            _ = try CacheFolder(copy.folder)
            #expect(try copy.text(of: ".gitignore") == "*\n")
            #expect(try copy.text(of: "CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
        }
    }

    // MARK: Entries of a pull request

    private static let project = [
        "galley.yml": "strings: [L.xcstrings]\nlabels: [{ keys: \"*\", maxWidth: 20 }]\ncache: kept/findings\n",
        "L.xcstrings": """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "add": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Add to the list" } } } } } }
        """,
    ]

    private func check(_ repository: GitCopy) throws -> [String] {
        try repository.copy.check { $0.cache = CheckCache(commit: "a test") }.brief
    }

    /// An entry that a pull request brings is never read: of a repository the cache has only what git does not track.
    @Test func entriesThatAreCommittedAreRefused() throws {
        let repository = try GitCopy(Self.project)
        let found = try check(repository)
        #expect(!found.isEmpty)
        #expect(try check(repository) == found)
        #expect(try repository.git("status", "--porcelain").isEmpty)
        let folder = repository.copy.folder.appending(path: "kept/findings")
        // What a check found where the text was short, as if it were what this one finds.
        let entries = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.utf8.count > 60 }
        #expect(!entries.isEmpty)
        try repository.git("add", "-f", "kept/findings/" + entries[0])
        let refusal = error { _ = try check(repository) }
        #expect(
            refusal?.message.contains("git tracks kept/findings/\(entries[0].prefix(2))/") == true,
            "\(refusal?.message ?? "")")
        // The same by another way into the folder.
        try FileManager.default.createSymbolicLink(
            at: repository.copy.folder.appending(path: "link"), withDestinationURL: folder)
        try repository.copy.replace("kept/findings", with: "link", in: "galley.yml")
        #expect(error { _ = try check(repository) } != nil)
        try repository.copy.replace("cache: link", with: "cache: kept/findings", in: "galley.yml")
        try repository.git("rm", "-q", "--cached", "-r", "kept")
        #expect(try check(repository) == found)
    }

    /// A submodule in the place of the folder has its own files.
    @Test func aSubmoduleIsNoCache() throws {
        let inner = try GitCopy([
            "CACHEDIR.TAG":
                "Signature: 8a477f597d28d172789f06886806bc55\n# This folder has what galley check has found before\n"
        ])
        let repository = try GitCopy(Self.project)
        try repository.git("submodule", "--quiet", "add", inner.copy.folder.path, "kept/findings")
        let refusal = error { _ = try check(repository) }
        #expect(refusal?.message.contains("git tracks CACHEDIR.TAG") == true, "\(refusal?.message ?? "")")
        try repository.git("submodule", "--quiet", "deinit", "-f", "kept/findings")
        let outer = error { _ = try check(repository) }
        #expect(outer?.message.contains("git tracks kept/findings") == true, "\(outer?.message ?? "")")
    }

    @Test func whereGitCannotSayItTheFolderIsRefused() throws {
        for marker in [".hg/a", ".git/HEAD"] {
            let copy = try ProjectCopy(Self.project.merging([marker: ""]) { $1 })
            let refusal = error { _ = try copy.check { $0.cache = CheckCache(commit: "a test") } }
            #expect(
                refusal?.message.hasSuffix("; name a folder outside of the repository") == true,
                "\(refusal?.message ?? "")")
            // A folder outside needs no git.
            let folder = try ProjectCopy([:])
            let result = try copy.check { $0.cache = CheckCache(folder.folder, commit: "a test") }
            #expect(!result.findings.isEmpty)
        }
    }

    // MARK: Nothing to keep

    @Test func viewsOfTestsAreNotKept() throws {
        let copy = try ProjectCopy(Self.project)
        var project = try copy.project()
        #expect(!project.keepsNothing)
        project.labels = []
        project.scenes = [LayoutScene("Add") { Text("add") }]
        #expect(project.keepsNothing)
        project.program = "swift run App"
        #expect(!project.keepsNothing)
        try copy.write("strings: [L.xcstrings]\n", to: "galley.yml")
        #expect(try copy.project().keepsNothing)
    }
}
