import Foundation
import Testing

/// The files of Samples/CI: their commands are run as the services would, on samples of this package.
@Suite struct ContinuousIntegrationTests {
    private func run(_ script: String, in folder: ScratchFolder) throws -> ShellRun {
        let products = Package.products.path
        return try ShellRun("set -eo pipefail; export PATH='\(products)':\"$PATH\"; \(script)", in: folder.url)
    }

    /// The variables in which the steps of a workflow that use the action give it their inputs, a string a step.
    private func inputs(in file: String) throws -> [String] {
        let text = try String(contentsOf: Package.root.appending(path: "Samples/CI/\(file)"), encoding: .utf8)
        return text.components(separatedBy: "- uses: OWNER/galley@").dropFirst().map { step in
            step.components(separatedBy: "- uses:")[0].components(separatedBy: "        with:\n").dropFirst()
                .joined().split(separator: "\n").compactMap { line -> String? in
                    let parts = line.split(separator: ":", maxSplits: 1)
                    guard parts.count == 2 else { return nil }
                    let name = parts[0].drop { $0 == " " }.uppercased().replacing("-", with: "_")
                    return "INPUT_\(name)='\(parts[1].dropFirst())'"
                }
                .joined(separator: " ")
        }
    }

    /// What the action runs with these inputs.
    private func action(_ inputs: String) -> String {
        "export GITHUB_STEP_SUMMARY=summary.md GITHUB_OUTPUT=outputs \(inputs); '\(packaging)/github-check.sh'"
    }

    private let packaging = Package.root.appending(path: "Packaging").path

