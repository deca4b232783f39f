import Foundation
import Testing

/// What the command of a program does otherwise than `galley`: its scenes have names, and its project is beside its source.
@Suite struct ProgramCommandTests {
    private func run(_ arguments: String..., in folder: URL = Package.root) throws -> GalleyProcess {
        try GalleyProcess(arguments, in: folder, program: "VotingApp")
    }

    @Test func helpNamesTheProgram() throws {
        let help = try run("--help")
        #expect(help.status == 0)
        #expect(help.output.contains("USAGE: VotingApp <subcommand>"))
        for command in ["layout", "check", "proof", "record", "verify", "rules", "explain", "init"] {
            let help = try run(command, "--help")
            #expect(help.output.contains("USAGE: VotingApp \(command)"))
            #expect(help.output.contains("  VotingApp \(command)"))
            #expect(!help.output.contains("galley \(command)"))
        }
        #expect(try run("--version").output == GalleyProcess("--version").output)
    }

    @Test func withoutACommandTheFirstWindowIsLaidOut() throws {
        let first = try run("--locale", "de", "--width", "320")
        #expect(first.status == 0)
        #expect(first.output.hasPrefix("Voting: de, large, width 320, height 568, ios\n"))
        #expect(try run("layout", "Voting", "--locale", "de", "--width", "320").output == first.output)
        #expect(try run("layout", "window:Voting", "--locale", "de", "--width", "320").output == first.output)
    }

    /// A preview is laid out in the space and in the locale that it asks for, unless options say otherwise.
    @Test func previewsAreScenes() throws {
        let name = "Leaderboard from right to left"
        let preview = try run("layout", name)
        #expect(preview.output.hasPrefix("\(name): ar, large, width 320, height 480, "))
        #expect(preview.output.contains("\"قطة\" (vote.cat)"))
        let other = try run("layout", name, "--locale", "fi", "--width", "200")
        #expect(other.output.hasPrefix("\(name): fi, large, width 200, height 480, "))
        let check = try run("check", "--scene", "preview:*", "--format", "json")
        #expect(check.status == 0)
        let json = try #require(try JSONSerialization.jsonObject(with: Data(check.output.utf8)) as? [String: Any])
        let summary = try #require(json["summary"] as? [String: Any])
        #expect(summary["scenes"] as? [String] == ["Leaderboard", name])
        // Four locales, three text sizes and two widths, and of the other one locale and its own width.
        #expect(summary["cells"] as? Int == 24 + 3)
    }

    @Test func aMisspeltNameGetsTheNearest() throws {
        let scene = try run("layout", "Votign")
        #expect(scene.status == 2)
        #expect(scene.error == "error: there is no scene \"Votign\"; did you mean \"Voting\"?\n")
        let command = try run("chekc")
        #expect(command.status == 2)
        #expect(command.error == "error: there is no command \"chekc\"; did you mean \"check\"?\n")
        let rule = try run("explain", "truncated-texts")
        #expect(rule.status == 2)
        #expect(rule.error.contains("did you mean \"truncated-text\"?"))
    }

    @Test func aSceneFileIsLaidOutToo() throws {
        let file = "Samples/PetVote/PetVote.yml"
        let program = try run("layout", file, "--locale", "de", "--width", "320")
        #expect(program.output == (try GalleyProcess("layout", file, "--locale", "de", "--width", "320").output))
    }

    /// The configuration is found from any folder, since the program knows where its source is.
    @Test func theProjectIsBesideTheSource() throws {
        let folder = try ScratchFolder()
        let check = try run("check", in: folder.url)
        #expect(check.status == 1)
        #expect(check.output.contains("Samples/VotingApp/Localizable.xcstrings:"))
        #expect(!check.output.contains("there is no galley.yml"))
    }

