import Foundation
import Testing

@Suite struct CheckCommandTests {
    /// The one page has the worst cell of each fault, beside the source locale, and leads there.
    @Test func theOnePageHasPictures() throws {
        let scratch = try ScratchFolder()
        let page = scratch.url.appending(path: "page.html")
        _ = try GalleyProcess("check", "Samples/Toolbar", "--locale", "de", "--format", "html=\(page.path)")
        let html = try String(contentsOf: page, encoding: .utf8)
        #expect(html.contains("href=\"#pair-1\">see it in") && html.contains("<section id=\"pair-1\""))
        #expect(html.contains("<span>de</span>") && html.contains("<span>en, source</span>"))
        #expect(html.contains("<use href=\"#"))
    }

    @Test func aCleanProjectExitsWithZero() throws {
        let run = try GalleyProcess("check", "Samples/PetVote")
        #expect(run.status == 0 && run.error.isEmpty)
        #expect(run.output.contains("No findings."))
    }

    @Test func findingsExitWithOneAndSayWhatAPersonNeeds() throws {
        let run = try GalleyProcess("check", "Samples/Toolbar")
        #expect(run.status == 1)
        let finding = try #require(run.output.split(separator: "\n").first { $0.contains("toolbar.undo, de") })
        for part in [
            "Samples/Toolbar/Localizable.xcstrings:", "error: truncated-text", "\"Rückgängig\"", "needs 144.256",
            "short", "every text size on iPhone SE", "xxLarge and larger on iPhone 16", "shows \"Rüc…\"",
        ] {
            #expect(finding.contains(part))
        }
    }

    /// The toolbar has errors and no warning: they fail a check that fails at warnings already.
    @Test(arguments: [("warning", 1), ("error", 1)]) func failingAtWarningsMeansErrorsToo(
        severity: String, status: Int32
    ) throws {
        let run = try GalleyProcess("check", "Samples/Toolbar", "--fail-on", severity)
        #expect(run.status == status)
        #expect(run.output.contains("error: ") && !run.output.contains("warning: "))
    }

    @Test func aFolderWithoutScenesIsAnError() throws {
        let file = try TemporaryFile("galley.yml", "locales: [de]\n")
        let run = try GalleyProcess("check", file.url.deletingLastPathComponent().path)
        #expect(run.status == 2)
        #expect(run.error.contains("nothing"))
        let empty = try TemporaryFile("README")
        #expect(try GalleyProcess("check", empty.url.deletingLastPathComponent().path).status == 2)
    }

    @Test func aDamagedCatalogExitsWithThree() throws {
        let file = try TemporaryFile("galley.yml", "scenes: [A.yml]\nstrings: [Bad.xcstrings]\n")
        let folder = file.url.deletingLastPathComponent()
        try Data("view: Spacer".utf8).write(to: folder.appending(path: "A.yml"))
        try Data("{ \"strings\": [".utf8).write(to: folder.appending(path: "Bad.xcstrings"))
        let run = try GalleyProcess("check", folder.path)
        #expect(run.status == 3)
        #expect(run.error.contains("Bad.xcstrings:1:"))
    }

    @Test func theCommandRunsFromAnyFolder() throws {
        let folder = FileManager.default.temporaryDirectory
        let run = try GalleyProcess("measure", "Hund", in: folder)
        #expect(run.status == 0)
    }

    @Test func aRecordedSampleIsVerified() throws {
        #expect(try GalleyProcess("verify", "Samples/Words").status == 0)
    }
}
