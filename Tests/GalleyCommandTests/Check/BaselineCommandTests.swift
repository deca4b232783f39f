import Foundation
import Testing

/// Known findings, through the command.
@Suite struct BaselineCommandTests {
    @Test func whatIsWrittenIsNotReportedAgain() throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        let file = scratch.path + "/known.json"
        #expect(try GalleyProcess("check", scratch.path, "--write-baseline", file).status == 0)
        let run = try GalleyProcess("check", scratch.path, "--baseline", file)
        #expect(run.status == 0)
        #expect(run.output.contains("in the baseline"))
    }

    @Test func updateKeepsReasonsAndDropsWhatIsMended() throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        try scratch.replace("platform: ios", with: "platform: ios\nbaseline: known.json", in: "galley.yml")
        let missing = try GalleyProcess("check", scratch.path)
        #expect(missing.status == 2)
        #expect(
            missing.error.contains(#"galley.yml:3:11: error: there is no file "known.json"; galley baseline update"#))

        #expect(try GalleyProcess("baseline", "update", scratch.path).output == "known.json: 16 known findings\n")
        try scratch.replace(
            #""key" : "toolbar.undo","#, with: #""key" : "toolbar.undo", "reason" : "waits for the redesign","#,
            in: "known.json")
        try scratch.replace("Kopieren", with: "K", in: "Localizable.xcstrings")
        let stale = try GalleyProcess("check", scratch.path)
        #expect(stale.output.contains("the baseline holds truncated-text"))
        #expect(try GalleyProcess("baseline", "update", scratch.path).status == 0)
        let text = try scratch.text(of: "known.json")
        #expect(text.ranges(of: "waits for the redesign").count == 4)
        #expect(!(try GalleyProcess("check", scratch.path).output.contains("the baseline holds")))
    }

    @Test func aProjectWithoutABaselineIsToldSo() throws {
        let run = try GalleyProcess("baseline", "update", "Samples/Toolbar")
        #expect(run.status == 2 && run.error.contains("baseline"))
    }

    @Test func aFileThatIsNoBaselineExitsWithThree() throws {
        let file = try TemporaryFile("known.json", "{}")
        #expect(try GalleyProcess("check", "Samples/Toolbar", "--baseline", file.url.path).status == 3)
        #expect(try GalleyProcess("check", "Samples/Toolbar", "--baseline", "/missing.json").status == 3)
    }
}
