import Foundation
import Testing

/// The libraries that numbers come from are named wherever numbers are kept.
@Suite struct VersionsTests {
    private static let names = ["HarfBuzz", "FreeType", "ICU", "Unicode"]

    /// The package's own version, then a name and a version a line.
    @Test func theVersionNamesTheLibraries() throws {
        let lines = try GalleyProcess("--version").output.split(separator: "\n")
        #expect(lines.first?.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil)
        #expect(lines.dropFirst().map { $0.prefix { $0 != " " } } == Self.names.map { $0[...] })
        #expect(lines.dropFirst().allSatisfy { $0.wholeMatch(of: /[A-Za-z]+ [0-9]+(\.[0-9]+)+/) != nil })
    }

    @Test func aReportNamesThem() throws {
        let run = try GalleyProcess("layout", "Samples/Words/Words.yml", "--format", "json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let engine = try #require(report["engine"] as? [String: String])
        #expect(Set(engine.keys) == ["harfBuzz", "freeType", "icu", "unicode"])
        #expect(!engine.values.contains(""))
        let lines = try GalleyProcess("--version").output.split(separator: "\n").dropFirst()
        let text = try GalleyProcess("layout", "Samples/Words/Words.yml").output
        #expect(text.contains("\nmade with \(lines.joined(separator: ", "))\n"))
    }

    @Test func findingsAndBaselinesNameThem() throws {
        let scratch = try ScratchFolder(copyOf: "Faults")
        let run = try GalleyProcess("check", scratch.path, "--write-baseline", "\(scratch.path)/known.json")
        #expect(run.status == 0)
        let findings = try GalleyProcess("check", scratch.path, "--format", "json").output
        for text in [findings, try scratch.text(of: "known.json")] {
            #expect(text.contains("\"engine\" : {") && text.contains("\"harfBuzz\" : \""))
        }
    }

    /// Other versions are reported before anything else; they are no difference where the reports are the same.
    @Test func verifySaysFirstThatVersionsDiffer() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        let versions = "HarfBuzz 0.9.1\nFreeType 1.3.1\nICU 3.2\nUnicode 4.0\n"
        let file = scratch.url.appending(path: "Words.reports/versions.txt")
        try Data(versions.utf8).write(to: file)
        let same = try GalleyProcess("verify", scratch.path)
        #expect(same.status == 0)
        #expect(same.output.hasPrefix("note: "))
        #expect(
            same.output.contains("recorded with HarfBuzz 0.9.1, FreeType 1.3.1, ICU 3.2, Unicode 4.0, measured with"))

        try scratch.replace("spacing: 24", with: "spacing: 30", in: "Words.yml")
        let moved = try GalleyProcess("verify", scratch.path)
        #expect(moved.status == 1 && moved.output.hasPrefix("note: ") && moved.output.contains("BalancedStack"))
        try scratch.replace("spacing: 30", with: "spacing: 24", in: "Words.yml")

        // Recording again changes the versions and nothing else.
        let recorded = try GalleyProcess("record", scratch.path).output.split(separator: "\n")
        #expect(recorded.count == 1 && recorded[0].hasSuffix("Words.reports/versions.txt"))
        #expect(try !GalleyProcess("verify", scratch.path).output.contains("recorded with HarfBuzz"))
    }

    @Test func recordingsThatDoNotTellAreNamed() throws {
        let scratch = try ScratchFolder(copyOf: "Words")
        try FileManager.default.removeItem(at: scratch.url.appending(path: "Words.reports/versions.txt"))
        let run = try GalleyProcess("verify", scratch.path)
        #expect(run.status == 0 && run.output.contains("does not say with which versions it was recorded"))
    }
}