    @Test func gitHubShowsAnnotationsASummaryAndSARIF() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let check = try run(action(try #require(try inputs(in: "github-actions.yml").first)), in: project)
        #expect(check.status == 1)
        #expect(check.output.hasPrefix("::error file=Localizable.xcstrings,line="))
        #expect(try project.text(of: "summary.md").hasPrefix("## Galley: 16 errors"))
        #expect(try project.text(of: "outputs") == "status=1\nsarif=galley.sarif\n")
        #expect(try project.text(of: "galley.xml").contains("failures=\"16\""))
        let log =
            try JSONSerialization.jsonObject(with: Data(try project.text(of: "galley.sarif").utf8)) as? [String: Any]
        #expect(log?["version"] as? String == "2.1.0")
    }

    /// The inputs of which several may be given stand one a line, and may have spaces.
    @Test func gitHubTakesPathsFormatsAndABaseline() throws {
        let folder = try ScratchFolder()
        for name in ["one app", "another"] {
            let sample = Package.root.appending(path: "Samples/Toolbar")
            try FileManager.default.copyItem(at: sample, to: folder.url.appending(path: name))
        }
        let inputs = "INPUT_PATHS=$'one app\\nanother\\n' INPUT_FORMATS=$'junit=a b.xml\\n\\nsarif=c.sarif'"
        let check = try run(action(inputs), in: folder)
        #expect(check.status == 1, "\(check.error)")
        #expect(try folder.text(of: "a b.xml").contains("failures=\"32\""))
        #expect(try folder.contents().contains("c.sarif"))
        #expect(try run("galley check 'one app' another --write-baseline known.json", in: folder).status == 0)
        #expect(try run(action(inputs + " INPUT_BASELINE=known.json INPUT_FAIL_ON=warning"), in: folder).status == 0)
        // What cannot be read fails the job, whatever else there is.
        #expect(try run(action("INPUT_PATHS=missing INPUT_FAIL_ON=off"), in: folder).status == 3)
    }

    /// Annotations, SARIF and outputs name files from the workspace, where GitHub looks for them.
    @Test func gitHubShowsTheFindingsOfAFolder() throws {
        let folder = try ScratchFolder()
        let sample = Package.root.appending(path: "Samples/Toolbar")
        try FileManager.default.copyItem(at: sample, to: folder.url.appending(path: "App"))
        let check = try run(action("INPUT_WORKING_DIRECTORY=App INPUT_FAIL_ON=off"), in: folder)
        #expect(check.status == 0, "\(check.error)")
        #expect(check.output.hasPrefix("::error file=App/Localizable.xcstrings,line="))
        #expect(try folder.text(of: "outputs") == "status=1\nsarif=App/galley.sarif\n")
        #expect(try folder.text(of: "App/galley.sarif").contains("\"App/Localizable.xcstrings\""))
    }

    @Test func gitLabHasItsReports() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let component = try String(contentsOf: Package.root.appending(path: "templates/check.yml"), encoding: .utf8)
        let line = try #require(component.split(separator: "\n").last { $0.hasPrefix("    - set -- check ") })
        let arguments = line.dropFirst(13).replacing("$[[ inputs.arguments ]]", with: "--fail-on warning")
        let check = try run("galley " + String(arguments), in: project)
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
        let steps = try inputs(in: "github-actions-shards.yml")
        try FileManager.default.createDirectory(atPath: project.path + "/shares", withIntermediateDirectories: true)
        for shard in 1...8 {
            let check = try run(
                "rm -f outputs; " + action(steps[0].replacing("${{ matrix.shard }}", with: "\(shard)")), in: project)
            #expect(check.status <= 1)
            #expect(try project.text(of: "outputs") == "status=\(check.status)\nshare=galley-\(shard)-of-8.json\n")
            // As the artifact is uploaded and downloaded.
            #expect(try run("mv galley-\(shard)-of-8.json shares", in: project).status == 0)
        }
        #expect(try project.text(of: "summary.md").isEmpty)
        let merge = try run(action(steps[1]), in: project)
        #expect(merge.status == 1 && merge.output.hasPrefix("::error file=Localizable.xcstrings,line="))
        #expect(try project.text(of: "summary.md").hasPrefix("## Galley: 16 errors"))
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

    /// A repository at `project` in which a branch with one longer text has been merged into `main`, and a copy of it at
    /// `clone` that holds as many commits as a service fetches: 0 for all.
    private func mergeRequest(depth: Int) throws -> ScratchFolder {
        let folder = try ScratchFolder()
        try FileManager.default.copyItem(
            at: Package.root.appending(path: "Samples/Toolbar"), to: folder.url.appending(path: "project"))
        let identity = "-c user.name=A -c user.email=a@example.org -c commit.gpgsign=false"
        let run = try ShellRun(
            """
            set -e
            cd project
            git init -q -b main && git add -A && git \(identity) commit -q -m A
            git checkout -q -b feature
            sed -i.old 's/"Kopieren"/"Alles kopieren"/' Localizable.xcstrings && rm Localizable.xcstrings.old
            git \(identity) commit -q -a -m B
            git checkout -q main && git \(identity) merge -q --no-ff -m C feature
            git clone -q \(depth == 0 ? "" : "--depth \(depth)") "file://$PWD" ../clone
            """, in: folder.url)
        try #require(run.status == 0, "these tests need git (apt-get install git): \(run.error)")
        return folder
    }

    @Test func gitHubChecksWhatAPullRequestChanges() throws {
        let file = "github-actions-changes.yml"
        #expect(try commands("fetch-depth:", in: file) == ["fetch-depth: 2"])
        let folder = try mergeRequest(depth: 2)
        let steps = try inputs(in: file)
        let check = try run("cd clone; \(action(steps[0]))", in: folder)
        #expect(check.status == 1 && check.output.contains("Alles kopieren"))
        #expect(check.output.contains("only in the locales in which something has changed since HEAD^1"))
        #expect(try folder.text(of: "clone/summary.md").hasPrefix("## Galley: 4 errors"))
        // And the whole of it on the main branch.
        let whole = try run("cd clone; rm summary.md; \(action(steps[1]))", in: folder)
        #expect(whole.status == 1 && !whole.output.contains("has changed since"))
        #expect(try folder.text(of: "clone/summary.md").hasPrefix("## Galley: 16 errors"))
    }

    @Test func gitLabChecksWhatAMergeRequestChanges() throws {
        let file = "gitlab-ci-changes.yml"
        #expect(try commands("GIT_DEPTH:", in: file) == ["GIT_DEPTH: 0"])
        let folder = try mergeRequest(depth: 0)
        let command = try #require(try commands("galley check --changed-since", in: file).first)
        // GitLab checks the branch out, and says at which commit it left the other.
        let check = try run(
            "cd clone; git checkout -q HEAD^2; export CI_MERGE_REQUEST_DIFF_BASE_SHA=$(git rev-parse HEAD^); \(command)",
            in: folder)
        #expect(check.status == 1 && check.output.contains("4 errors"), "\(check.error)")
        #expect(try folder.text(of: "clone/galley.xml").contains("failures=\"4\""))
        let whole = try run("cd clone; \(#require(try commands("galley check --format", in: file).first))", in: folder)
        #expect(whole.status == 1 && whole.output.contains("16 errors"))
    }

    @Test(arguments: [("Words", Int32(0)), ("Toolbar", 1)]) func preCommitEndsAsTheCheckDoes(
        sample: String, status: Int32
    ) throws {
        let project = try ScratchFolder(copyOf: sample)
        // What is installed is the galley of this build.
        let hook = """
            export GALLEY_PREFIX="$PWD/prefix"; mkdir -p prefix/bin prefix/share/galley
            ln -s '\(Package.products.path)/galley' prefix/bin/galley
            '\(packaging)/install-galley.sh' --key > prefix/share/galley/sources
            '\(packaging)/pre-commit-check.sh' --fail-on error
            """
        #expect(try run(hook, in: project).status == status)
    }
}
