import Foundation
import Frames
import Projects
import Reports
import Testing

@testable import Checking
@testable import Checks
@testable import Galley

/// Shares of a check, written, read and merged, are the check.
@Suite struct ShareTests {
    static let samples = SampleTests.names + SampleTests.catalogs.map(\.name) + ["Toolbar/Rooms"]

    @Test(arguments: samples) func eightSharesOfASampleAreItsCheck(sample: String) throws {
        try expectSame(Project.find(at: SampleTests.folder.appending(path: sample).path), count: 8)
    }

    @Test(arguments: ["Faults", "Toolbar", "Toolbar/Rooms", "Words", "Android"])
    func soAreThoseThatCompareWithTheSourceLocale(
        sample: String
    ) throws {
        var options = CheckOptions()
        options.isDifferential = true
        let project = try Project.find(at: SampleTests.folder.appending(path: sample).path)
        #expect(try !project.check(options).summary.parts.isEmpty)
        try expectSame(project, options, count: 3)
    }

    /// A scene that costs much falls to several shares, text size by text size, and each of them knows the worst of it.
    @Test(arguments: [false, true]) func aDividedSceneIsWhole(isDifferential: Bool) throws {
        let views = (1...150).map { number in
            "    - Text: \(number % 75 == 0 ? "wide" : "short")\n      id: view\(number)\n      lineLimit: 1\n"
        }.joined()
        let copy = try ProjectCopy([
            "galley.yml": """
            scenes: [Huge.yml]
            strings: [en.lproj/L.strings]
            sourceLocale: en
            textSizes: [xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, AX1, AX2, AX3, AX4, AX5]
            widths: { narrow: 100, wide: 200, wider: 300 }
            """,
            "Huge.yml": "scene: Huge\nview:\n  VStack:\n\(views)",
            "en.lproj/L.strings": "wide = \"A text of some words\"; short = \"A\";",
            "de.lproj/L.strings": "wide = \"Ein Text aus Wörtern\"; short = \"A\";",
        ])
        var options = CheckOptions()
        options.isDifferential = isDifferential
        let project = try copy.project()
        #expect(try project.plan(options).scenes.count > 8)
        try expectSame(project, options, count: 8)
    }

    @Test func moreSharesThanPartsAreTheCheckToo() throws {
        try expectSame(Project.find(at: SampleTests.folder.appending(path: "Toolbar").path), count: 100)
    }

    @Test func filtersHoldInEveryShare() throws {
        var options = CheckOptions()
        options.locales = ["de", "fi"]
        options.keys = ["toolbar.*"]
        options.textSizes = [.accessibility1]
        try expectSame(Project.find(at: SampleTests.folder.appending(path: "Toolbar").path), options, count: 4)
    }

    @Test func knownFindingsAreKnownToTheShares() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let known = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check { $0.locales = ["de"] }, to: known)
        var options = CheckOptions()
        options.baseline = known
        let project = try copy.project()
        #expect(try project.check(options).summary.known > 0)
        try expectSame(project, options, count: 3)
        // Written anew, they are found like all others.
        var anew = CheckOptions()
        anew.ignoresBaseline = true
        let merged = try MergedShares(Self.shares(of: project, options, count: 3)).results(ignoresBaseline: true)
        #expect(try merged[0].result.findings == project.check(anew).findings)
    }

    /// A share is about what it looked at, and says nothing of what it cannot know.
    @Test func aShareAloneClaimsNothingAboutTheOthers() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let known = copy.folder.appending(path: "known.json")
        try BaselineFile.write(copy.check(), to: known)
        try copy.replace("Kopieren", with: "K", in: "Localizable.xcstrings")
        var options = CheckOptions()
        options.baseline = known
        #expect(try !copy.project().check(options).notices.isEmpty)
        for index in 1...3 {
            options.shard = Shard(index, of: 3)
            #expect(try copy.project().checkShare(options).result.notices.isEmpty)
        }
    }

    // MARK: Helpers

    /// Every share of a check, as a file holds it, the last first.
    static func shares(
        of project: Project, _ options: CheckOptions = CheckOptions(), count: Int
    ) throws -> [(file: String, result: ShareResult)] {
        try (1...count).reversed().map { index in
            var options = options
            options.shard = Shard(index, of: count)
            let shard = try #require(options.shard)
            let result = ShareResult(shard, projects: [try project.checkShare(options).share])
            let file = try ProjectCopy(["share.json": result.json()])
            return ("\(index).json", try ShareResult(contentsOf: file.folder.appending(path: "share.json")))
        }
    }

    /// Every report and the baseline are the same, byte for byte, but for the duration.
    private func expectSame(
        _ project: Project, _ options: CheckOptions = CheckOptions(), count: Int,
        at place: SourceLocation = #_sourceLocation
    ) throws {
        var whole = try project.check(options)
        let merged = try MergedShares(Self.shares(of: project, options, count: count)).results(ignoresBaseline: false)
        var result = try #require(merged.first?.result)
        #expect(merged.count == 1)
        (whole.summary.duration, result.summary.duration) = (1, 1)
        for format in FindingsFormats.all {
            let same =
                try format.render(result, options: ReportOptions()) == format.render(whole, options: ReportOptions())
            #expect(same, "\(format.name)", sourceLocation: place)
        }
        #expect(result.allowances == whole.allowances && result.explained == whole.explained, sourceLocation: place)
        #expect(
            try BaselineJSON.render(Baseline(result.findings)) == BaselineJSON.render(Baseline(whole.findings)),
            sourceLocation: place)
    }
}
