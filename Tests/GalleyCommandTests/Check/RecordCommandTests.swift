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
        #expect(run.output.contains("Words.reports/de.txt: Words: de, small, width 393"))
        #expect(run.output.contains("BalancedStack"))

        let recorded = try GalleyProcess("record", scratch.path)
        #expect(recorded.status == 0 && recorded.output.split(separator: "\n").count == 5)
        #expect(try GalleyProcess("verify", scratch.path).status == 0)
    }

    @Test func whatWasNeverRecordedDiffers() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        try FileManager.default.removeItem(at: scratch.url.appending(path: "Words.reports/fi.txt"))
        let run = try GalleyProcess("verify", scratch.path)
        #expect(run.status == 1)
        #expect(run.output.contains("fi.txt:\n  is not recorded\n"))
    }
}
