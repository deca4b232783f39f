import Budgets
import Catalogs
import Foundation
import Galley
import TestSupport
import Testing

/// What a translator opens in Xcode.
@Suite struct LocalizationCatalogsTests {
    private static let validator = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Xcloc/validate.py")

    private func write(
        _ copy: ProjectCopy, to name: String = "Out", _ options: CheckOptions = CheckOptions()
    ) throws -> (folder: URL, written: LocalizationCatalogs.Written) {
        let project = try copy.project()
        let catalogs = try LocalizationCatalogs(project, project.budget(options), options: options)
        let folder = copy.folder.appending(path: name)
        return (folder, try catalogs.write(into: folder))
    }

    /// The bytes of every file, by its path.
    private func files(in folder: URL) throws -> [String: Data] {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        return try paths.reduce(into: [:]) { files, path in
            let file = folder.appending(path: path)
            if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                files[path] = try Data(contentsOf: file)
            }
        }
    }

    private func screenshots(_ catalog: URL) throws -> [(key: String, frame: [Double], picture: DecodedPNG)] {
        let folder = catalog.appending(path: "Notes/Screenshots/Galley/Screens")
        let data = try Data(contentsOf: folder.appending(path: "localizationStringData.plist"))
        let rows = try #require(
            PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]])
        return try rows.flatMap { row in
            let key = try #require(row["stringKey"] as? String)
            return try #require(row["screenshots"] as? [[String: String]]).map { shot in
                let name = try #require(shot["name"])
                let numbers = try #require(shot["frame"]).split { "{}, ".contains($0) }.compactMap { Double($0) }
                let picture = try DecodedPNG(Array(Data(contentsOf: folder.appending(path: name))))
                return (key, numbers, try #require(picture))
            }
        }
    }

    /// Every path, plist and rectangle is as in catalogs that Xcode wrote.
    @Test(arguments: ["Toolbar", "PetVote", "Words", "Tags", "Faces", "Faults"])
    func samplesAreValid(sample: String) throws {
        let copy = try ProjectCopy(of: sample)
        let (folder, written) = try write(copy)
        #expect(!written.languages.isEmpty && written.pictures > 0)
        let catalogs = written.languages.map { folder.appending(path: "\($0).xcloc").path }
        let run = try CommandRun(["python3", Self.validator.path] + catalogs)
        #expect(run.end.status == 0, "\(run.text)")
        withExtendedLifetime(copy) {}
    }

    /// A second run removes the pictures that it no longer has, and nothing that others put there.
    @Test func oldPicturesAreRemoved() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let (folder, first) = try write(copy)
        let screens = folder.appending(path: "de.xcloc/Notes/Screenshots/Galley/Screens")
        let note = screens.appending(path: "mine.png")
        try Data("mine".utf8).write(to: note)
        var options = CheckOptions()
        options.keys = ["toolbar.undo"]
        let before = try files(in: folder)
        let (_, second) = try write(copy, options)
        #expect(second.pictures < first.pictures)
        let names = Set(try FileManager.default.contentsOfDirectory(atPath: screens.path))
        let shots = try screenshots(folder.appending(path: "de.xcloc"))
        #expect(names.count == shots.count + 2 && names.contains("mine.png"))
        // The same files as in a folder that was empty.
        let (fresh, _) = try write(copy, to: "Fresh", options)
        var now = try files(in: folder)
        now["de.xcloc/Notes/Screenshots/Galley/Screens/mine.png"] = nil
        #expect(try now == files(in: fresh) && now != before)
    }

    /// In a picture of one row of texts, every letter is inside one of the rectangles, and each has some.
    @Test func rectanglesAreWhereTheirTextsAre() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let (folder, written) = try write(copy)
        #expect(written.languages == ["de", "fi", "fr", "ja", "ru"])
        for language in written.languages {
            let shots = try screenshots(folder.appending(path: "\(language).xcloc"))
            #expect(Set(shots.map(\.key)) == ["toolbar.copy", "toolbar.edit", "toolbar.save", "toolbar.undo"])
            let picture = shots[0].picture
            let dark = (0..<picture.width).map { x in (0..<picture.height).contains { picture[x, $0].brightness < 128 }
            }
            let columns = shots.map { Int($0.frame[0] * 2) - 1...Int(($0.frame[0] + $0.frame[2]) * 2) + 1 }
            for (shot, columns) in zip(shots, columns) {
                #expect(columns.contains { dark[$0] }, "\(shot.key) in \(language)")
            }
            let outside = dark.indices.filter { x in dark[x] && !columns.contains { $0.contains(x) } }
            #expect(outside.isEmpty, "\(language)")
        }
        withExtendedLifetime(copy) {}
    }

    /// The same project makes the same bytes, and every file of the catalog is reread as it is in the project.
    @Test func theSameProjectMakesTheSameBytes() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let (first, second) = (try write(copy, to: "One").folder, try write(copy, to: "Two").folder)
        let files = try files(in: first)
        #expect(try files == self.files(in: second))
        #expect(
            files["de.xcloc/Source Contents/Localizable.xcstrings"]
                == Data(try copy.text(of: "Localizable.xcstrings").utf8))
        let xliff = try Catalog(contentsOf: first.appending(path: "de.xcloc/Localized Contents/de.xliff"))
        let project = try copy.project()
        let catalog = try #require(project.everyCatalog.first)
        #expect(Set(xliff.keys) == Set(catalog.keys))
        for key in catalog.keys {
            #expect(xliff[key]?["de"]?.value.units.map(\.text) == catalog[key]?["de"]?.value.units.map(\.text))
        }
        #expect(xliff["toolbar.undo"]?.comment?.hasSuffix("[galley budget]") == true)
    }

    /// What Xcode imports is found from the folder of its project.
    @Test func pathsBeginAtTheXcodeProject() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let inner = copy.folder.appending(path: "Deep")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        for name in ["galley.yml", "Toolbar.yml", "Localizable.xcstrings"] {
            try FileManager.default.moveItem(
                at: copy.folder.appending(path: name), to: inner.appending(path: name))
        }
        try copy.write("", to: "App.xcodeproj/project.pbxproj")
        try copy.write("", to: ".git/HEAD")
        let project = try Project.find(at: inner.path)
        var options = CheckOptions()
        options.locales = ["de"]
        let catalogs = try LocalizationCatalogs(project, project.budget(options), options: options)
        let place = copy.folder.appending(path: "Deutsch.xcloc")
        #expect(try catalogs.write(only: place).languages == ["de"])
        let manifest = try String(contentsOf: place.appending(path: "contents.json"), encoding: .utf8)
        #expect(manifest.contains("\"project\" : \"App.xcodeproj\""))
        let source = place.appending(path: "Source Contents/Deep/Localizable.xcstrings")
        #expect(FileManager.default.fileExists(atPath: source.path))
    }

    @Test func whatCannotBeExportedIsSaid() throws {
        let toolbar = try ProjectCopy(of: "Toolbar").project()
        var options = CheckOptions()
        options.locales = ["en"]
        #expect(throws: InputError.self) {
            try LocalizationCatalogs(toolbar, toolbar.budget(options), options: options)
        }
        let gettext = try ProjectCopy(of: "Gettext").project()
        let error = #expect(throws: InputError.self) { try LocalizationCatalogs(gettext, gettext.budget()) }
        #expect(error?.message.contains(".xcstrings, .strings or .stringsdict") == true)
        let all = try LocalizationCatalogs(toolbar, toolbar.budget())
        let several = #expect(throws: InputError.self) {
            try all.write(only: toolbar.directory.appending(path: "De.xcloc"))
        }
        #expect(several?.message.contains("--locale") == true)
    }

    /// A catalog may be a stranger's.
    @Test func aLocaleIsNoPath() throws {
        let copy = try ProjectCopy(of: "Toolbar")
        let text = try copy.text(of: "Localizable.xcstrings")
        try copy.write(text.replacing("\"de\" :", with: "\"../de\" :"), to: "Localizable.xcstrings")
        do {
            let (folder, _) = try write(copy)
            let outside = folder.deletingLastPathComponent().appending(path: "de.xcloc")
            #expect(!FileManager.default.fileExists(atPath: outside.path))
        } catch let error as InputError {
            #expect(error.message.contains("../de"))
        }
    }
}
