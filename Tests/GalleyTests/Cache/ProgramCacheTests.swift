import Foundation
import Galley
import Testing
import ViewLayout

@testable import Checking

/// Scenes of a program in a cache: of what views read in their folders, every change counts.
@MainActor @Suite(.serialized) struct ProgramCacheTests {
    private static let files = [
        "galley.yml": """
        strings: [Localizable.xcstrings]
        locales: [en, de]
        widths: [120, 320]
        textSizes: [large]

        """,
        "Localizable.xcstrings": """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "add": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Add to the playlist" } },
          "de": { "stringUnit": { "state": "translated", "value": "Zur Wiedergabeliste" } } } } } }
        """,
        "App/Resources/words.txt": "Benachrichtigungseinstellungen",
    ]

    /// A program's project: its view shows a key and what a file of it says.
    private static func project(_ copy: ProjectCopy) throws -> Project {
        let words = copy.folder.appending(path: "App/Resources/words.txt")
        let scenes = SwiftScenes(
            [
                LayoutScene("Words") {
                    VStack {
                        Text("add").lineLimit(1)
                        Text(verbatim: (try? String(contentsOf: words, encoding: .utf8)) ?? "").lineLimit(1)
                    }
                }
            ], program: "swift run App")
        return try Project(contentsOf: copy.folder.appending(path: "galley.yml"), for: scenes)
    }

    private static func report(_ copy: ProjectCopy, in cache: ProjectCopy?) throws -> String {
        var options = CheckOptions()
        options.cache = cache.map { CheckCache($0.folder, commit: "a test") }
        var result = try project(copy).check(options)
        result.summary.duration = nil
        return try JSONFindings().render(result, options: ReportOptions())
    }

