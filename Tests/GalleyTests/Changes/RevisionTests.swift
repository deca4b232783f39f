import Foundation
import Galley
import Testing

/// What the files are compared with, and what to say where that cannot be done.
@Suite struct RevisionTests {
    private static let files = [
        "T.xcstrings": Sources.xcstrings(["add": ["en": "Add"], "save": ["en": "Save"]]),
        "galley.yml": "strings: T.xcstrings\ntextSizes: [large]\n" + Sources.narrow,
    ]

    private func message(_ revision: String, in repository: GitCopy) -> String? {
        let error = #expect(throws: InputError.self) { try repository.check(since: revision) }
        #expect(error?.kind == .configuration)
        return error?.message
    }

    /// A revision is taken as it is; with three dots, where the branch left it.
    @Test func whereTheBranchLeft() throws {
        let repository = try GitCopy(Self.files)
        try repository.git("checkout", "-q", "-b", "feature")
        try repository.copy.replace("\"Add\"", with: "\"Append\"", in: "T.xcstrings")
        try repository.commit()
        try repository.git("checkout", "-q", "main")
        try repository.copy.replace("\"Save\"", with: "\"Store\"", in: "T.xcstrings")
        try repository.commit()
        try repository.git("checkout", "-q", "feature")
        func keys(_ revision: String) throws -> Set<String> {
            Set(try repository.check(since: revision).findings.compactMap(\.key))
        }
        #expect(try keys("main") == ["add", "save"])
        #expect(try keys("main...") == ["add"])
        #expect(try keys("main...HEAD") == ["add"])
        #expect(try keys("HEAD~1") == ["add"])
        #expect(
            try repository.check(since: "main...").remarks == [
                "left out 1 of 2 labels, because nothing that it depends on has changed since HEAD left main"
                    + "; this version of Galley with these options would have found the same there"
            ])
    }

    @Test(arguments: ["-x", "--output=/tmp/x", "", "main..", "main..feature", "a...b", "^main", "...", "a\nb"])
    func whatIsNoRevision(name: String) throws {
        let expected = "--changed-since expects one revision, such as main, HEAD~1 or origin/main..., not "
        #expect(message(name, in: try GitCopy(Self.files))?.hasPrefix(expected) == true)
    }

    @Test func whatGitDoesNotKnow() throws {
        let repository = try GitCopy(Self.files)
        #expect(
            message("mian", in: repository)
                == "--changed-since: git knows no revision \"mian\" here; did you mean \"main\"?")
        #expect(message("HEAD~5", in: repository) == "--changed-since: git knows no revision \"HEAD~5\" here")
        // A file is no commit.
        #expect(
            message("HEAD:galley.yml", in: repository)
                == "--changed-since: git knows no revision \"HEAD:galley.yml\" here")
        try repository.git("checkout", "-q", "--orphan", "alone")
        try repository.copy.write("", to: "Alone.txt")
        try repository.commit()
        #expect(message("main...", in: repository) == "--changed-since main...: it has no commit in common with HEAD")
    }

    /// CI clones a commit without those before it.
    @Test func aShallowClone() throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.replace("\"Add\"", with: "\"Append\"", in: "T.xcstrings")
        try repository.commit()
        let shallow = try GitCopy(Self.files)
        try shallow.git("fetch", "-q", "--depth", "1", "file://\(repository.copy.folder.path)", "main")
        try shallow.git("checkout", "-q", "FETCH_HEAD")
        let message = message("HEAD~1", in: shallow)
        #expect(
            message == """
                --changed-since: git knows no revision "HEAD~1" here; this clone has only a part of the history: fetch the \
                rest, as with fetch-depth: 0 of actions/checkout or GIT_DEPTH: 0 on GitLab
                """)
    }

    @Test func aFolderWithoutARepository() throws {
        let copy = try ProjectCopy(Self.files)
        let error = #expect(throws: InputError.self) { try copy.check { $0.changedSince = "main" } }
        #expect(error?.kind == .configuration)
        #expect(error?.message.hasPrefix("--changed-since main: not a git repository") == true)
    }
}
