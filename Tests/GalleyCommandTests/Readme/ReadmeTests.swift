import Foundation
import Testing

/// What the README shows is what happens: each of its code blocks is run, compiled, or read.
@Suite struct ReadmeTests {
    @Test func everyBlockIsOfAKindThatIsTested() throws {
        #expect(try Set(ReadmeBlock.all().map(\.language)) == ["console", "sh", "swift", "yaml"])
        #expect(try ReadmeBlock.all().allSatisfy { $0.language != "yaml" || $0.file != nil })
    }

    /// One after another, as a reader would: files are written, commands run, and what they print is as shown.
    @Test func theCommandsDoAsShown() throws {
        var story = try ReadmeStory()
        for block in try ReadmeBlock.all() {
            if let file = block.file { try story.folder.write(block.text, to: file) }
            for line in block.language == "sh" ? block.lines : [] {
                let run = try story.run(String(line))
                #expect(run.status <= 1 && !run.error.contains("rror:"), "\(block): \(line)\n\(run.error)")
            }
            for command in block.language == "console" ? ReadmeCommand.all(in: block) : [] {
                let run = try story.run(command.line)
                #expect(run.status <= 1, "\(block): \(command.line)\n\(run.error)")
                #expect(command.shows(run.output), "\(block): \(command.line) prints\n\(run.output)")
            }
        }
        try compare(try story.folder.text(of: "toolbar.svg"), with: "Samples/Toolbar/toolbar.svg")
    }

    /// Set `GALLEY_RECORD=1` to draw anew; such a run fails, so that nobody records by accident.
    private func compare(_ picture: String, with path: String) throws {
        let file = Package.root.appending(path: path)
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(path)")
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        let difference = zip(picture.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
        #expect(picture == expected, "\(difference.map { "is \($0.0), was \($0.1)" } ?? "one is longer")")
    }

    /// The test is a file of the target ReadmeTests, which compiles and runs it.
    @Test func theTestIsOneOfOurs() throws {
        let test = try text("Tests/ReadmeTests/VotingButtonsTests.swift")
        #expect(try ReadmeBlock.all().filter { $0.language == "swift" }.last?.text == test)
        let function = try #require(test.components(separatedBy: "\n\n").last)
        #expect(try text("Sources/GalleyTesting/GalleyTesting.docc/GalleyTesting.md").contains(function))
    }

    /// The package manager reads the manifest, and the products that it names are ours.
    @Test func theManifestIsOne() throws {
        let block = try #require(try ReadmeBlock.all().first { $0.language == "swift" })
        let folder = try ScratchFolder(["Package.swift": block.text])
        let run = try ShellRun("swift package dump-package", in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        let manifest = try text("Package.swift")
        for product in ["SwiftUI", "GalleyTesting"] {
            #expect(run.output.contains("\"\(product)\",") && manifest.contains(".library(name: \"\(product)\","))
        }
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Package.root.appending(path: path), encoding: .utf8)
    }
}
