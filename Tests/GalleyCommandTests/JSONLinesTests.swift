import Foundation
import Testing

/// One object a line for every reader: Python and JavaScript end a line at more than a line feed.
@Suite struct JSONLinesTests {
    private static let lineEnds = "a\u{85}b\u{2028}c\u{2029}d"

    /// Whether each line feed is the only end of a line.
    private func isCutOnlyAtLineFeeds(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0 != "\u{85}" && $0 != "\u{2028}" && $0 != "\u{2029}" }
    }

    @Test(arguments: [["measure"], ["inspect"]])
    func aLabelIsOneLine(command: [String]) throws {
        let run = try GalleyProcess(command + [Self.lineEnds, "--format", "json"])
        #expect(run.status == 0 && isCutOnlyAtLineFeeds(run.output))
        let object = try #require(try run.objects().first)
        #expect((object["string"] ?? object["text"]) as? String == Self.lineEnds)
    }

    @Test func whatACatalogHoldsIsToo() throws {
        let key = "a\\u0085b\\u2028c\\u2029d"
        let scratch = try ScratchFolder([
            "en.json": "{\"\(key)\": \"{x}\"}", "de.json": "{\"\(key)\": \"y\"}",
        ])
        let run = try GalleyProcess("catalog", "--source-locale", "en", "--format", "json", in: scratch.url)
        #expect(run.status == 0 && isCutOnlyAtLineFeeds(run.output))
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let catalog = try #require((document["catalogs"] as? [[String: Any]])?.first)
        let odd = try #require((catalog["oddities"] as? [[String: Any]])?.first)
        #expect(odd["key"] as? String == Self.lineEnds)
    }

    @Test func aReportAndAFindingAreTooWhateverTheirTextsHold() throws {
        let scratch = try ScratchFolder()
        let scene = """
            scene: Lines
            view:
              Text: { verbatim: "a\\u0085b\\u2028c\\u2029d and more than there is room for" }
              lineLimit: 1
              frame: { width: 40 }
            """
        try Data(scene.utf8).write(to: scratch.url.appending(path: "Lines.yml"))
        try Data("scenes: [Lines.yml]\nwidths: [320]\ntextSizes: [large]\n".utf8)
            .write(to: scratch.url.appending(path: "galley.yml"))
        let report = try GalleyProcess("layout", "\(scratch.path)/Lines.yml", "--format", "json")
        #expect(report.output.contains("a\\u0085b\\u2028c\\u2029d") && isCutOnlyAtLineFeeds(report.output))
        let findings = try GalleyProcess("check", scratch.path, "--format", "ndjson")
        #expect(findings.status == 1 && isCutOnlyAtLineFeeds(findings.output))
        let types = try findings.objects().map { $0["type"] as? String }
        #expect(types.first == "finding" && types.last == "summary")
    }
}
