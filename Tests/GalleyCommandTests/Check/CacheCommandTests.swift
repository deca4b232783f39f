import Foundation
import Testing

/// `check --cache`, through the command.
@Suite struct CacheCommandTests {
    /// Processes that do the same at once, and shares of it, leave a cache that all of them can use.
    @Test func severalAtOnce() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let whole = try GalleyProcess("check", in: project.url)
        let galley = "'\(Package.products.path)/galley' check --cache cache"
        let both = try ShellRun(
            """
            for number in 1 2 3 4; do \(galley) -o report-$number.txt --jobs 2 & done
            \(galley) --shard 1/2 & \(galley) --shard 2/2 &
            wait
            """, in: project.url)
        #expect(both.status == 0)
        for number in 1...4 {
            #expect(try timeless(project.text(of: "report-\(number).txt")) == timeless(whole.output))
        }
        let entries = try entries(of: project)
        for arguments in [["--jobs", "1"], ["--jobs", "2"], ["--locale", "de,en,fr"]] {
            let fresh = try GalleyProcess(["check"] + arguments, in: project.url)
            let again = try GalleyProcess(["check", "--cache", "cache"] + arguments, in: project.url)
            #expect(again.status == fresh.status && timeless(again.output) == timeless(fresh.output))
        }
        #expect(try entries.isSubset(of: self.entries(of: project)))
        let merged = try GalleyProcess("merge", ".", in: project.url)
        #expect(timeless(merged.output) == timeless(whole.output))
    }

    /// A check that is killed has kept what it was done with, and the next one goes on from there.
    @Test func aKilledCheckIsContinued() throws {
        let project = try ScratchFolder(copyOf: "PetVote")
        let text = try project.text(of: "galley.yml")
        let sizes = "textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]\n"
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("textSizes:") }
        try project.write(lines.joined(separator: "\n") + "\n" + sizes, to: "galley.yml")
        let killed = try ShellRun(
            """
            '\(Package.products.path)/galley' check --cache cache --jobs 1 &
            for _ in $(seq 6000); do
                if [ "$(find cache -type f 2>/dev/null | wc -l)" -gt 6 ]; then break; fi
                sleep 0.01
            done
            kill -9 $!
            wait $!
            """, in: project.url)
        #expect(killed.status == 128 + SIGKILL)
        let times = try modified(project)
        let fresh = try GalleyProcess("check", in: project.url)
        let again = try GalleyProcess("check", "--cache", "cache", in: project.url)
        #expect(again.status == fresh.status && timeless(again.output) == timeless(fresh.output))
        let after = try modified(project)
        #expect(times.allSatisfy { after[$0.key] == $0.value } && after.count > times.count)
    }

    /// Copies of a project in two folders have the same entries, as on two machines.
    @Test func entriesDoNotDependOnTheFolder() throws {
        let projects = try [ScratchFolder(copyOf: "Words"), ScratchFolder(copyOf: "Words")]
        for project in projects {
            #expect(try GalleyProcess("check", "--cache", "cache", in: project.url).status == 0)
        }
        #expect(try entries(of: projects[0]) == entries(of: projects[1]))
    }

    @Test func theConfigurationNamesTheFolder() throws {
        let project = try ScratchFolder(copyOf: "Words")
        try project.write(project.text(of: "galley.yml") + "\ncache: kept\n", to: "galley.yml")
        #expect(try GalleyProcess("check", "--no-cache", in: project.url).status == 0)
        #expect(try !project.contents().contains("kept"))
        #expect(try GalleyProcess("check", in: project.url).status == 0)
        #expect(try project.text(of: "kept/.gitignore") == "*\n")
        #expect(try project.text(of: "kept/CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
        try project.write(project.text(of: "galley.yml") + "\n", to: "galley.yml")
        try FileManager.default.removeItem(at: project.url.appending(path: "kept"))
        try project.write("", to: "kept")
        let refused = try GalleyProcess("check", in: project.url)
        #expect(
            refused.status == 3 && refused.error.contains("kept: error: the cache cannot be used"), "\(refused.error)")
        try project.write(
            project.text(of: "galley.yml").replacing("cache: kept", with: "cache: ../kept"), to: "galley.yml")
        let outside = try GalleyProcess("check", in: project.url)
        #expect(outside.status >= 2 && outside.error.hasPrefix("galley.yml:"), "\(outside.error)")
        let both = try GalleyProcess("check", "--cache", "a", "--no-cache", in: project.url)
        #expect(both.status == 2 && both.error.contains("give --cache or --no-cache, not both"))
    }

    /// A link of the project would lead what is written out of it.
    @Test func linksOfAProjectAreNotFollowed() throws {
        let project = try ScratchFolder(copyOf: "Words")
        let other = try ScratchFolder()
        // What an entry would be called, and what a program that was killed leaves.
        let files = [String(repeating: "0", count: 62), ".hidden", ".galley-12-a7", "letter.txt"]
        for file in files {
            try other.write("keep", to: file)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -7200)], ofItemAtPath: "\(other.path)/\(file)")
        }
        try FileManager.default.createSymbolicLink(
            atPath: project.path + "/kept", withDestinationPath: other.path)
        try project.write(project.text(of: "galley.yml") + "\ncache: kept\n", to: "galley.yml")
        let run = try GalleyProcess("check", in: project.url)
        #expect(run.status == 2 || run.status == 3, "\(run.error)")
        #expect(try Set(other.contents()) == Set(files))
        // A link in a folder that the project has is no entry's place either.
        try FileManager.default.removeItem(atPath: project.path + "/kept")
        try FileManager.default.createDirectory(atPath: project.path + "/kept", withIntermediateDirectories: true)
        try project.write(
            "Signature: 8a477f597d28d172789f06886806bc55\n# This folder has what galley check has found before\n",
            to: "kept/CACHEDIR.TAG")
        for number in 0..<256 {
            let digits = String(number, radix: 16)
            let name = String(repeating: "0", count: 2 - digits.count) + digits
            try FileManager.default.createSymbolicLink(
                atPath: project.path + "/kept/\(name)", withDestinationPath: other.path)
        }
        #expect(try GalleyProcess("check", in: project.url).status == 0)
        #expect(try Set(other.contents()) == Set(files))
        for file in files { #expect(try other.text(of: file) == "keep") }
    }

    /// A cache is a folder of its own.
    @Test func theFolderOfSomethingElseIsLeftAlone() throws {
        let project = try ScratchFolder(copyOf: "Words")
        try project.write("build\n", to: ".gitignore")
        let before = try project.contents()
        let run = try GalleyProcess("check", "--cache", ".", in: project.url)
        #expect(run.status == 2 && run.error.contains("name a new or an empty folder"), "\(run.error)")
        #expect(try project.text(of: ".gitignore") == "build\n" && project.contents() == before)
    }

    /// Views of a program are not made again until it or a file of its project has changed.
    @Test func viewsOfAProgram() throws {
        let project = try ScratchFolder(["galley.yml": "textSizes: [large]\nwidths: [320]\nlocales: [en, de]\n"])
        func run(_ arguments: String..., environment: [String: String] = [:]) throws -> GalleyProcess {
            try GalleyProcess(
                ["check"] + arguments, in: project.url, environment: ["FAULT": "print"].merging(environment) { $1 },
                program: "FaultyViews")
        }
        let first = try run("--cache", "cache")
        #expect(first.error.contains("printed in de") || first.output.contains("printed in de"))
        let again = try run("--cache", "cache")
        #expect(!(again.error + again.output).contains("printed in"))
        #expect(again.status == first.status && !again.error.contains("has no effect"))
        try project.write("[]", to: "cards.json")
        let changed = try run("--cache", "cache")
        #expect((changed.error + changed.output).contains("printed in de"))
        // `galley adopt` names a folder for what its program finds, which `--no-cache` does without.
        let findings = ["GALLEY_ADOPTED_FINDINGS": project.url.appending(path: "findings").path]
        for (arguments, isMade) in [([], true), ([], false), (["--no-cache"], true)] {
            let adopted = try GalleyProcess(
                ["check"] + arguments, in: project.url, environment: ["FAULT": "print"].merging(findings) { $1 },
                program: "FaultyViews")
            #expect((adopted.error + adopted.output).contains("printed in de") == isMade, "\(arguments)")
        }
    }

    /// One note says so where the option has no effect.
    @Test func nothingToKeepIsNoted() throws {
        let project = try ScratchFolder(copyOf: "Words")
        let note = "note: --cache has no effect here"
        let used = try GalleyProcess("check", "--cache", "cache", in: project.url)
        #expect(!used.error.contains(note))
        try project.write("strings: [Localizable.xcstrings]\n", to: "galley.yml")
        let run = try GalleyProcess("check", "--cache", "cache", in: project.url)
        #expect(run.error.components(separatedBy: note).count == 2, "\(run.error)")
        #expect(try !GalleyProcess("check", in: project.url).error.contains(note))
    }

    // MARK: Helpers

    private func timeless(_ text: String) -> String { ShardCommandTests.timeless(text) }

    /// The entries by their names.
    private func entries(of project: ScratchFolder) throws -> Set<String> {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: project.path + "/cache")
        return Set(paths.filter { $0.utf8.count > 60 })
    }

    private func modified(_ project: ScratchFolder) throws -> [String: Date] {
        var dates: [String: Date] = [:]
        for entry in try entries(of: project) {
            let facts = try FileManager.default.attributesOfItem(atPath: "\(project.path)/cache/\(entry)")
            dates[entry] = facts[.modificationDate] as? Date
        }
        return dates
    }
}
