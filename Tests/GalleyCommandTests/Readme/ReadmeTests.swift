import Foundation
import Testing

/// The README and the first articles show what really happens: each of their code blocks is run, compiled, or read.
@Suite struct ReadmeTests {
    private static let articles = "Sources/Galley/Galley.docc"
    private static let paths =
        ["README.md"]
        + ["StartWithCatalogs", "StartWithViews", "StartWithAScene", "Commands", "InCI"].map { "\(articles)/\($0).md" }

    @Test(arguments: paths) func everyBlockIsOfAKindThatIsTested(path: String) throws {
        let blocks = try ReadmeBlock.all(in: path)
        // EditorTests takes the one in JSON.
        let kinds: Set = ["console", "sh", "swift", "yaml"]
        let more: Set = path.hasSuffix("/Commands.md") ? ["json"] : []
        #expect(Set(blocks.map(\.language)).isSubset(of: kinds.union(more)))
        #expect(blocks.allSatisfy { $0.language != "yaml" || $0.file != nil })
    }

    /// One after another, as a reader would: files are written, commands run, and what they print is as shown.
    @Test(arguments: paths) func theCommandsDoAsShown(path: String) throws {
        var story = try ReadmeStory()
        if path != "README.md" { _ = try story.run("export PATH=\"$PWD/.build/debug:$PATH\"") }
        for block in try ReadmeBlock.all(in: path) {
            if let file = block.file { try story.folder.write(block.text, to: file) }
            for line in block.language == "sh" ? block.lines : [] {
                let run = try story.run(String(line))
                #expect(run.status <= 1 && !run.error.contains("rror:"), "\(block): \(line)\n\(run.error)")
            }
            for command in block.language == "console" ? ReadmeCommand.all(in: block) : [] {
                let run = try story.run(command.line)
                #expect(run.status <= 1, "\(block): \(command.line)\n\(run.error)")
                // An app names its sources by where they were built, which is this folder for whoever reads.
                let output = run.output.replacing(Package.root.path + "/", with: "")
                #expect(command.shows(output), "\(block): \(command.line) prints\n\(run.output)")
            }
        }
        // What the benchmarks draw takes another program and its time.
        for picture in try text(path).matches(of: /!\[.*\]\((.*\.svg)\)/).map({ String($0.1) })
        where !picture.hasPrefix("Benchmarks/") {
            let name = URL(filePath: picture).lastPathComponent
            try compare(
                try story.folder.text(of: name),
                with: path == "README.md" ? picture : "\(Self.articles)/Resources/\(picture)")
        }
    }

    /// Set `GALLEY_RECORD=1` to draw anew; such a run fails, so that nothing is recorded by accident.
    private func compare(_ picture: String, with path: String) throws {
        let file = Package.root.appending(path: path)
        if ProcessInfo.processInfo.environment["GALLEY_RECORD"] != nil {
            try picture.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(path)")
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        let difference = zip(picture.split(separator: "\n"), expected.split(separator: "\n")).first { $0 != $1 }
        #expect(picture == expected, "\(path): \(difference.map { "is \($0.0), was \($0.1)" } ?? "one is longer")")
    }

    /// The test is a file of the target ReadmeTests, which compiles and runs it.
    @Test func theTestIsOneOfOurs() throws {
        let test = try text("Tests/ReadmeTests/VotingButtonsTests.swift")
        let blocks = try ReadmeBlock.all(in: "\(Self.articles)/StartWithViews.md")
        #expect(blocks.filter { $0.language == "swift" }.last?.text == test)
        let function = try #require(test.components(separatedBy: "\n\n").last)
        #expect(try text("Sources/GalleyTesting/GalleyTesting.docc/GalleyTesting.md").contains(function))
    }

    /// The package manager reads the manifest, and the products that it names are ours.
    @Test func theManifestIsOne() throws {
        let blocks = try ReadmeBlock.all(in: "\(Self.articles)/StartWithViews.md")
        let block = try #require(blocks.first { $0.language == "swift" })
        let folder = try ScratchFolder(["Package.swift": block.text])
        let run = try ShellRun("swift package dump-package", in: folder.url)
        #expect(run.status == 0, "\(run.error)")
        let manifest = try text("Package.swift")
        for product in ["SwiftUI", "GalleyTesting"] {
            #expect(run.output.contains("\"\(product)\",") && manifest.contains("name: \"\(product)\", targets:"))
        }
    }

    @Test func theReadmeIsShort() throws {
        #expect(try text("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 126)
    }

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Package.root.appending(path: path), encoding: .utf8)
    }
}
