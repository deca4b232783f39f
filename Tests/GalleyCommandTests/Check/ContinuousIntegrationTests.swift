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

    @Test(arguments: [("Words", Int32(0)), ("Toolbar", 1)]) func preCommitEndsAsTheCheckDoes(
        sample: String, status: Int32
    ) throws {
        let project = try ScratchFolder(copyOf: sample)
        let command = try #require(try checks(in: "pre-commit-config.yaml").last)
        #expect(try run(command, in: project).status == status)
    }
}
