import Foundation
import Testing

/// `galley check --changed-since`, as a pipeline runs it.
@Suite struct ChangesCommandTests {
    /// What a folder holds is committed on `main`.
    private func commit(_ folder: ScratchFolder) throws {
        let identity = "-c user.name=A -c user.email=a@example.org -c commit.gpgsign=false"
        let run = try ShellRun("git init -q -b main && git add -A && git \(identity) commit -q -m A", in: folder.url)
        try #require(run.status == 0, "these tests need git (apt-get install git): \(run.error)")
    }

    /// A repository with a label that does not fit.
    private func repository() throws -> ScratchFolder {
        let folder = try ScratchFolder([
            "T.xcstrings": #"{ "sourceLanguage": "en", "strings": { "add": { } } }"#,
            "galley.yml": "strings: T.xcstrings\nlabels: [{ keys: '*', maxWidth: 4, maxLines: 1 }]\n",
        ])
        try commit(folder)
        return folder
    }

    private func check(
        _ arguments: String..., in folder: ScratchFolder, environment: [String: String] = ["NO_COLOR": "1"]
    ) throws -> GalleyProcess {
        try GalleyProcess(["check", "--changed-since"] + arguments, in: folder.url, environment: environment)
    }

    /// Nothing to check is no fault of the check, whatever a hook says of the repository.
    @Test func nothingHasChanged() throws {
        let elsewhere = ["NO_COLOR": "1", "GIT_DIR": "/nowhere", "GIT_INDEX_FILE": "/nowhere/index"]
        let run = try check("main", in: repository(), environment: elsewhere)
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(
            run.output.hasPrefix(
                "note: nothing to check: left out 1 label, because nothing that it depends on has changed since main; this version"
            ))
        #expect(run.output.contains("Measured 0 labels") && !run.output.contains("do not apply"))
    }

    @Test(arguments: ["json", "ndjson", "sarif", "github", "markdown", "html"])
    func formatsSayWhatWasLeftOut(format: String) throws {
        let run = try check("main", "--format", format, in: repository())
        #expect(run.status == 0)
        #expect(run.output.contains("nothing to check: left out 1 label"))
    }

    @Test func whatHasChangedFails() throws {
        let folder = try repository()
        try folder.write(#"{ "sourceLanguage": "en", "strings": { "add": { }, "append": { } } }"#, to: "T.xcstrings")
        let run = try check("main", in: folder)
        #expect(run.status == 1)
        #expect(run.output.contains("(append, en)") && !run.output.contains("(add, en)"))
        #expect(
            run.output.contains(
                "left out 1 of 2 labels, because nothing that it depends on has changed since main; this version"))
    }

    /// A locale that is new has everything to be looked at, though it says nothing of its own yet.
    @Test func aNewLocaleWithoutTexts() throws {
        let folder = try ScratchFolder([
            "locales/en.json": "{\"a\": \"Apple\"}", "locales/fr.json": "{\"a\": \"Pomme\"}",
            "galley.yml":
                "strings: locales/en.json\nsourceLocale: en\nplatform: web\nlabels: [{ keys: a, maxWidth: 400 }]\n",
        ])
        try commit(folder)
        try folder.write("{}", to: "locales/de.json")
        #expect(try ShellRun("git add -A", in: folder.url).status == 0)
        let run = try check("main", in: folder)
        #expect(run.output.contains("(a, de) is not translated into de"), "\(run.output)\(run.error)")
    }

    @Test func whatCannotBeAsked() throws {
        let folder = try repository()
        let unknown = try check("mian", in: folder)
        #expect(unknown.status == 2)
        #expect(
            unknown.error == "error: --changed-since: git knows no revision \"mian\" here; did you mean \"main\"?\n")
        let gitless = try check("main", in: folder, environment: ["PATH": folder.path])
        #expect(gitless.status == 2)
        #expect(gitless.error == "error: --changed-since needs git, and there is no git in the PATH\n")
        let idle = try check("main", "--self-test", in: folder)
        #expect(idle.status == 2 && idle.error.contains("give --self-test or --changed-since"))
    }

    /// Every process finds the same to be unchanged, and so does every machine.
    @Test func severalShareWhatHasChanged() throws {
        let folder = try ScratchFolder(copyOf: "Faults")
        let widths = (0..<24).map { "\(300 + 7 * $0)" }.joined(separator: ", ")
        let lines = try folder.text(of: "galley.yml").split(separator: "\n").map { line in
            line.hasPrefix("widths:") ? "widths: [\(widths)]" : String(line)
        }
        try folder.write(lines.joined(separator: "\n") + "\n", to: "galley.yml")
        try commit(folder)
        try folder.replace("Zur Wiedergabeliste", with: "Zur Abspielliste", in: "Localizable.xcstrings")
        var runs = try ["1", "2"].map { try check("main", "--jobs", $0, "--format", "json", in: folder) }
        for share in 1...3 { #expect(try check("main", "--shard", "\(share)/3", in: folder).status < 2) }
        runs.append(try GalleyProcess("merge", ".", "--format", "json", in: folder.url))
        #expect(runs[0].output.contains("Abspielliste") && runs.allSatisfy { $0.status == 1 })
        #expect(runs[0].output.contains("left out 10 of 12 scenes and 1 label, because nothing that they depend on"))
        let documents = runs.map { run in run.output.split(separator: "\n").filter { !$0.contains("\"seconds\"") } }
        #expect(documents[0] == documents[1] && documents[0] == documents[2])
    }
}