    @Test(arguments: [1, 2]) func changesOfFilesThatViewsRead(seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let (copy, cache) = try (ProjectCopy(Self.files), ProjectCopy([:]))
        let words = ["Benachrichtigungseinstellungen", "Add", "Wiedergabelisten und Alben", ""]
        var reports: Set<String> = []
        for _ in 0..<12 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1: try copy.write(words.randomElement(using: &random) ?? "", to: "App/Resources/words.txt")
            case 2:
                let width = Int.random(in: 100...140, using: &random)
                let text = try copy.text(of: "galley.yml")
                try copy.write(text.replacing(/\[\d+, 320\]/, with: "[\(width), 320]"), to: "galley.yml")
            case 3:
                let text = try copy.text(of: "Localizable.xcstrings")
                let other = words.randomElement(using: &random) ?? ""
                try copy.write(text.replacing(/Zur [A-Za-z ]*/, with: "Zur \(other)"), to: "Localizable.xcstrings")
            default: try? FileManager.default.removeItem(at: copy.folder.appending(path: "App/Resources/words.txt"))
            }
            let report = try Self.report(copy, in: nil)
            #expect(try Self.report(copy, in: cache) == report)
            #expect(try Self.report(copy, in: cache) == report)
            reports.insert(report)
        }
        #expect(reports.count > 3)
    }

    /// Nothing is laid out again, as a damaged result shows: another part's in the place of one.
    @Test func whatIsKeptIsRead() throws {
        let cached = try CachedProject(ProjectCopy(Self.files))
        let fresh = try Self.report(cached.copy, in: cached.folder)
        let entries = cached.entries
        try #require(entries.count == 2)
        let (one, other) = try (Data(contentsOf: entries[0]), Data(contentsOf: entries[1]))
        try (one.prefix(CacheEntryTests.headLength) + other.dropFirst(CacheEntryTests.headLength)).write(to: entries[0])
        #expect(try Self.report(cached.copy, in: cached.folder) != fresh)
    }

    /// A file that changes while the views are laid out may have given another result than the key says.
    @Test func aFileThatChangesMeanwhileLeavesNothing() throws {
        let (copy, cache) = try (ProjectCopy(Self.files), ProjectCopy([:]))
        let project = try Self.project(copy)
        var options = CheckOptions()
        options.cache = CheckCache(cache.folder, commit: "a test")
        let plan = try project.plan(options)
        let parts = try #require(try PartCache(plan, options: options, fonts: project.labelFonts()))
        var worker = try SceneWorker(
            project, fonts: project.labelFonts(), tally: Checker(rules: project.rules), isTripled: false, cache: parts)
        try copy.write("Add", to: "App/Resources/words.txt")
        for part in plan.scenes { try worker.run(part) }
        parts.trim()
        #expect(plan.scenes.allSatisfy { parts.state(of: $0) == nil })
        try copy.write("Benachrichtigungseinstellungen", to: "App/Resources/words.txt")
        _ = try project.check(options)
        let again = try #require(try PartCache(plan, options: options, fonts: project.labelFonts()))
        #expect(plan.scenes.allSatisfy { again.state(of: $0) != nil })
    }

    // MARK: What counts

    @Test func everyFileThatViewsMayReadCounts() throws {
        let copy = try ProjectCopy(Self.files)
        let other = try ProjectCopy(["Data/faces.json": "[]"])
        func digits(in others: [URL] = [], besides written: [String] = []) throws -> String? {
            ProgramInputs(
                of: try Self.project(copy), besides: written.map { copy.folder.appending(path: $0) }, in: others)?
                .digits
        }
        let first = try #require(try digits())
        #expect(try digits() == first)
        try copy.write("struct Card {}", to: "App/Card.swift")
        try copy.write("-", to: ".git/HEAD")
        #expect(try digits() == first)
        try copy.write("{}", to: "App/Data/cards.json")
        let second = try #require(try digits())
        #expect(second != first)
        try copy.write("<testsuites/>", to: "galley.xml")
        #expect(try digits(besides: ["galley.xml"]) == second && digits() != second)
        // What would leave out all of the project leaves out nothing.
        #expect(try digits(besides: ["galley.xml", "."]) == second)
        #expect(try digits(in: [other.folder], besides: ["galley.xml"]) != second)
        // Folders of other people's code and documents count, too, as an app may have them.
        for file in ["vendor/Design/Localizable.strings", "build/words.txt", "App/Terms.md"] {
            let before = try digits()
            try copy.write("-", to: file)
            #expect(try digits() != before, "\(file)")
        }
    }

    @Test func linksCountByWhereTheyLead() throws {
        let copy = try ProjectCopy(Self.files.merging(["A/a.json": "1", "B/a.json": "1"]) { $1 })
        let other = try ProjectCopy(["Data/faces.json": "[]"])
        func digits(in others: [URL] = []) throws -> String? {
            ProgramInputs(of: try Self.project(copy), in: others)?.digits
        }
        func link(_ destination: URL) throws {
            let link = copy.folder.appending(path: "Brand")
            try? FileManager.default.removeItem(at: link)
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: destination)
        }
        try link(copy.folder.appending(path: "A"))
        let first = try #require(try digits())
        try link(copy.folder.appending(path: "B"))
        let second = try #require(try digits())
        #expect(second != first)
        // What is behind a link out of all folders is not known, and so is nothing kept; a link into itself ends.
        try link(other.folder)
        #expect(try digits() == nil && digits(in: [other.folder]) != nil)
        try link(copy.folder)
        #expect(try digits() != nil)
        // In which folder a file is counts, too.
        let (one, two) = (other.folder.appending(path: "One"), other.folder.appending(path: "Two"))
        try other.write("1", to: "One/b.json")
        try FileManager.default.createDirectory(at: two, withIntermediateDirectories: true)
        let before = try digits(in: [one, two])
        try FileManager.default.moveItem(at: one.appending(path: "b.json"), to: two.appending(path: "b.json"))
        #expect(try digits(in: [one, two]) != before)
    }

    @Test func theCodeIsKnownByItsBuildIdentifiers() throws {
        let objects = try #require(LoadedObjects.digests())
        #expect(objects.count > 5 && objects == LoadedObjects.digests())
        #expect(objects.allSatisfy { $0.utf8.count >= 32 && $0.allSatisfy(\.isHexDigit) })
        // A SHA-1 of the linker, and no SHA-256 of a file.
        #expect(objects.contains { $0.utf8.count == 40 })
    }

    @Test func notesOfAnObject() {
        func text(_ bytes: [UInt8], alignment: Int = 4) -> String? {
            bytes.withUnsafeBytes { BuildIdentifier.text(in: $0, alignment: alignment) }
        }
        let other: [UInt8] = [4, 0, 0, 0, 3, 0, 0, 0, 1, 0, 0, 0] + Array("GNU\0".utf8) + [9, 9, 9, 0]
        let wanted: [UInt8] = [4, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0] + Array("GNU\0".utf8) + [0x0a, 0xff, 0x10, 0]
        #expect(text(wanted) == "0aff10")
        #expect(text(other + wanted) == "0aff10")
        #expect(text(other) == nil && text([]) == nil)
        for count in 0..<wanted.count - 1 { #expect(text(Array(wanted.prefix(count))) == nil) }
        let huge: [UInt8] = [255, 255, 255, 255, 255, 255, 255, 255, 3, 0, 0, 0] + wanted
        #expect(text(huge) == nil)
        // In segments of 8 bytes, each note is filled up to 8.
        let wide: [UInt8] = [4, 0, 0, 0, 3, 0, 0, 0, 5, 0, 0, 0] + Array("GNU\0".utf8) + [9, 9, 9, 0, 0, 0, 0, 0]
        #expect(text(wide + wanted, alignment: 8) == "0aff10")
    }
}
