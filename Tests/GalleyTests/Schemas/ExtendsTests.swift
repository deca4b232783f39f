import Catalogs
import Foundation
import Frames
import Galley
import Projects
import Scenes
import Testing

/// `extends:` in `galley.yml`.
@Suite struct ExtendsTests {
    private static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "add": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Add" } } } } } }
        """

    private static func copy(_ files: [String: String]) throws -> ProjectCopy {
        let copy = try ProjectCopy(
            ["App/Localizable.xcstrings": catalog].merging(files) { $1 })
        try copy.write("", to: ".git/HEAD")
        return copy
    }

    private static func project(_ files: [String: String]) throws -> Project {
        let copy = try Self.copy(files)
        return try withExtendedLifetime(copy) {
            try Project(contentsOf: copy.folder.appending(path: "App/galley.yml"))
        }
    }

    /// A preset reads as the same lines in the file itself.
    @Test(arguments: ConfigurationPreset.allCases)
    func aPresetIsWhatItPrints(preset: ConfigurationPreset) throws {
        let extending = try Self.project([
            "App/galley.yml": "extends: \(preset.rawValue)\nstrings: [Localizable.xcstrings]\n"
        ])
        let copied = try Self.project(["App/galley.yml": "\(preset.text)strings: [Localizable.xcstrings]\n"])
        #expect(extending.platform == copied.platform)
        #expect(extending.matrix == copied.matrix)
        #expect(extending.rules == copied.rules)
        #expect(extending.matrix.widths.count > 1)
    }

    @Test func theKeysOfTheFileWin() throws {
        let project = try Self.project([
            "App/galley.yml": """
            extends: galley:web-200
            strings: [Localizable.xcstrings]
            widths: [360]
            rules: { overlap: warning, tight-text: warning }
            """
        ])
        #expect(project.platform == .web)
        #expect(project.matrix.textSizes == [.scale(1), .scale(2)])
        #expect(project.matrix.widths == [NamedLength(360)])
        #expect(project.rules.severity(of: try Rules.find("overlap")) == .warning)
        #expect(project.rules.severity(of: try Rules.find("tight-text")) == .warning)
        #expect(project.rules.severity(of: try Rules.find("small-target")) == .error)
    }

    /// Sizes of the one kind replace those of the other, and the later of two files wins.
    @Test func filesMayBeExtendedInAList() throws {
        let project = try Self.project([
            "base.yml": "extends: galley:ios\ntextSizes: [AX1]\nheights: [700]\n", "wide.yml": "widths: [800]\n",
            "App/galley.yml": "extends: [../base.yml, ../wide.yml]\nstrings: [Localizable.xcstrings]\nscales: [1.5]\n",
        ])
        #expect(project.matrix.textSizes == [.scale(1.5)])
        #expect(project.matrix.widths == [NamedLength(800)])
        #expect(project.matrix.heights == [NamedLength(700)])
        #expect(project.extended.map(\.lastPathComponent) == ["base.yml", "wide.yml"])
    }

    @Test func pathsAreRelativeToTheFileThatHasThem() throws {
        let project = try Self.project([
            "Shared/base.yml": "strings: [../Texts/Localizable.xcstrings]\nbaseline: known.json\n",
            "Texts/Localizable.xcstrings": Self.catalog,
            "App/galley.yml": "extends: ../Shared/base.yml\nscenes: [a.yml]\n",
            "App/a.yml": "scene: A\nview:\n  Text: add\n",
        ])
        #expect(project.baseline?.path.hasSuffix("/Shared/known.json") == true)
        #expect(project.catalogs.first?["add"]?.position.file.hasSuffix("Texts/Localizable.xcstrings") == true)
    }

    /// A file that is named twice counts where it counts more, as if it were read each time.
    @Test func aFileThatIsNamedTwiceCountsOnce() throws {
        let project = try Self.project([
            "all.yml": "widths: [300]\nrules: { overlap: off, overflow: off }\n",
            "one.yml": "extends: all.yml\nwidths: [400]\nrules: { overlap: warning }\n",
            "two.yml": "extends: all.yml\nheights: [700]\nrules: { overflow: warning }\n",
            "App/galley.yml": "extends: [../one.yml, ../two.yml]\nstrings: [Localizable.xcstrings]\n",
        ])
        // two.yml comes first, then what it extends, and then one.yml.
        #expect(project.matrix.widths == [NamedLength(300)])
        #expect(project.matrix.heights == [NamedLength(700)])
        #expect(project.rules.severity(of: try Rules.find("overlap")) == .off)
        #expect(project.rules.severity(of: try Rules.find("overflow")) == .warning)
        #expect(project.extended.map(\.lastPathComponent) == ["one.yml", "all.yml", "two.yml"])
    }

    /// Ten files, each of which names the next ten times, are ten files, and not ten to the tenth power.
    @Test func eachFileIsReadOnce() throws {
        var files = ["9.yml": "widths: [300]\n"]
        for number in 0..<9 {
            files["\(number).yml"] =
                "extends: [\(Array(repeating: "\(number + 1).yml", count: 10).joined(separator: ", "))]\n"
        }
        files["App/galley.yml"] = "extends: ../0.yml\nstrings: [Localizable.xcstrings]\n"
        let project = try Self.project(files)
        #expect(project.matrix.widths == [NamedLength(300)])
        #expect(project.extended.count == 10)
    }

    @Test func thereMayBeAHundredFiles() throws {
        func files(_ count: Int) -> [String: String] {
            var files = ["App/galley.yml": "extends: ../1.yml\nstrings: [Localizable.xcstrings]\n"]
            for number in 1...count {
                files["\(number).yml"] = number == count ? "widths: [300]\n" : "extends: \(number + 1).yml\n"
            }
            return files
        }
        #expect(try Self.project(files(100)).matrix.widths == [NamedLength(300)])
        let error = #expect(throws: InputError.self) { try Self.project(files(101)) }
        #expect(error?.message == "extends: more than 100 files in all")
        #expect(error?.file?.hasSuffix("100.yml") == true && error?.line == 1)
    }

    // MARK: Readers of single keys

    /// A scene by itself has the severities that it has in a check.
    @Test func rulesOfASceneByItself() throws {
        let copy = try Self.copy([
            "base.yml": "extends: galley:web-200\nrules: { tight-text: warning }\n",
            "App/galley.yml":
                "extends: ../base.yml\nscenes: [a.yml]\nstrings: [Localizable.xcstrings]\nrules: { overlap: off }\n",
            "App/a.yml": "scene: A\nview:\n  Text: add\n",
        ])
        let project = try Project(contentsOf: copy.folder.appending(path: "App/galley.yml"))
        let rules = try LayoutScene(contentsOf: copy.folder.appending(path: "App/a.yml")).projectRules()
        for rule in Rules.all {
            #expect(rules.severity(of: rule) == project.rules.severity(of: rule), "\(rule.identifier)")
        }
        #expect(rules.severity(of: try Rules.find("small-target")) == .error)
        #expect(rules.severity(of: try Rules.find("tight-text")) == .warning)
        #expect(rules.severity(of: try Rules.find("overlap")) == .off)
    }

    @Test func theSourceLanguageNearAFile() throws {
        let copy = try Self.copy([
            "base.yml": "extends: galley:ios\nsourceLocale: de\n", "App/galley.yml": "extends: ../base.yml\n",
            "Own/galley.yml": "extends: ../base.yml\nsourceLocale: fr\n", "Bad/galley.yml": "extends: ../none.yml\n",
            "App/a.yml": "scene: A\nstrings: de.json\nview:\n  Text: add\n",
            "App/de.json": #"{ "add": "Hinzufügen" }"#,
        ])
        func stated(_ path: String) -> String? { SourceLocale.stated(near: copy.folder.appending(path: path)) }
        #expect(stated("App/Localizable.xcstrings") == "de")
        #expect(stated("Own/Localizable.xcstrings") == "fr")
        #expect(stated("Bad/Localizable.xcstrings") == nil)
        let position = SourceLocale.statement(near: copy.folder.appending(path: "App/a.yml"))?.position
        #expect(position?.file.hasSuffix("base.yml") == true && position?.line == 2)
        // The catalogs of a scene by itself.
        let scene = try LayoutScene(contentsOf: copy.folder.appending(path: "App/a.yml"))
        #expect(scene.catalogs.map(\.sourceLanguage) == ["de"])
    }

    @Test(arguments: [
        ("galley:andriod", #"there is no preset "galley:andriod"; did you mean "galley:android"?"#),
        ("../bsae.yml", #"extends: there is no file "../bsae.yml"; did you mean "base.yml"?"#),
        ("android", #"extends: there is no file "android"; did you mean "galley:android"?"#),
        ("galley.yml", "extends: leads back to where it began: "),
        ("../loop.yml", "extends: leads back to where it began: "),
        ("../../elsewhere.yml", "extends: "),
        ("../wrong.yml", #"there is no key in galley.yml "widhts"; did you mean "widths"?"#),
    ])
    func aMistakeIsNamedWithItsPlace(extends: String, message: String) throws {
        let error = #expect(throws: InputError.self) {
            try Self.project([
                "base.yml": "widths: [320]\n", "loop.yml": "extends: App/galley.yml\n", "wrong.yml": "widhts: [320]\n",
                "App/galley.yml": "strings: [Localizable.xcstrings]\nextends: \(extends)\n",
            ])
        }
        #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
        let isInOther = extends.hasSuffix("wrong.yml") || extends.hasSuffix("loop.yml")
        #expect(error?.line == (isInOther ? 1 : 2))
        #expect(error?.file?.hasSuffix(isInOther ? extends.dropFirst(3) : "App/galley.yml") == true)
    }
}
