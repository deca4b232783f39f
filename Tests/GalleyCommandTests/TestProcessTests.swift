import Foundation
import TestSupport
import Testing

/// What runs programs in tests: nothing waits for ever, and a program starts the same however the tests were started.
@Suite struct TestProcessTests {
    private let shell = URL(filePath: "/bin/sh")

    @Test func aCommandThatHangsIsKilledAndNamed() throws {
        let start = ContinuousClock.now
        let error = #expect(throws: TestProcess.Failure.self) {
            _ = try CommandRun(shell, ["-c", "echo so far; sleep 600 & sleep 600"], atMost: .milliseconds(300))
        }
        #expect(error?.description.contains("sh -c echo so far; sleep 600 & sleep 600 hangs") == true)
        #expect(error?.description.contains("so far") == true)
        #expect(ContinuousClock.now - start < .seconds(100))
    }

    /// What it started goes with it.
    @Test func itsGroupIsKilled() throws {
        let scratch = try ScratchFolder()
        _ = #expect(throws: TestProcess.Failure.self) {
            _ = try CommandRun(
                shell, ["-c", "sleep 600 & echo $! > child; wait"], in: scratch.url, atMost: .seconds(2))
        }
        let child = try #require(Int32(scratch.text(of: "child").trimmingCharacters(in: .whitespacesAndNewlines)))
        for _ in 0..<1000 where JobsWorkshop.runs(child) { usleep(10_000) }
        #expect(!JobsWorkshop.runs(child))
    }

    /// As where the tests are started in the background of a script.
    @Test func ignoredSignalsAreNotPassedOn() throws {
        let before = signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, before) }
        let run = try CommandRun(shell, ["-c", "kill -USR2 $$; exit 0"])
        #expect(run.end == .signal(SIGUSR2))
    }

    @Test func theStreams() throws {
        let run = try CommandRun(shell, ["-c", "cat; echo bad >&2; exit 7"], input: Data("good\n".utf8))
        #expect(run.text == "good\n" && run.error == Data("bad\n".utf8) && run.end == .exit(7))
        #expect(try CommandRun(shell, ["-c", "echo 1; echo 2 >&2; echo 3"], joinsStreams: true).text == "1\n2\n3\n")
        #expect(try CommandRun(["no-such-program"]).end == .exit(127))
        #expect(throws: TestProcess.Failure.self) { _ = try CommandRun(URL(filePath: "/nowhere"), []) }
        // Nothing but the standard streams is open.
        #expect(try CommandRun(shell, ["-c", "ls /proc/self/fd | wc -l"]).text.contains("4"))
    }
}
