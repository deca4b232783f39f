import Foundation
import Testing

/// Recorded reports, through the command.
@Suite struct RecordCommandTests {
    @Test func aChangeIsToldViewByViewUntilItIsRecorded() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        #expect(try GalleyProcess("verify", scratch.path).status == 0)
        #expect(try GalleyProcess("record", scratch.path).output.isEmpty)

        try scratch.replace("spacing: 24", with: "spacing: 30", in: "Words.yml")
        let run = try GalleyProcess("verify", scratch.path)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("3 differences in 5 locales:\n"))
        #expect(
            run.output.contains(
                """
                Words.yml:14:9: error: changed-view: BalancedStack (ar) moved 6 down in Words at every text size, every width
                  in 5 locales: ar, de, en, fi, th
                """))
        #expect(run.output.contains("\n3 differences in 5 locales: 2 changed-view, 1 resized-scene.\n"))

        let recorded = try GalleyProcess("record", scratch.path)
        #expect(recorded.status == 0 && recorded.output.split(separator: "\n").count == 5)
        #expect(try GalleyProcess("verify", scratch.path).status == 0)
    }

    /// The page draws both sides, and a program reads both frames.
    @Test func everyFormatTellsWhatMoved() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        try scratch.replace("spacing: 24", with: "spacing: 30", in: "Words.yml")
        let files = ["html", "json", "sarif", "junit", "github"].flatMap { ["--format", "\($0)=moved.\($0)"] }
        let run = try GalleyProcess(["verify", "--format", "ndjson"] + files, in: scratch.url)
        #expect(run.status == 1 && run.error.isEmpty)
        #expect(run.output.contains("\"rule\":\"changed-view\""))
        let page = try scratch.text(of: "moved.html")
        #expect(page.contains("<h1>3 differences in 5 locales</h1>"))
        #expect(page.contains("<span>recorded</span>") && page.contains("<span>now</span>"))
        #expect(page.contains("href=\"#pair-1\"") && page.contains("id=\"pair-1\""))
        #expect(try scratch.text(of: "moved.json").contains("\"moved\" : {"))
        #expect(try scratch.text(of: "moved.junit").contains("type=\"changed-view\""))
        #expect(try GalleyProcess("verify", "--format", "html", "--fail-on", "warning", in: scratch.url).status == 2)
    }

    @Test func whatWasNeverRecordedDiffers() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        try FileManager.default.removeItem(at: scratch.url.appending(path: "Words.reports/fi.txt"))
        let run = try GalleyProcess("verify", scratch.path)
        #expect(run.status == 1)
        #expect(
            run.output.contains("missing-recording: Words (fi) is not recorded (at every text size, every width); "))
    }

    /// Of two recordings in one file only the second would be left; a disk may not distinguish capitals.
    @Test(arguments: [("S.yml", "S.yaml"), ("S.yml", "s.yml"), ("A/S.yml", "a/S.yaml")])
    func twoScenesNeedTwoRecordings(
        first: String, second: String
    ) throws {
        let scratch = try ScratchFolder()
        for (index, name) in [first, second].enumerated() {
            let file = scratch.url.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("scene: Scene \(index)\nview:\n  Text: { verbatim: Hund }\n".utf8).write(to: file)
        }
        try Data("scenes: [\(first), \(second)]\nlocales: [de]\n".utf8).write(
            to: scratch.url.appending(path: "galley.yml"))
        for command in ["record", "verify"] {
            let run = try GalleyProcess(command, in: scratch.url)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error.hasPrefix("galley.yml: error: "))
            #expect(run.error.contains(" would be the recording of both \(first) in de and \(second) in de; "))
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: scratch.path)
        #expect(!names.contains { $0.contains("reports") })
    }
}
