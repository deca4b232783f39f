import Foundation
import Testing

/// `galley measure --catalog`, as people and programs run it.
@Suite struct MeasureCatalogTests {
    private static let pets = ["measure", "--catalog", "Samples/PetVote/Localizable.xcstrings"]

    private func run(_ options: String...) throws -> GalleyProcess { try GalleyProcess(Self.pets + options) }

    @Test func aTableOfItsLocales() throws {
        let run = try run("--key", "vote.c*")
        let rows = run.output.split(separator: "\n")
        #expect(rows[0] == "key       locale   form   width  height  lines  text")
        #expect(rows[1] == "vote.cat  en             26.677  20.287      1  \"Cat\"")
        #expect(rows.count == 14 && run.status == 0)
        #expect(run.error.hasPrefix("note: Inter 3.019 with the measures of the iOS system font"))
    }

    @Test func oneLocaleOfSeveralPatterns() throws {
        let run = try run("--key", "vote.cat", "--key", "*.title", "--locale", "de")
        let rows = run.output.split(separator: "\n").dropFirst()
        #expect(rows.map { $0.split(separator: " ").first } == ["vote.cat", "vote.title"])
        #expect(rows.first?.hasSuffix("\"Katze\"") == true)
    }

    @Test func linesForProgramsHaveTheSameFacts() throws {
        let run = try run("--key", "vote.c*", "--format", "json")
        let objects = try run.objects()
        #expect(objects.count == 13)
        #expect(Set(objects.compactMap { $0["key"] as? String }) == ["vote.cat"])
        #expect(Set(objects.compactMap { $0["locale"] as? String }).count == 13)
        #expect(objects.first?["text"] as? String == "Cat" && objects.first?["lines"] as? Int == 1)
        #expect(objects.first?["width"] as? Double == 26.677129)
        #expect((objects.first?["source"] as? [String: Any])?["line"] as? Int == 23)
    }

    @Test(arguments: ["text", "json"]) func theWidestComeFirst(format: String) throws {
        let run = try run("--key", "vote.[cg]*", "--sort", "width", "--format", format)
        let widths =
            try format == "json"
            ? run.objects().compactMap { $0["width"] as? Double }
            : run.output.split(separator: "\n").dropFirst().compactMap { Double($0.split(separator: " ")[2]) }
        #expect(widths.count == 26 && widths == widths.sorted(by: >))
    }

    /// A check lists what is too large, says by how much, and ends with 1.
    @Test func whatIsTooWideIsListed() throws {
        let run = try run("--max-width", "100", "--key", "vote.goldfish")
        let rows = run.output.split(separator: "\n")
        #expect(run.status == 1 && rows.count == 2)
        #expect(rows[0] == "key            locale  form    width  height  lines  short        text")
        #expect(rows[1] == "vote.goldfish  fr            107.923  20.287      1  7.923 (8 %)  \"Poisson rouge\"")
        #expect(
            run.error.hasSuffix(
                "Samples/PetVote/Localizable.xcstrings:203:23: error: \"Poisson rouge\" (vote.goldfish, fr) "
                    + "needs 107.923, has 100 (7.923 short, 8 %); 1 of 13 labels is too wide\n"))
    }

    @Test func linesAreCountedAtTheWidth() throws {
        #expect(try run("--key", "vote.title", "--max-width", "200", "--max-lines", "2").status == 0)
        let run = try run("--key", "vote.title", "--max-width", "120", "--max-lines", "2", "--format", "json")
        let objects = try run.objects()
        #expect(run.status == 1 && !objects.isEmpty)
        #expect(objects.allSatisfy { ($0["lines"] as? Int ?? 0) > 2 })
        #expect(objects.allSatisfy { ($0["short"] as? [String: Double])?["lines"] != nil })
        #expect(run.error.contains("labels take too many lines"))
    }

    @Test func aCheckIsQuietWhereAllIsWell() throws {
        let run = try run("--key", "vote.cat", "--max-width", "60")
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(run.error.hasSuffix("13 labels, none wider than 60\n"))
    }

    @Test func aFileIsWrittenThoughLabelsAreTooWide() throws {
        let file = try TemporaryFile("labels.ndjson")
        let run = try run("--max-width", "100", "--format", "json", "--sort", "width", "-o", file.url.path)
        let text = try String(contentsOf: file.url, encoding: .utf8)
        #expect(run.status == 1 && run.output.isEmpty && text.hasPrefix("{\"key\":\"vote.title\""))
    }

    @Test(arguments: [
        (["--key", "vote.dgo"], "did you mean \"vote.dog\"?"), (["--max-width", "0"], "above 0"),
        (["--max-lines", "0"], "at least 1"), (["--max-lines", "2", "--line-limit", "2"], "give --max-lines or"),
        (["--sort", "size"], "width"), (["--locale", "tlh"], "there is no locale"),
    ])
    func mistakesAreNamed(options: [String], message: String) throws {
        let run = try GalleyProcess(Self.pets + options)
        #expect(run.status == 2 && run.output.isEmpty && run.error.contains(message))
    }

    @Test(arguments: [["--key", "a"], ["--sort", "width"], ["--max-width", "9"], ["--max-lines", "1"]])
    func theyNeedACatalog(options: [String]) throws {
        let run = try GalleyProcess(["measure", "A"] + options)
        #expect(run.status == 2 && run.error.contains("\(options[0]) needs --catalog"))
    }

    /// A reader that has enough, as `head` has, ends the work without a fault.
    @Test func aReaderMayGo() throws {
        let galley = Package.products.appending(path: "galley").path
        let script = "set -o pipefail; '\(galley)' \(Self.pets.joined(separator: " ")) --format json | head -n 1"
        let run = try ShellRun(script, in: Package.root)
        #expect(run.status == 0 && run.output.split(separator: "\n").count == 1)
    }
}
