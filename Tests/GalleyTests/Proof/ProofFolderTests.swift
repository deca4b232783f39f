import Foundation
import Galley
import Testing

/// The pages of a real project on a real disk.
@Suite struct ProofFolderTests {
    private static let toolbar = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Samples/Toolbar/galley.yml").standardizedFileURL

    private static func folder() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "galley-proof-\(UUID().uuidString)")
    }

    private static func files(in folder: URL) throws -> [String: Data] {
        let names = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return try names.filter { $0.contains(".") }.reduce(into: [:]) {
            $0[$1] = try Data(contentsOf: folder.appending(path: $1))
        }
    }

    private static func proof(into folder: URL, _ options: CheckOptions = CheckOptions()) throws -> (
        ProofFolder, CheckResult
    ) {
        var proof = ProofFolder(folder)
        let result = try proof.add(Project(contentsOf: toolbar), options)
        try proof.finish()
        return (proof, result)
    }

    @Test func everyCellHasItsPicture() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let (proof, result) = try Self.proof(into: folder)
        let check = try Project(contentsOf: Self.toolbar).check()
        #expect(result.findings == check.findings)
        #expect(proof.pictures == check.summary.cells)
        #expect(proof.faults == result.blocks.count && proof.faults > 0)
        let files = try Self.files(in: folder)
        #expect(files.count == proof.files)
        #expect(files["index.html"] != nil && files["scenes/toolbar.html"] != nil && files["locales/de.html"] != nil)
        let page = String(decoding: try #require(files["scenes/toolbar.html"]), as: UTF8.self)
        #expect(page.components(separatedBy: "<figure ").count - 1 == proof.pictures)
    }

    /// The number of cores decides nothing, and neither does what is there already; what is not ours stays.
    @Test func theSameProjectHasTheSameFiles() throws {
        let (one, two) = (Self.folder(), Self.folder())
        defer { for folder in [one, two] { try? FileManager.default.removeItem(at: folder) } }
        var options = CheckOptions()
        options.workers = 1
        _ = try Self.proof(into: one, options)
        _ = try Self.proof(into: two)
        #expect(try Self.files(in: one) == Self.files(in: two))
        try Data("mine".utf8).write(to: two.appending(path: "scenes/notes.txt"))
        try Data("old".utf8).write(to: two.appending(path: "index.html"))
        _ = try Self.proof(into: two)
        var files = try Self.files(in: two)
        #expect(files.removeValue(forKey: "scenes/notes.txt") == Data("mine".utf8))
        #expect(try files == Self.files(in: one))
    }

    /// The source locale is beside the others even where it is not asked for.
    @Test func theSourceLocaleIsAlwaysDrawn() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CheckOptions()
        options.locales = ["de"]
        _ = try Self.proof(into: folder, options)
        let page = try String(contentsOf: folder.appending(path: "scenes/toolbar.html"), encoding: .utf8)
        #expect(page.contains("<section class=\"row\" data-locale=\"en\""))
        #expect(page.contains("<section class=\"row\" data-locale=\"de\""))
        #expect(!page.contains("<section class=\"row\" data-locale=\"fi\""))
    }

    /// Buttons as wide as their texts have all the room that the screen leaves them.
    @Test func aTextThatGivesItsOwnWidthIsNotTight() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var proof = ProofFolder(folder)
        _ = try proof.add(Project(contentsOf: Self.toolbar.appending(path: "../../PetVote/galley.yml").standardized))
        try proof.finish()
        let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
        let margins = page.ranges(of: "<td class=\"heat-").count
        #expect(margins == 39 && !page.contains("<small>0 %"))
    }

    /// A translator sees the faults of views that have no text of their own, too.
    @Test func aLocaleHasAllItsFaults() throws {
        let folder = Self.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        var proof = ProofFolder(folder)
        let result = try proof.add(
            Project(contentsOf: Self.toolbar.appending(path: "../../Faults/galley.yml").standardized))
        try proof.finish()
        let page = try String(contentsOf: folder.appending(path: "locales/de.html"), encoding: .utf8)
        let rules = result.findings.filter { $0.locale == "de" }.map(\.rule)
        #expect(rules.contains("nothing-fits") && page.ranges(of: "<li class=\"fault ").count == rules.count)
        for rule in rules { #expect(page.contains("data-rule=\"\(rule)\"")) }
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let file = Self.folder()
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let error = try #require(throws: InputError.self) { try Self.proof(into: file) }
        #expect(error.kind == .unreadable)
    }
}
