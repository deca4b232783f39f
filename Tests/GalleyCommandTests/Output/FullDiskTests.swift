import Foundation
import Testing

/// What cannot be written is an error, whatever it is: a script that asks for a version must not read an empty one.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"))) struct FullDiskTests {
    @Test(arguments: [
        "--help", "help", "help check", "--version", "check --help", "layout -h", "baseline update --help",
        "--generate-completion-script bash", "rules", "rules --markdown", "explain truncated-text", "schema scene",
        "fonts", "inspect Hello", "measure Hello",
    ])
    func nothingIsWritten(arguments: String) throws {
        let run = try ShellRun("'\(Package.products.path)/galley' \(arguments) > /dev/full", in: Package.root)
        #expect(run.status == 3)
        #expect(run.error.contains("error: standard output cannot be written: No space left on device"), "\(run.error)")
    }

    @Test(arguments: ["--help", "--version", "check --help"]) func norByAProgram(arguments: String) throws {
        let run = try ShellRun("'\(Package.products.path)/FaultyViews' \(arguments) > /dev/full", in: Package.root)
        #expect(run.status == 3)
    }
}
