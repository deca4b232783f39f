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

    @Test func updateKeepsReasonsAndDropsWhatIsFixed() throws {
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
        #expect(
            stale.output.contains(
                "the baseline has truncated-text of toolbar.copy (de) in Toolbar, which is no longer found"))
        #expect(try GalleyProcess("baseline", "update", scratch.path).status == 0)
        let text = try scratch.text(of: "known.json")
        #expect(text.ranges(of: "waits for the redesign").count == 4)
        #expect(!(try GalleyProcess("check", scratch.path).output.contains("no longer found")))
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

    /// What a filter leaves out of a check stays known; what the check looks at is written anew.
    @Test(arguments: [
        ["--locale", "en"], ["--locale", "de", "--key", "toolbar.copy"], ["--key", "toolbar.copy"],
        ["--text-size", "large"], ["--width", "393"], ["--scene", "Toolbar", "--locale", "fr"], ["--differential"],
    ])
    func aFilterKeepsWhatItLeavesOut(filter: [String]) throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        let file = scratch.path + "/known.json"
        #expect(try GalleyProcess("check", scratch.path, "--write-baseline", file).status == 0)
        try scratch.replace(#""scene" : "#, with: #""reason" : "waits", "scene" : "#, in: "known.json")
        let before = try JSONSerialization.jsonObject(with: Data(try scratch.text(of: "known.json").utf8))
        let run = try GalleyProcess(["check", scratch.path, "--write-baseline", file] + filter)
        #expect(run.status == 0, "\(run.error)")
        let after = try JSONSerialization.jsonObject(with: Data(try scratch.text(of: "known.json").utf8))
        #expect(before as? NSDictionary == after as? NSDictionary)

        // Nor is what a filter leaves out taken for fixed.
        let check = try GalleyProcess(["check", scratch.path, "--baseline", file] + filter)
        #expect(check.status == 0 && !check.output.contains("no longer found"))
    }

    @Test func whatAFilteredCheckLooksAtIsWrittenAnew() throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        let file = scratch.path + "/known.json"
        #expect(try GalleyProcess("check", scratch.path, "--write-baseline", file).status == 0)
        let before = try scratch.text(of: "known.json").ranges(of: #""locale" : "de""#).count
        try scratch.replace("Kopieren", with: "K", in: "Localizable.xcstrings")
        #expect(try GalleyProcess("check", scratch.path, "--locale", "de", "--write-baseline", file).status == 0)
        #expect(try scratch.text(of: "known.json").ranges(of: #""locale" : "de""#).count < before)
        #expect(try GalleyProcess("check", scratch.path, "--baseline", file).status == 0)
    }

    @Test func projectsMayShareABaseline() throws {
        let scratch = try ScratchFolder([".git/HEAD": ""])
        for name in ["Toolbar", "Faults"] {
            let project = scratch.url.appending(path: name)
            try FileManager.default.copyItem(at: Package.root.appending(path: "Samples/\(name)"), to: project)
            try scratch.replace(
                "platform: ios", with: "platform: ios\nbaseline: ../known.json", in: "\(name)/galley.yml")
        }
        #expect(try GalleyProcess("baseline", "update", "Toolbar", "Faults", in: scratch.url).status == 0)
        #expect(try GalleyProcess("check", "Toolbar", "--fail-on", "warning", in: scratch.url).status == 0)
        #expect(try GalleyProcess("check", "Faults", "--fail-on", "warning", in: scratch.url).status == 0)
    }

    /// What is no baseline is not lost; a file that is empty is written.
    @Test func anotherFileIsNotOverwritten() throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        let before = try scratch.text(of: "galley.yml")
        let run = try GalleyProcess("check", "--write-baseline", "galley.yml", in: scratch.url)
        #expect(run.status == 3 && run.error == "galley.yml: error: not a baseline: it is not JSON\n")
        #expect(try scratch.text(of: "galley.yml") == before)
        try Data().write(to: scratch.url.appending(path: "known.json"))
        #expect(try GalleyProcess("check", "--write-baseline", "known.json", in: scratch.url).status == 0)
        #expect(try GalleyProcess("check", "--baseline", "known.json", in: scratch.url).status == 0)
        let idle = try GalleyProcess("check", "--write-baseline", "known.json", "--self-test", in: scratch.url)
        #expect(idle.status == 2 && idle.error.contains("not both: its findings are made up"))
    }

    @Test func otherVersionsOfTheLibrariesAreTold() throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        let file = scratch.path + "/known.json"
        #expect(try GalleyProcess("check", scratch.path, "--write-baseline", file).status == 0)
        #expect(!(try GalleyProcess("check", scratch.path, "--baseline", file).output.contains("was written with")))
        let text = try scratch.text(of: "known.json")
        let icu = try #require(text.firstMatch(of: /"icu" : "([0-9.]+)"/)?.1)
        try scratch.replace(#""icu" : "\#(icu)""#, with: #""icu" : "1.2""#, in: "known.json")
        let run = try GalleyProcess("check", scratch.path, "--baseline", file)
        #expect(run.status == 0)
        #expect(run.output.contains("the baseline was written with ICU 1.2, and this check measures with ICU \(icu)"))
    }
}
