import Foundation
import Testing

/// Shares and their merging, through the command.
@Suite struct ShardCommandTests {
    @Test(arguments: ["Toolbar", "Words"]) func mergedSharesAreTheCheck(sample: String) throws {
        let project = try ScratchFolder(copyOf: sample)
        let results = try ScratchFolder()
        let whole = try GalleyProcess("check", "--format", "text", "--format", "sarif=whole.sarif", in: project.url)
        var statuses: Set<Int32> = []
        for index in 1...8 {
            let run = try GalleyProcess(
                "check", "--shard", "\(index)/8", "-o", "\(results.path)/galley-\(index)-of-8.json", in: project.url)
            statuses.insert(run.status)
            #expect(run.error.contains("galley-\(index)-of-8.json: share \(index) of 8 (--shard); galley merge makes"))
        }
        // A share fails by itself where it has findings.
        #expect(statuses == (whole.status == 0 ? [0] : [0, 1]))
        let merged = try GalleyProcess(
            "merge", results.path, "--format", "text", "--format", "sarif=merged.sarif", in: project.url)
        #expect(merged.status == whole.status && merged.error.isEmpty)
        #expect(Self.timeless(merged.output) == Self.timeless(whole.output))
        #expect(try project.text(of: "merged.sarif") == project.text(of: "whole.sarif"))

        let written = try GalleyProcess(
            "merge", results.path, "--write-baseline", "merged.json", in: project.url)
        #expect(written.status == 0)
        #expect(try GalleyProcess("check", "--write-baseline", "whole.json", in: project.url).status == 0)
        #expect(try project.text(of: "merged.json") == project.text(of: "whole.json"))
    }

    /// Scenes in Swift, each share in one process and in several, which all lay out their own part of it.
    @Test(arguments: ["1", "2"]) func mergedSharesOfAProgramAreItsCheck(jobs: String) throws {
        let workshop = try JobsWorkshop()
        let results = try ScratchFolder()
        func run(_ arguments: String...) throws -> GalleyProcess {
            try GalleyProcess(arguments, in: workshop.scratch.url, program: "FaultyViews")
        }
        let whole = try run("check", "--format", "text", "--format", "json=whole.json")
        for index in 1...2 {
            let file = "\(results.path)/galley-\(index)-of-2.json"
            let share = try run("check", "--shard", "\(index)/2", "--jobs", jobs, "-o", file)
            #expect(share.status <= 1, "\(share.error)")
        }
        let merged = try run("merge", results.path, "--format", "text", "--format", "json=merged.json")
        #expect(merged.status == whole.status && merged.error.isEmpty)
        #expect(whole.output.contains(" in 1,440 cells"))
        #expect(Self.timeless(merged.output) == Self.timeless(whole.output))
        let documents = try ["whole.json", "merged.json"].map { name in
            try workshop.scratch.text(of: name).split(separator: "\n").filter { !$0.contains("\"seconds\"") }
        }
        #expect(documents[0] == documents[1])
    }