    /// What no catalog has a place for is found where the view is written.
    @Test func findingsNameTheSwiftSource() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        try folder.replace("{ iPhone SE: 320, iPhone 16: 393 }", with: "[60]", in: "galley.yml")
        let check = try run("check", folder.path, "--locale", "de", "--scene", "Voting")
        #expect(check.status == 1)
        #expect(check.output.contains(#/Samples/VotingApp/VotingScreen\.swift:\d+:\d+: error: nothing-fits: /#))
        #expect(check.output.contains(#/\n  view: Samples/VotingApp/VotingScreen\.swift:\d+:\d+\n/#))
    }

    @Test func readersThatGoAwayAreNoFault() throws {
        let products = Package.products.path
        let run = try ShellRun(
            "set -o pipefail; '\(products)/VotingApp' check --locale fi | head -c 1", in: Package.root)
        #expect(run.status == 1)
        #expect(run.error.isEmpty)
    }

    @Test func knownFindingsAreKept() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        #expect(try run("check", folder.path, "--write-baseline", "\(folder.path)/known.json").status == 0)
        let check = try run("check", folder.path, "--baseline", "\(folder.path)/known.json")
        #expect(check.status == 0)
        #expect(check.output.contains("Not reported: 1 finding in the baseline."))
    }

    @Test func recordingsAreComparedAndPruned() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        let recordings = "Recordings/VotingApp"
        #expect(try run("verify", folder.path).status == 1)
        #expect(try run("record", folder.path).status == 0)
        #expect(try run("record", folder.path).output.isEmpty)
        #expect(try run("verify", folder.path).status == 0)
        try folder.replace("\"Katze\"", with: "\"Kater\"", in: "\(recordings)/Voting.reports/de.txt")
        let moved = try run("verify", folder.path)
        #expect(moved.status == 1)
        #expect(
            moved.output.contains("error: changed-view: \"Katze\" (vote.cat, de) was \"Kater\" in Voting "))
        try FileManager.default.copyItem(
            at: folder.url.appending(path: "\(recordings)/Voting.reports"),
            to: folder.url.appending(path: "\(recordings)/Gone.reports"))
        #expect(try run("verify", folder.path).output.contains("VotingApp record --prune removes it"))
        #expect(try run("record", folder.path, "--prune").output.contains("removed"))
        #expect(try run("verify", folder.path).status == 0)
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/\(recordings)/Gone.reports"))
    }

    /// In a program the patterns of its configuration choose scenes; in `galley` they are refused with the reason.
    @Test func aConfigurationNamesScenesInSwift() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        let settings = try folder.text(of: "galley.yml")
        try folder.write("scenes: [\"window:*\", Twin/Other.yml]\n" + settings, to: "galley.yml")
        try folder.write("scene: Other\nview: { Text: { verbatim: Hello } }\n", to: "Twin/Other.yml")
        let json = try run("check", folder.path, "--format", "json")
        #expect(json.output.contains("\"Other\"") && json.output.contains("\"Voting\""))

        let galley = try GalleyProcess("check", folder.path)
        #expect(galley.status == 2)
        #expect(
            galley.error
                == "\(folder.path)/galley.yml:1:10: error: scenes: \"window:*\" names scenes in Swift, which only the "
                + "program that has them can lay out: run its check, as in swift run MyApp check\n")

        try folder.replace("window:*", with: "window:Votign", in: "galley.yml")
        let unknown = try run("check", folder.path)
        #expect(unknown.status == 2)
        #expect(
            unknown.error
                == "\(folder.path)/galley.yml:1:10: error: scenes: no scene in Swift fits \"window:Votign\"; did you mean "
                + "\"window:Voting\"?\n")
    }

    /// The name of a scene alone is no file: the pattern that was meant is named.
    @Test func aNameOfASceneInSwiftIsNoFile() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        try folder.write("scenes: [Votin]\n" + folder.text(of: "galley.yml"), to: "galley.yml")
        let bare = try run("check", folder.path)
        #expect(bare.status == 2)
        #expect(
            bare.error
                == "\(folder.path)/galley.yml:1:10: error: scenes: no file matches \"Votin\"; did you mean "
                + "\"window:Voting\"?\n")
        let filter = try run("check", "--scene", "window:Votin")
        #expect(filter.status == 2 && filter.error.hasSuffix("matches nothing; did you mean \"window:Voting\"?\n"))
    }

    @Test func aFirstConfigurationHasTheCatalogs() throws {
        let folder = try ScratchFolder(copyOf: "VotingApp")
        try FileManager.default.removeItem(at: folder.url.appending(path: "galley.yml"))
        #expect(try run("init", folder.path).status == 0)
        let text = try folder.text(of: "galley.yml")
        #expect(text.contains("# scenes: [window:*, preview:*]\nstrings:\n  - Localizable.xcstrings "))
        #expect(try run("check", folder.path).status == 1)
    }
}
