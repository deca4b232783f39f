import Foundation
import TestSupport
import Testing

/// Whatever stops a check: a status and a message that say so, and no file that is not whole.
@Suite struct RobustnessTests {

    private func shell(_ script: String) throws -> (output: String, error: String, status: Int32) {
        let galley = Package.products.appending(path: "galley").path
        let run = try ShellRun("galley() { '\(galley)' \"$@\"; }\n\(script)", in: Package.root)
        return (run.output, run.error, run.status)
    }

    @Test func aFullDiskIsAnErrorAndLeavesNothing() throws {
        let scratch = try ScratchFolder()
        // A file of more than one block cannot be written here.
        let run = try shell("ulimit -f 1; galley check Samples/Toolbar --format json='\(scratch.path)/out.json'")
        #expect(run.status == 3)
        #expect(run.error.contains("out.json cannot be written: File too large"))
        #expect(try scratch.contents().isEmpty)
    }

    @Test func aFileThatCannotBeReplacedKeepsItsContents() throws {
        let scratch = try ScratchFolder()
        try Data("old".utf8).write(to: scratch.url.appending(path: "out.json"))
        let run = try shell("ulimit -f 1; galley check Samples/Toolbar --format json='\(scratch.path)/out.json'")
        #expect(run.status == 3)
        #expect(try scratch.contents() == ["out.json"])
        #expect(try scratch.text(of: "out.json") == "old")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
    func aFullStandardOutputIsAnError() throws {
        let run = try shell("galley check Samples/Toolbar > /dev/full")
        #expect(run.status == 3)
        #expect(run.error == "error: standard output cannot be written: No space left on device\n")
    }

    @Test(arguments: ["/missing/out.txt", "/proc/out.txt", "Samples"]) func aPlaceThatTakesNoFileIsAnError(path: String)
        throws
    {
        let run = try GalleyProcess("check", "Samples/Words", "--output", path)
        #expect(run.status == 3 && run.output.isEmpty)
        #expect(run.error.hasPrefix("error: \(path) cannot be written: "))
    }

    /// `galley check | head -1` ends as the check does, without a complaint.
    @Test func aReaderThatGoesAwayIsNoError() throws {
        let run = try shell("galley check Samples/Toolbar | head -1; exit ${PIPESTATUS[0]}")
        #expect(run.status == 1 && run.error.isEmpty)
        #expect(run.output.split(separator: "\n").count == 1)
    }

    /// A pipe, or a device such as /dev/null, is written to and stays what it is; so does a symbolic link.
    @Test func whatIsNoPlainFileIsNotReplaced() throws {
        let scratch = try ScratchFolder()
        let run = try shell(
            """
            cd '\(scratch.path)' && mkfifo pipe && touch file && ln -s file link && cat pipe > copy &
            sleep 0.1; galley check Samples/Words -o '\(scratch.path)/pipe'; wait
            galley check Samples/Words -o '\(scratch.path)/link'
            test -p '\(scratch.path)/pipe' && test -L '\(scratch.path)/link'
            """)
        #expect(run.status == 0, "\(run.error)")
        #expect(try scratch.text(of: "copy").contains("No findings."))
        #expect(try scratch.text(of: "file").contains("No findings."))
    }

    /// The check writes one document, then waits at a pipe without a reader, and is interrupted there.
    @Test(arguments: [SIGINT, SIGTERM]) func anInterruptedCheckLeavesOnlyWholeFiles(signal: Int32) throws {
        let scratch = try ScratchFolder()
        #expect(mkfifo(scratch.path + "/pipe", 0o600) == 0)
        let arguments = [
            "check", "Samples/Toolbar", "--format", "junit=\(scratch.path)/out.xml", "--format",
            "text=\(scratch.path)/pipe",
        ]
        let process = try TestProcess(Package.products.appending(path: "galley"), arguments, in: Package.root)
        try process.wait(for: "out.xml") { try scratch.contents().contains("out.xml") }
        process.send(signal)
        #expect(try process.wait() == .signal(signal))
        #expect(try scratch.contents() == ["out.xml", "pipe"])
        #expect(try scratch.text(of: "out.xml").hasSuffix("</testsuites>\n"))
    }
}
