import Foundation
import Galley
import Testing

/// Which scenes are checked when files have changed, and what changes everything.
@Suite struct ChangedSceneTests {
    private static let settings = "scenes: [Scenes/*.yml]\nstrings: Texts.xcstrings\ntextSizes: [large]\n"
    private static let files = [
        "Texts.xcstrings": Sources.xcstrings(["add": ["en": "Add", "de": "Hinzu"], "save": ["en": "Save"]]),
        "Scenes/Adding.yml": Sources.scene("Adding", "add"), "Scenes/Saving.yml": Sources.scene("Saving", "save"),
        "galley.yml": settings,
    ]

    /// Committed, staged or neither.
    @Test func aSceneFileCountsForItsScene() throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.replace("Text: add", with: "Text: save", in: "Scenes/Adding.yml")
        #expect(try repository.check(since: "main").measured == ["Adding de en"])
        try repository.git("add", "-A")
        #expect(try repository.check(since: "main").measured == ["Adding de en"])
        try repository.commit()
        #expect(try repository.check(since: "HEAD").measured.isEmpty)
        let result = try repository.check(since: "HEAD~1")
        #expect(result.measured == ["Adding de en"])
        #expect(
            result.remarks == [
                "left out 1 of 2 scenes, because nothing that it depends on has changed since HEAD~1"
                    + "; this version of Galley with these options would have found the same there"
            ])
    }

    @Test func aNewSceneIsChecked() throws {
        let repository = try GitCopy(Self.files)
        try repository.copy.write(Sources.scene("New", "save"), to: "Scenes/Ganz neu – Größe.yml")
        #expect(try repository.check().measured == ["New de en"])
        try repository.commit()
        #expect(try repository.check(since: "HEAD~1").measured == ["New de en"])
    }

    @Test func aRenamedSceneIsNewAndADeletedOneGone() throws {
        let repository = try GitCopy(Self.files)
        try repository.git("mv", "Scenes/Adding.yml", "Scenes/Appending.yml")
        #expect(try repository.check().measured == ["Adding de en"])
        try repository.git("rm", "-q", "-f", "Scenes/Appending.yml")
        #expect(try repository.check().measured.isEmpty)
    }

    /// Paths are those below the root, whatever the folder of the project; other projects are not its business.
    @Test func aProjectInASubfolder() throws {
        var files = Dictionary(uniqueKeysWithValues: Self.files.map { ("Apps/Möwe 1/\($0)", $1) })
        files["Apps/Other/galley.yml"] = Self.settings
        let repository = try GitCopy(files, project: "Apps/Möwe 1")
        try repository.copy.write("widths: [1]", to: "Apps/Other/galley.yml")
        #expect(try repository.check().measured.isEmpty)
        try repository.copy.replace("Hinzu", with: "Dazu", in: "Apps/Möwe 1/Texts.xcstrings")
        #expect(try repository.check().measured == ["Adding de"])
        try repository.copy.write("# Here too", to: "Apps/galley.yml")
        #expect(try repository.check().remarks == ["everything was checked: Apps/galley.yml has changed since HEAD"])
    }

    @Test func aLinkCountsAndWhereItLeads() throws {
        let repository = try GitCopy(Self.files.merging(["Shared/View.yml": Sources.scene("Shared", "save")]) { $1 })
        let link = repository.copy.folder.appending(path: "Scenes/Shared.yml")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../Shared/View.yml")
        try repository.commit()
        #expect(try repository.check().measured.isEmpty)
        try repository.copy.replace("Text: save", with: "Text: add", in: "Shared/View.yml")
        #expect(try repository.check().measured == ["Shared de en"])
        try repository.git("checkout", "-q", "Shared/View.yml")
        try FileManager.default.removeItem(at: link)
        try repository.copy.write(Sources.scene("Other", "add"), to: "Shared/Other.yml")
        try repository.commit()
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "../Shared/Other.yml")
        #expect(try repository.check().measured == ["Other de en"])
    }

    /// A project may be reached by a link to its repository, or into it.
    @Test func aRepositoryBehindALink() throws {
        let repository = try GitCopy(Self.files)
        let link = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: repository.copy.folder)
        defer { try? FileManager.default.removeItem(at: link) }
        try repository.copy.replace("Hinzu", with: "Dazu", in: "Texts.xcstrings")
        var options = CheckOptions()
        options.changedSince = "main"
        #expect(try Project.find(at: link.path).check(options).measured == ["Adding de"])
    }

    /// What git does not look at counts as changed, as it may be.
    @Test func whatIsIgnoredCountsAsChanged() throws {
        let repository = try GitCopy(Self.files.merging([".gitignore": "Made*\n"]) { $1 })
        try repository.copy.write(Sources.scene("Made", "save"), to: "Scenes/Made.yml")
        let result = try repository.check()
        #expect(result.measured == ["Made de en"])
        let file = repository.copy.folder.appending(path: "Scenes/Made.yml").path
        #expect(
            result.remarks == [
                "git does not track \(file), so it counts as changed",
                "left out 2 of 3 scenes, because nothing that they depend on has changed since HEAD"
                    + "; this version of Galley with these options would have found the same there",
            ])
    }

    @Test func aRepositoryInsideCountsAsAWhole() throws {
        let inner = try GitCopy(["Extra.yml": Sources.scene("Extra", "save")])
        let repository = try GitCopy(Self.files)
        try repository.git("submodule", "--quiet", "add", inner.copy.folder.path, "Inner")
        try repository.copy.replace("Scenes/*.yml", with: "Scenes/*.yml, Inner/*.yml", in: "galley.yml")
        try repository.commit()
        #expect(try repository.check().measured.isEmpty)
        try repository.copy.replace("Text: save", with: "Text: add", in: "Inner/Extra.yml")
        #expect(try repository.check().measured == ["Extra de en"])
    }
}

