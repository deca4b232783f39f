import Foundation
import Galley
import Testing

/// What a change touches is checked again, and nothing else; what has changed is noticed however it was written.
@Suite struct WatchTests {
    private static let texts = Sources.xcstrings([
        "add": ["en": "Add", "de": "Hinzufügen"], "save": ["en": "Save", "de": "Speichern"],
    ])
    private static let files = [
        "T.xcstrings": texts, "Scenes/Adding.yml": Sources.scene("Adding", "add"),
        "Scenes/Saving.yml": Sources.scene("Saving", "save"),
        "galley.yml": "scenes: [Scenes/*.yml]\nstrings: T.xcstrings\ntextSizes: [large]\n" + Sources.narrow,
    ]

    private func watched() throws -> WatchedCopy { try WatchedCopy(ProjectCopy(Self.files)) }

    // MARK: What is touched

    @Test func aTextTouchesWhatShowsItInItsLocale() throws {
        var watched = try watched()
        try watched.copy.replace("Hinzufügen", with: "i", in: "T.xcstrings")
        let round = try watched.next()
        // The scene Adding in German, and the label of the budget.
        #expect(round.checkedParts == 2)
        #expect(round.changes.map(\.name) == [watched.copy.folder.appending(path: "T.xcstrings").pathFromHere])
        #expect(round.difference.gone.brief == ["truncated-text add de"])
        #expect(round.difference.new.findings.isEmpty && round.difference.same.findings.count == 3)
        try watched.expectTruth()
    }

    @Test func aSceneTouchesItself() throws {
        var watched = try watched()
        try watched.copy.replace("Text: add", with: "Text: save", in: "Scenes/Adding.yml")
        #expect(try watched.next().checkedParts == 2)
        try watched.expectTruth()
    }

    /// What is below an inserted line has another place, and needs no check.
    @Test func linesThatMoveTouchNothing() throws {
        var watched = try watched()
        let before = watched.watch.result.findings.compactMap(\.source?.line)
        try watched.copy.write("\n\n" + Self.texts, to: "T.xcstrings")
        let round = try watched.next()
        #expect(round.checkedParts == 0 && round.difference.same.findings.count == 4)
        #expect(watched.watch.result.findings.compactMap(\.source?.line) == before.map { $0 + 2 })
        try watched.expectTruth()
    }

    @Test func theConfigurationTouchesEverything() throws {
        var watched = try watched()
        try watched.copy.replace("[large]", with: "[large, AX1]", in: "galley.yml")
        let round = try watched.next()
        #expect(round.checkedParts == watched.watch.countOfParts && round.checkedParts > 4)
        try watched.expectTruth()
    }

    // MARK: How files are written

    enum Saving: CaseIterable { case inPlace, byRenaming, byRemoving, behindALink }

    @Test(arguments: Saving.allCases) func everyWayOfSaving(saving: Saving) throws {
        let copy = try ProjectCopy(Self.files)
        let file = copy.folder.appending(path: "T.xcstrings")
        let target = copy.folder.appending(path: "Hidden/T.xcstrings")
        if saving == .behindALink {
            try copy.write(Self.texts, to: "Hidden/T.xcstrings")
            try FileManager.default.removeItem(at: file)
            try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
        }
        var watched = try WatchedCopy(copy)
        let text = Data(Self.texts.replacing("Hinzufügen", with: "i").utf8)
        switch saving {
        case .inPlace:
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: text)
            try handle.close()
        case .byRenaming: try text.write(to: file, options: .atomic)
        case .byRemoving:
            try FileManager.default.removeItem(at: file)
            #expect(throws: InputError.self) { _ = try watched.next() }
            try text.write(to: file)
        case .behindALink: try text.write(to: target, options: .atomic)
        }
        #expect(try watched.next().difference.gone.brief == ["truncated-text add de"])
        try watched.expectTruth()
        #expect(try watched.isAtRest())
    }

    @Test func newAndRemovedFiles() throws {
        var watched = try watched()
        try watched.copy.write(Sources.scene("New", "save"), to: "Scenes/New.yml")
        #expect(try watched.next().changes.map(\.kind) == [.new])
        try watched.expectTruth()
        try FileManager.default.removeItem(at: watched.copy.folder.appending(path: "Scenes/New.yml"))
        #expect(try watched.next().changes.map(\.kind) == [.gone])
        try watched.expectTruth()
    }

    /// A folder of its own, made after the others, in one of which a pattern leads.
    @Test func aFolderThatComesLater() throws {
        var files = Self.files
        files["galley.yml"] = files["galley.yml"]?.replacing("[Scenes/*.yml]", with: "[Scenes/*.yml, 'More/*/*.yml']")
        files["More/One/One.yml"] = Sources.scene("One", "save")
        var watched = try WatchedCopy(ProjectCopy(files))
        try FileManager.default.createDirectory(
            at: watched.copy.folder.appending(path: "More/Two"), withIntermediateDirectories: true)
        #expect(try watched.isAtRest())
        try watched.copy.write(Sources.scene("Two", "save"), to: "More/Two/Two.yml")
        #expect(try watched.next().changes.map(\.kind) == [.new])
        try watched.expectTruth()
    }

    @Test func aBurstIsOneCheck() throws {
        var watched = try watched()
        for number in 0..<20 {
            try watched.copy.write(Sources.scene("N\(number)", "add"), to: "Scenes/N\(number).yml")
            try watched.copy.write(Self.texts + String(repeating: "\n", count: number), to: "T.xcstrings")
        }
        #expect(try watched.next().changes.count == 21)
        #expect(try watched.isAtRest())
        try watched.expectTruth()
    }

    // MARK: What is broken

    /// Half a file is said to be wrong; what was found stays, and the whole file is compared with that.
    @Test func aBrokenFile() throws {
        var watched = try watched()
        let count = watched.watch.result.findings.count
        let scene = try watched.copy.text(of: "Scenes/Adding.yml")
        try watched.copy.write("scene: [", to: "Scenes/Adding.yml")
        #expect(throws: InputError.self) { _ = try watched.next() }
        #expect(watched.watch.result.findings.count == count)
        #expect(try watched.isAtRest())
        // What is wrong is said once, whatever becomes of folders beside the project, and again where the file is saved again.
        let beside = watched.copy.folder.deletingLastPathComponent().appending(path: "beside-\(UUID())")
        try FileManager.default.createDirectory(at: beside, withIntermediateDirectories: false)
        #expect(try watched.isAtRest())
        try FileManager.default.removeItem(at: beside)
        try watched.copy.write("scene: [", to: "Scenes/Adding.yml")
        #expect(throws: InputError.self) { _ = try watched.next() }
        try watched.copy.write(scene, to: "Scenes/Adding.yml")
        let round = try watched.next()
        #expect(round.difference.new.findings.isEmpty && round.difference.same.findings.count == count)
        try watched.expectTruth()
    }

    /// What a new configuration names may come after it.
    @Test func aFileThatIsMissing() throws {
        var watched = try watched()
        try watched.copy.replace(
            "strings: T.xcstrings", with: "strings: [T.xcstrings, L/U.xcstrings]", in: "galley.yml")
        #expect(throws: InputError.self) { _ = try watched.next() }
        try watched.copy.write(Sources.xcstrings(["u": ["en": "Undo"]]), to: "L/U.xcstrings")
        #expect(try watched.next().difference.new.brief.contains("truncated-text u en"))
        try watched.expectTruth()
    }
}
