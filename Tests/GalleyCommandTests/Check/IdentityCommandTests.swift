import Foundation
import Testing

/// A finding is the same one in the next run, through the command: in baselines and in the documents of other services.
@Suite struct IdentityCommandTests {
    private static let texts = """
            - Text: { verbatim: "A title that is far too long" }
              lineLimit: 1
              frame: { width: 60 }
            - Text: toolbar.undo
              lineLimit: 1
              frame: { width: 20 }
            - Text: toolbar.undo
              lineLimit: 1
              frame: { width: 30 }
            - Image: { system: star }
              frame: { width: 4 }

        """

    private static func project(_ views: String) throws -> ScratchFolder {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        try scratch.write("scene: Toolbar\nstrings: Localizable.xcstrings\nview:\n\(views)", to: "Toolbar.yml")
        return scratch
    }

    private static let plain = "  VStack:\n" + texts
    private static let changed = [
        "  VStack:\n    - Divider\n" + texts,
        "  VStack:\n    - Divider\n    - HStack:\n        - Image: { system: plus }\n        - Spacer\n    - VStack:\n"
            + texts.replacing("    - ", with: "        - ").replacing("      l", with: "          l")
            .replacing("      f", with: "          f"),
    ]

    /// A line and a box around the views: no finding is new, none is gone, and none has another fingerprint.
    @Test(arguments: changed) func viewsThatAreAddedMakeNoFindingNew(views: String) throws {
        let scratch = try Self.project(Self.plain)
        #expect(try GalleyProcess("check", "--write-baseline", "known.json", in: scratch.url).status == 0)
        let formats = ["--format", "sarif=a.sarif", "--format", "gitlab=a.json", "--format", "junit=a.xml"]
        #expect(try GalleyProcess(["check"] + formats, in: scratch.url).status == 1)
        let before = try Self.names(in: scratch)
        let count = before[0].count
        #expect(count >= 24 && before.allSatisfy { $0.count == count && Set($0).count == count })
        try scratch.write("scene: Toolbar\nstrings: Localizable.xcstrings\nview:\n\(views)", to: "Toolbar.yml")
        let run = try GalleyProcess("check", "--baseline", "known.json", "--fail-on", "warning", in: scratch.url)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output.contains("Not reported: \(count) findings in the baseline.")
                && !run.output.contains("no longer found")
        )
        #expect(try GalleyProcess(["check"] + formats, in: scratch.url).status == 1)
        #expect(try Self.names(in: scratch) == before)
    }

    /// The fingerprints of SARIF and GitLab and the names of JUnit's tests, each sorted.
    private static func names(in scratch: ScratchFolder) throws -> [[String]] {
        try [
            ("a.sarif", #""galley/v2" : "([0-9a-f]+)""#), ("a.json", #""fingerprint" : "([0-9a-f]+)""#),
            ("a.xml", #"<testcase [^>]*name="([^"]* \([^"]*\): [^"]*)""#),
        ].map { file, pattern in
            let text = try scratch.text(of: file)
            return try text.matches(of: Regex<(Substring, Substring)>(pattern)).map { String($0.1) }.sorted()
        }
    }

    /// A baseline of version 2 names views by their paths, and still knows them where they have moved.
    @Test func aBaselineOfVersionTwoIsRead() throws {
        let rules = "rules: { stray-decoration: error }\n"
        let scratch = try Self.project(Self.plain + rules)
        #expect(
            try GalleyProcess("check", "--locale", "de", "--write-baseline", "known.json", in: scratch.url).status == 0)
        let known = try JSONSerialization.jsonObject(with: Data(scratch.text(of: "known.json").utf8))
        var baseline = try #require(known as? [String: Any])
        baseline["version"] = 2
        baseline["entries"] = try #require(baseline["entries"] as? [[String: Any]]).map { entry in
            var entry = entry.filter { !["string", "number"].contains($0.key) }
            let isImage = entry["view"] != nil
            entry["view"] =
                isImage ? "0.3" : entry["key"] == nil ? "0.0" : (entry["amount"] as? Double ?? 0) > 120 ? "0.1" : "0.2"
            if isImage { entry["key"] = nil }
            return entry
        }
        try JSONSerialization.data(withJSONObject: baseline).write(to: scratch.url.appending(path: "known.json"))
        let run = try GalleyProcess("check", "--locale", "de", "--baseline", "known.json", in: scratch.url)
        #expect(run.status == 0, "\(run.output)")
        #expect(
            run.output.contains("note: the baseline names views by their paths, so adding a view may make "))
        #expect(run.output.contains("galley baseline update or check --write-baseline rewrites it"))
        // The texts have moved; it is not known which image was meant.
        try scratch.write(
            "scene: Toolbar\nstrings: Localizable.xcstrings\nview:\n\(Self.changed[1])\(rules)",
            to: "Toolbar.yml")
        let moved = try GalleyProcess("check", "--locale", "de", "--baseline", "known.json", in: scratch.url)
        #expect(moved.output.contains("\n1 error: 1 stray-decoration; 1 de.\n"), "\(moved.output)")
    }

    /// A scene's own rules are no secret: what they switch off is listed.
    @Test func aRuleThatASceneSwitchesOffIsListed() throws {
        let scratch = try Self.project(Self.plain + "rules: { truncated-text: off }\n")
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 1 && !run.output.contains("error: truncated-text"))
        #expect(run.output.contains("Rules that do not apply here:\n"))
        #expect(run.output.contains("  truncated-text: switched off in Toolbar\n"))
    }

    @Test func whatIsNoProjectIsNamed() throws {
        let run = try GalleyProcess("check", "Samples/Toolbar/Toolbar.yml")
        #expect(run.status == 2)
        #expect(
            run.error.contains(
                "Toolbar.yml:1:1: error: this is a scene, and not the galley.yml of a project; galley check ")
                && run.error.contains("Samples/Toolbar/galley.yml checks that project"))
        let alone = try ScratchFolder(["A.yml": "view: { Text: { verbatim: A } }\n"])
        let other = try GalleyProcess("check", "A.yml", in: alone.url)
        #expect(other.status == 2 && other.error.contains("galley init writes a galley.yml"))
    }

    /// Nothing to compare the source locale with: neither green nor "no scene shows a text".
    @Test func aComparisonOfTheSourceLocaleWithItself() throws {
        let run = try GalleyProcess("check", "Samples/Toolbar", "--locale", "en", "--differential")
        #expect(run.status == 2)
        #expect(
            run.error.contains(
                "error: --differential compares other locales with en, the locale that the texts were written in, and --locale leaves no other"
            ))
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        try scratch.replace("locales: all", with: "locales: [en]", in: "galley.yml")
        let alone = try GalleyProcess("check", "--differential", in: scratch.url)
        #expect(alone.status == 2 && alone.error.contains("and the project has no other"))
    }

    /// Every column of the table in the HTML report has the worst of its own text size, as the check at that size alone.
    @Test func theHeatTableHasTheNumbersOfEachTextSize() throws {
        let scratch = try ScratchFolder(copyOf: "Toolbar")
        func cells(_ arguments: String...) throws -> [Substring] {
            let run = try GalleyProcess(["check", "--locale", "de", "--format", "html"] + arguments, in: scratch.url)
            let row = try #require(run.output.firstMatch(of: /<tbody>\s*<tr><th scope="row">.*?<\/th>(.*)<\/tr>/)?.1)
            return row.matches(of: /<td[^>]*>(.*?)<\/td>/).map(\.1)
        }
        let sizes = ["large", "xLarge", "xxLarge", "xxxLarge", "AX1"]
        #expect(try cells() == sizes.flatMap { try cells("--text-size", $0) })
    }
}