/// What everything depends on.
@Suite struct ChangedProjectTests {
    private func repository(_ settings: String = "") throws -> GitCopy {
        let font = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts/Roboto/Roboto-Bold.ttf")
        let repository = try GitCopy([
            "Texts.xcstrings": Sources.xcstrings(["add": ["en": "Add", "de": "Hinzu"]]),
            "A.yml": Sources.scene("Adding", "add"),
            "galley.yml": "scenes: A.yml\nstrings: Texts.xcstrings\ntextSizes: [large]\n\(settings)",
        ])
        try FileManager.default.copyItem(at: font, to: repository.copy.folder.appending(path: "Brand.ttf"))
        try repository.commit()
        return repository
    }

    @Test func theConfiguration() throws {
        let repository = try repository()
        #expect(try repository.check().measured.isEmpty)
        try repository.copy.replace("[large]", with: "[large, AX1]", in: "galley.yml")
        let result = try repository.check()
        #expect(result.measured == ["Adding de en"] && result.leftOut == nil)
        #expect(result.remarks == ["everything was checked: galley.yml has changed since HEAD"])
    }

    @Test(arguments: ["fonts: [Brand.ttf]\n", "fonts: ['*.ttf']\n"]) func aFont(settings: String) throws {
        let repository = try repository(settings)
        #expect(try repository.check().measured.isEmpty)
        let other = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts/Roboto/Roboto-Regular.ttf")
        try Data(contentsOf: other).write(to: repository.copy.folder.appending(path: "Brand.ttf"))
        #expect(try repository.check().remarks == ["everything was checked: Brand.ttf has changed since HEAD"])
    }

    @Test func aDeletedFontOfAPattern() throws {
        let repository = try repository("fonts: ['*.ttf']\n")
        try FileManager.default.copyItem(
            at: repository.copy.folder.appending(path: "Brand.ttf"),
            to: repository.copy.folder.appending(path: "Other.ttf"))
        try repository.commit()
        try repository.git("rm", "-q", "Other.ttf")
        #expect(try repository.check().remarks == ["everything was checked: Other.ttf has been deleted since HEAD"])
    }

    @Test func aFontThatGitDoesNotHave() throws {
        let font = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts/Roboto/Roboto-Bold.ttf").path
        let result = try repository("fonts: ['\(font)']\n").check(allowing: [font])
        #expect(result.measured == ["Adding de en"])
        #expect(result.remarks.count == 1)
        #expect(result.remarks[0].hasPrefix("everything was checked: git does not track "))
    }

    @Test func theBaseline() throws {
        let repository = try repository("baseline: known.json\n")
        let known = repository.copy.folder.appending(path: "known.json")
        try BaselineFile.write(try repository.check { $0.ignoresBaseline = true }, to: known)
        #expect(try repository.check().remarks == ["everything was checked: known.json has changed since HEAD"])
        // One that is written anew is nothing that the check is made of.
        #expect(try repository.check { $0.ignoresBaseline = true }.measured.isEmpty)
        try repository.commit()
        #expect(try repository.check().measured.isEmpty)
    }

    @Test func theSourceLanguage() throws {
        let repository = try repository()
        try repository.copy.replace(
            "\"sourceLanguage\": \"en\"", with: "\"sourceLanguage\": \"de\"", in: "Texts.xcstrings")
        let result = try repository.check()
        #expect(result.remarks.first == "everything was checked: the source language of Texts was en then")
    }
}
