import Foundation
import Frames
import Galley
import Testing

/// `extends:` in `galley.yml`.
@Suite struct ExtendsTests {
    private static let catalog = """
        { "sourceLanguage": "en", "version": "1.0", "strings": { "add": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Add" } } } } } }
        """

    private static func project(_ files: [String: String]) throws -> Project {
        let copy = try ProjectCopy(
            ["App/Localizable.xcstrings": catalog].merging(files) { $1 })
        try copy.write("", to: ".git/HEAD")
        return try Project(contentsOf: copy.folder.appending(path: "App/galley.yml"))
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