    /// A share that another program has checked is one of another check.
    @Test func sharesOfTwoProgramsAreNoCheck() throws {
        let workshop = try JobsWorkshop()
        for (index, program) in ["FaultyViews", "galley"].enumerated() {
            if program == "galley" {
                try workshop.scratch.write(
                    "scenes: [S.yml]\n" + workshop.scratch.text(of: "galley.yml"), to: "galley.yml")
                try workshop.scratch.write("view: { Text: vote.cat }\n", to: "S.yml")
            }
            let run = try GalleyProcess(
                "check", "--shard", "\(index + 1)/2", in: workshop.scratch.url, program: program)
            #expect(run.status <= 1, "\(run.error)")
        }
        let merged = try GalleyProcess("merge", ".", in: workshop.scratch.url)
        #expect(
            merged.status == 2 && merged.error.contains("was a different file for this share than"), "\(merged.error)")
    }

    /// Neither the project nor its folder is needed.
    @Test func mergingNeedsTheFilesAlone() throws {
        let results = try ScratchFolder()
        let project = try ScratchFolder(copyOf: "Toolbar")
        for index in 1...2 {
            try run(["--shard", "\(index)/2"], in: project, status: 1)
            try results.write(project.text(of: "galley-\(index)-of-2.json"), to: "\(index).json")
        }
        let whole = try GalleyProcess("check", "--fail-on", "warning", in: project.url)
        try FileManager.default.removeItem(at: project.url)
        let merged = try GalleyProcess("merge", "2.json", "1.json", "--fail-on", "warning", in: results.url)
        #expect(merged.status == 1 && Self.timeless(merged.output) == Self.timeless(whole.output))
    }

    @Test func bazelSaysWhichShareItIs() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let outputs = try ScratchFolder()
        let variables = [
            "TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3", "TEST_SHARD_STATUS_FILE": "\(outputs.path)/status",
            "TEST_UNDECLARED_OUTPUTS_DIR": outputs.path,
        ]
        let run = try GalleyProcess("check", "--shard", "auto", in: project.url, environment: variables)
        #expect(run.status == 1 && run.output.contains("truncated-text"))
        #expect(run.error.contains("share 2 of 3 (TEST_SHARD_INDEX)"))
        #expect(try outputs.contents() == ["galley-2-of-3.json", "status"])
        #expect(!FileManager.default.fileExists(atPath: project.path + "/galley-2-of-3.json"))
    }

    /// Some services count from 0, others from 1; Slurm as the user says, and Kubernetes does not say how many there are.
    @Test(arguments: [
        ("auto", "CIRCLE_NODE_INDEX", ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"]),
        ("auto", "BUILDKITE_PARALLEL_JOB", ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"]),
        ("auto", "SYSTEM_JOBPOSITIONINPHASE", ["SYSTEM_JOBPOSITIONINPHASE": "3", "SYSTEM_TOTALJOBSINPHASE": "3"]),
        ("auto/3", "JOB_COMPLETION_INDEX", ["JOB_COMPLETION_INDEX": "2"]),
        ("auto", "SLURM_ARRAY_TASK_ID", slurm(3, of: 3)), ("auto", "SLURM_ARRAY_TASK_ID", slurm(2, of: 3, from: 0)),
        ("auto/3", "SLURM_ARRAY_TASK_ID", slurm(30, of: 3, from: 10, step: 10)),
        ("auto", "AWS_BATCH_JOB_ARRAY_INDEX", ["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "3"]),
        // A service that runs the command once is no second one.
        ("auto", "CIRCLE_NODE_INDEX", ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3", "CI_NODE_TOTAL": "1"]),
    ])
    func eachServiceSaysWhichShareItIs(value: String, source: String, variables: [String: String]) throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let run = try GalleyProcess("check", "--shard", value, in: project.url, environment: variables)
        #expect(run.status <= 1 && run.error.contains("galley-3-of-3.json: share 3 of 3 (\(source))"), "\(run.error)")
    }

    /// What a task of a job array of Slurm has in its environment.
    private static func slurm(_ task: Int, of count: Int, from first: Int = 1, step: Int = 1) -> [String: String] {
        [
            "SLURM_ARRAY_TASK_ID": "\(task)", "SLURM_ARRAY_TASK_COUNT": "\(count)", "SLURM_ARRAY_TASK_MIN": "\(first)",
            "SLURM_ARRAY_TASK_MAX": "\(first + (count - 1) * step)", "SLURM_ARRAY_TASK_STEP": "\(step)",
        ]
    }

    /// Nothing is divided or checked as a whole where it is not clear which share was meant.
    @Test(arguments: [
        (
            "auto", [:],
            "found no share. It looked for TEST_SHARD_INDEX and TEST_TOTAL_SHARDS (Bazel), CI_NODE_INDEX and CI_NODE_TOTAL (GitLab)"
        ),
        (
            "auto", ["CI_NODE_INDEX": "3"],
            "AWS_BATCH_JOB_ARRAY_INDEX and AWS_BATCH_JOB_ARRAY_SIZE (AWS Batch); --shard 3/8"
        ),
        ("auto/8", ["CI_NODE_TOTAL": "1"], "--shard auto found no share"),
        ("auto", ["JOB_COMPLETION_INDEX": "2"], "Kubernetes does not say how many shares there are"),
        ("auto/2", ["JOB_COMPLETION_INDEX": "2"], "JOB_COMPLETION_INDEX=2 and --shard auto/2 are not a share"),
        (
            "auto/4", ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"],
            "CI_NODE_INDEX=3, CI_NODE_TOTAL=8 and --shard auto/4 are not a share"
        ),
        (
            "auto", ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "8", "CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"],
            "found several shares: 1 of 8 (CI_NODE_INDEX) and 3 of 3 (CIRCLE_NODE_INDEX)"
        ),
        // --array=1,2,9 and a task that was submitted again by its number.
        ("auto", slurm(9, of: 3).merging(["SLURM_ARRAY_TASK_MAX": "9"]) { $1 }, "SLURM_ARRAY_TASK_MAX=9"),
        ("auto", slurm(3, of: 1, from: 3), "SLURM_ARRAY_TASK_ID=3, SLURM_ARRAY_TASK_COUNT=1"),
        ("auto", slurm(3, of: 8).merging(["SLURM_ARRAY_TASK_STEP": "0"]) { $1 }, "are not a share"),
        ("auto", slurm(3, of: 8).merging(["SLURM_ARRAY_TASK_MAX": "9223372036854775807"]) { $1 }, "are not a share"),
        ("auto", ["CI_NODE_INDEX": "-9223372036854775808", "CI_NODE_TOTAL": "8"], "are not a share"),
        ("auto/0", [:], "or auto, not \"auto/0\""), ("auto/x", [:], "or auto, not \"auto/x\""),
    ])
    func aShareThatIsNotClearIsNotTaken(value: String, variables: [String: String], message: String) throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let files = try project.contents()
        let run = try GalleyProcess("check", "--shard", value, in: project.url, environment: variables)
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains(message), "\(run.error)")
        #expect(try project.contents() == files)
    }

    @Test func gitLabSaysWhichShareItIs() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let run = try GalleyProcess(
            "check", "--shard", "auto", in: project.url, environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"])
        #expect(run.error.contains("galley-3-of-3.json: share 3 of 3 (CI_NODE_INDEX)"))
        #expect(try project.contents().contains("galley-3-of-3.json"))
        // The option comes first; a single job has no share.
        let own = try GalleyProcess(
            "check", "--shard", "1/2", in: project.url, environment: ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "3"])
        #expect(own.error.contains("galley-1-of-2.json: share 1 of 2 (--shard)"))
        let files = try project.contents()
        for arguments in [["check"], ["check", "--shard", "auto"]] {
            for variables in [["CI_NODE_TOTAL": "1"], ["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "1"]] {
                let single = try GalleyProcess(arguments, in: project.url, environment: variables)
                #expect(single.error.isEmpty && single.status == 1)
            }
        }
        #expect(try project.contents() == files)
    }

    /// A job may set these for other commands of it: a check of an eighth is no check unless it is asked for.
    @Test func noShareIsTakenUnasked() throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let whole = try GalleyProcess("check", in: project.url)
        let files = try project.contents()
        let services = [
            ["CI_NODE_INDEX": "3", "CI_NODE_TOTAL": "8"],
            [
                "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "8",
                "TEST_SHARD_STATUS_FILE": "\(project.path)/status",
            ],
            ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "8"],
            ["CIRCLE_NODE_INDEX": "2", "CIRCLE_NODE_TOTAL": "3"],
            ["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"],
            ["SYSTEM_JOBPOSITIONINPHASE": "3", "SYSTEM_TOTALJOBSINPHASE": "3"],
            ["JOB_COMPLETION_INDEX": "2"],
            Self.slurm(3, of: 3),
            ["AWS_BATCH_JOB_ARRAY_INDEX": "2", "AWS_BATCH_JOB_ARRAY_SIZE": "3"],
        ]
        for variables in services {
            let run = try GalleyProcess("check", in: project.url, environment: variables)
            #expect(run.status == whole.status && Self.timeless(run.output) == Self.timeless(whole.output))
            #expect(run.error.hasPrefix("note: ") && run.error.contains("but all is checked: --shard auto takes"))
            // Bazel holds a test that does not touch its file for one that cannot be divided.
            #expect(try project.contents() == files)
        }
    }

    @Test(arguments: [
        (
            ["check", "--shard", "9/8"], 2,
            "--shard expects a share and how many there are, such as 1/8 to 8/8, or auto, not \"9/8\""
        ),
        (["check", "--shard", "eight"], 2, "not \"eight\""),
        (["check", "--shard", "1/2", "--write-baseline", "b.json"], 2, "give --write-baseline to galley merge"),
        (["merge"], 2, "Missing expected argument"),
        (["merge", "missing.json"], 3, "missing.json: error: there is no such file"),
        (["merge", "."], 3, ".: error: there is no file galley-*-of-*.json in this folder"),
        (["merge", "galley.yml"], 3, "galley.yml: error: this is not a file of galley check --shard"),
    ])
    func whatIsWrongIsSaid(arguments: [String], status: Int32, message: String) throws {
        let project = try ScratchFolder(copyOf: "Toolbar")
        let run = try GalleyProcess(arguments, in: project.url)
        #expect(run.status == status && run.error.contains(message), "\(run.error)")
    }

    @Test func aServiceThatCountsWronglyIsToldSo() throws {
        let run = try GalleyProcess(
            "check", "Samples/Toolbar", "--shard", "auto",
            environment: ["TEST_SHARD_INDEX": "3", "TEST_TOTAL_SHARDS": "3"])
        #expect(run.status == 2)
        #expect(run.error.contains("TEST_SHARD_INDEX=3 and TEST_TOTAL_SHARDS=3 are not a share; --shard 3/8 names"))
    }

    /// Labels that nothing shows are no pass, however they were divided.
    @Test func sharesThatMeasuredNothingAreNoPass() throws {
        let project = try ScratchFolder([
            "galley.yml": "scenes: [A.yml]\nwidths: [320]\n", "A.yml": "scene: A\nview: { Text: no.such.key }\n",
        ])
        let whole = try GalleyProcess("check", in: project.url)
        for index in 1...2 { _ = try GalleyProcess("check", "--shard", "\(index)/2", in: project.url) }
        let merged = try GalleyProcess("merge", ".", in: project.url)
        #expect(whole.status == 2 && merged.status == 2 && merged.error == whole.error)
    }

    @Test func aFullDiskLeavesNoHalfFile() throws {
        guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
        let project = try ScratchFolder(copyOf: "Toolbar")
        let run = try GalleyProcess("check", "--shard", "1/2", "-o", "/dev/full", in: project.url)
        #expect(run.status == 3 && run.error.contains("/dev/full cannot be written"))
        try self.run(["--shard", "1/1"], in: project, status: 1)
        let merged = try GalleyProcess("merge", "galley-1-of-1.json", "-o", "/dev/full", in: project.url)
        #expect(merged.status == 3 && merged.error.contains("/dev/full cannot be written"))
        let before = try project.contents()
        let limited = try ShellRun(
            "trap '' XFSZ; ulimit -f 1; '\(Package.products.path)/galley' merge galley-1-of-1.json -o report.txt",
            in: project.url)
        #expect(limited.status == 3 && limited.error.hasSuffix("report.txt cannot be written: File too large\n"))
        #expect(try project.contents() == before)
    }

    // MARK: Helpers

    private func run(_ arguments: [String], in project: ScratchFolder, status: Int32) throws {
        let run = try GalleyProcess(["check"] + arguments, in: project.url)
        #expect(run.status == status, "\(run.error)")
    }

    /// A report without the time that it took.
    static func timeless(_ text: String) -> String {
        (try? Regex(#"[0-9.]+ m?s\b"#)).map { text.replacing($0, with: "… s") } ?? text
    }
}
