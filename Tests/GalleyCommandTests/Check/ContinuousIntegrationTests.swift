import Foundation
import Testing

/// The files of Samples/CI: their commands are run as the services would, on samples of this package.
@Suite struct ContinuousIntegrationTests {
    /// The lines of a file that run `galley check`, without the service's own syntax around them.
    private func checks(in file: String) throws -> [String] {
        let text = try String(contentsOf: Package.root.appending(path: "Samples/CI/\(file)"), encoding: .utf8)
        return text.matches(of: /galley check.*/).map { String($0.output) }
    }

    private func run(_ script: String, in folder: ScratchFolder) throws -> ShellRun {
        let products = Package.products.path
        return try ShellRun("set -eo pipefail; export PATH='\(products)':\"$PATH\"; \(script)", in: folder.url)
    }

    @Test func gitHubShowsAnnotationsASummaryAndSARIF() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let command = try #require(try checks(in: "github-actions.yml").last)
        let check = try run(command, in: project)
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("::error file=Localizable.xcstrings,line="))
        let summary = try run("cat galley.md >> summary.md", in: project)
        #expect(summary.status == 0)
        #expect(try project.text(of: "summary.md").hasPrefix("## Galley: 16 errors"))
        let log =
            try JSONSerialization.jsonObject(with: Data(try project.text(of: "galley.sarif").utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
    }

    @Test func gitLabHasItsReports() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let command = try #require(try checks(in: "gitlab-ci.yml").last)
        let check = try run(command, in: project)
        #expect(check.status == 1 && check.output.contains("16 errors"))
        let issues = try JSONSerialization.jsonObject(with: Data(try project.text(of: "gl-code-quality.json").utf8))
        #expect((issues as? [[String: Any]])?.count == 16)
        #expect(try project.text(of: "galley.xml").contains("failures=\"16\""))
    }

    /// The lines of a file that begin with these words, without the service's own syntax around them.
    private func commands(_ words: String, in file: String) throws -> [String] {
        let text = try String(contentsOf: Package.root.appending(path: "Samples/CI/\(file)"), encoding: .utf8)
        return text.split(separator: "\n").map { $0.drop { " -".contains($0) } }.filter { $0.hasPrefix(words) }
            .map(String.init)
    }

    @Test func gitHubChecksInEightJobsAndReportsOnce() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let command = try #require(try commands("galley check", in: "github-actions-shards.yml").first)
        try FileManager.default.createDirectory(atPath: project.path + "/shares", withIntermediateDirectories: true)
        for shard in 1...8 {
            let check = try run(command.replacing("${{ matrix.shard }}", with: "\(shard)"), in: project)
            #expect(check.status <= 1)
            // As the artifact is uploaded and downloaded.
            #expect(try run("mv galley-\(shard)-of-8.json shares", in: project).status == 0)
        }
        let merge = try run(
            try #require(try commands("galley merge", in: "github-actions-shards.yml").first), in: project)
        #expect(merge.status == 1 && merge.output.hasPrefix("::error file=Localizable.xcstrings,line="))
        #expect(try project.text(of: "galley.md").hasPrefix("## Galley: 16 errors"))
        #expect(try project.text(of: "galley.sarif").contains("2.1.0"))
    }

    @Test func gitLabChecksInEightJobsAndReportsOnce() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let command = try #require(try commands("galley check", in: "gitlab-ci-shards.yml").first)
        for index in 1...8 {
            let check = try run("export CI_NODE_INDEX=\(index) CI_NODE_TOTAL=8; \(command)", in: project)
            #expect(check.status <= 1 && check.error.contains("share \(index) of 8 (CI_NODE_INDEX)"))
        }
        let merge = try run(try #require(try commands("galley merge", in: "gitlab-ci-shards.yml").first), in: project)
        #expect(merge.status == 1 && merge.output.contains("16 errors"))
        #expect(try project.text(of: "galley.xml").contains("failures=\"16\""))
    }

    @Test func bazelChecksInEightShards() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let script = Package.root.appending(path: "Samples/CI/bazel/galley.sh").path
        var statuses: [Int32] = []
        for index in 0..<8 {
            let variables = """
                export TEST_SHARD_INDEX=\(index) TEST_TOTAL_SHARDS=8 TEST_SHARD_STATUS_FILE=status-\(index) \
                TEST_UNDECLARED_OUTPUTS_DIR=outputs-\(index) XML_OUTPUT_FILE=test-\(index).xml
                mkdir outputs-\(index)
                """
            statuses.append(try run("\(variables); '\(script)'", in: project).status)
            let files = try project.contents()
            #expect(files.contains("status-\(index)") && files.contains("test-\(index).xml"))
        }
        #expect(Set(statuses) == [0, 1])
        #expect(try run("galley merge outputs-*", in: project).output.contains("16 errors"))
    }

    @Test(arguments: [("Words", Int32(0)), ("Toolbar", 1)]) func preCommitEndsAsTheCheckDoes(
        sample: String, status: Int32
    ) throws {
        let project = try ScratchFolder(copyOf: sample)
        let command = try #require(try checks(in: "pre-commit-config.yaml").last)
        #expect(try run(command, in: project).status == status)
    }
}
