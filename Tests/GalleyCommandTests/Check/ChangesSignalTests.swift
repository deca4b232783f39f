import Foundation
import TestSupport
import Testing

/// A signal in the middle of `--changed-since` leaves nothing of what the check has put together to compare with.
@Suite struct ChangesSignalTests {
    @Test(arguments: [SIGINT, SIGTERM]) func anInterruptTakesTheOldFilesAway(signal: Int32) throws {
        let folder = try ScratchFolder([
            "project/T.xcstrings": #"{ "sourceLanguage": "en", "strings": { "add": { } } }"#,
            "project/other/note.txt": "Linked, not copied.",
            "project/galley.yml": "strings: T.xcstrings\nlabels: [{ keys: '*', maxWidth: 4, maxLines: 1 }]\n",
            // Hangs where it is asked for an old file, once the folder for that stands.
            "bin/git": """
            #!/bin/bash
            case " $* " in *" cat-file "*) echo $$ > "$HANGING"; exec sleep 600 ;; esac
            PATH=${PATH#*:}; exec git "$@"
            """,
        ])
        let commit = "-c user.name=A -c user.email=a@example.org -c commit.gpgsign=false commit -q -m A"
        let run = try ShellRun(
            """
            chmod +x bin/git && mkdir temporary && cd project && git init -q -b main && git add -A && git \(commit)
            echo '{ "sourceLanguage": "en", "strings": { "append": { } } }' > T.xcstrings
            """, in: folder.url)
        try #require(run.status == 0, "these tests need git (apt-get install git): \(run.error)")
        let process = try check(folder)
        var hanging = ""
        try process.wait(for: "git") {
            hanging = (try? folder.text(of: "hanging")) ?? ""
            return hanging.hasSuffix("\n")
        }
        let git = try #require(Int32(hanging.split(separator: "\n").first ?? ""))
        defer { kill(git, SIGKILL) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/temporary").count == 1)
        process.send(signal)
        #expect(try process.wait() == .signal(signal))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/temporary").isEmpty)
    }

    /// A check of what has changed, under way.
    private func check(_ folder: ScratchFolder) throws -> TestProcess {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return try TestProcess(
            Package.products.appending(path: "galley"), ["check", "project", "--changed-since", "main"],
            in: folder.url,
            environment: [
                "PATH": "\(folder.path)/bin:\(path)", "TMPDIR": folder.path + "/temporary",
                "HANGING": folder.path + "/hanging",
            ])
    }
}
