import Foundation
import Testing

/// `galley check --changed-since`, as a pipeline runs it.
@Suite struct ChangesCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")

    /// A repository with a project whose label does not fit.
    private func makeRepository() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let catalog = #"{ "sourceLanguage": "en", "strings": { "add": { "localizations": { } } } }"#
        try Data(catalog.utf8).write(to: folder.appending(path: "T.xcstrings"))
        try Data("strings: T.xcstrings\nlabels: [{ keys: '*', maxWidth: 4, maxLines: 1 }]\n".utf8)
            .write(to: folder.appending(path: "galley.yml"))
        let setUp = """
            git init -q -b main && git add -A && git -c user.name=A -c user.email=a@example.org commit -q -m A
            """
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", setUp]
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "these tests need git: apt-get install git")
    }

    /// Nothing to check is no fault of the check, whatever a hook says of the repository.
    @Test func nothingHasChanged() throws {
        try makeRepository()
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try GalleyProcess(
            "check", "--changed-since", "main", in: folder,
            environment: ["NO_COLOR": "1", "GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index"])
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(
            run.output.hasPrefix(
                "note: nothing to check: left out 1 label, as nothing that it is made of has changed since main\n"))
        #expect(run.output.contains("Measured 0 labels") && !run.output.contains("cannot fire"))
    }

    /// Each format can say it, or say nothing; none is damaged.
    @Test(arguments: ["json", "ndjson", "sarif", "github", "markdown", "html"])
    func formatsSayWhatWasLeftOut(format: String) throws {
        try makeRepository()
        defer { try? FileManager.default.removeItem(at: folder) }
        let run = try GalleyProcess("check", "--changed-since", "main", "--format", format, in: folder)
        #expect(run.status == 0)
        #expect(run.output.contains("nothing to check: left out 1 label"))
    }

    @Test func whatHasChangedFails() throws {
        try makeRepository()
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = #"{ "sourceLanguage": "en", "strings": { "add": { }, "append": { } } }"#
        try Data(catalog.utf8).write(to: folder.appending(path: "T.xcstrings"))
        let run = try GalleyProcess("check", "--changed-since", "main", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("append") && !run.output.contains("(add, en)"))
    }

    @Test func whatCannotBeAsked() throws {
        try makeRepository()
        defer { try? FileManager.default.removeItem(at: folder) }
        let unknown = try GalleyProcess("check", "--changed-since", "mian", in: folder)
        #expect(unknown.status == 2)
        #expect(
            unknown.error == "error: --changed-since: git knows no revision \"mian\" here; did you mean \"main\"?\n")
        let gitless = try GalleyProcess(
            "check", "--changed-since", "main", in: folder, environment: ["PATH": folder.path])
        #expect(gitless.status == 2)
        #expect(gitless.error == "error: --changed-since asks git what has changed, and there is no git in the PATH\n")
        let idle = try GalleyProcess("check", "--changed-since", "main", "--self-test", in: folder)
        #expect(idle.status == 2 && idle.error.contains("--changed-since may leave out what would"))
    }
}
