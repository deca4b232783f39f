import Foundation
import Galley
import Testing
import ViewLayout

/// The scenes of a program are checked in the project that is beside its source, or in one with defaults.
@Suite struct SwiftProjectTests {
    private static func scene(
        _ name: String, _ origin: LayoutScene.Origin = .scene, space: LayoutScene.Space? = nil, locale: String? = nil
    ) -> LayoutScene {
        var scene = LayoutScene(name) { Text("vote.goldfish") }
        scene.origin = origin
        scene.space = space
        scene.locale = locale
        return scene
    }

    private static let settings = """
        strings: Localizable.xcstrings
        locales: [en, de]
        textSizes: [large]
        widths: [320, 393]

        """

    private func copy(_ settings: String? = settings) throws -> ProjectCopy {
        let copy = try ProjectCopy(of: "PetVote")
        if let settings { try copy.write(settings, to: "galley.yml") }
        return copy
    }

    private func cells(_ scenes: [LayoutScene], _ options: CheckOptions = CheckOptions()) throws -> Int {
        let copy = try copy()
        return try Project(contentsOf: copy.folder.appending(path: "galley.yml"), scenes: scenes).check(options)
            .summary.cells
    }

    @Test func withoutAListAllScenesInSwiftAreChecked() throws {
        let copy = try copy()
        let scenes = SwiftScenes([Self.scene("A", .window), Self.scene("B", .preview), Self.scene("B", .preview)])
        let project = try Project(contentsOf: copy.folder.appending(path: "galley.yml"), for: scenes)
        #expect(project.scenes.map(\.name) == ["A", "B", "B 2"])
        let result = try project.check()
        #expect(result.summary.cells == 12)
        #expect(result.summary.keysAlone == 0)
        #expect(result.findings.isEmpty)
    }

    @Test func patternsNameScenesByWhatTheyAreMadeFrom() throws {
        let scenes = SwiftScenes([Self.scene("A", .window), Self.scene("B", .preview), Self.scene("C")])
        for (list, names) in [
            ("preview:*", ["B"]), ("[scene:*, \"window:A\"]", ["C", "A"]), ("[preview:*, preview:B]", ["B"]),
            ("[PetVote.yml, preview:*]", ["Pet vote", "B"]),
        ] {
            let copy = try copy("scenes: \(list)\n" + Self.settings)
            let project = try Project(contentsOf: copy.folder.appending(path: "galley.yml"), for: scenes)
            #expect(project.scenes.map(\.name) == names)
        }
    }

    @Test func aSceneInSwiftAndAFileMayNotBearOneName() throws {
        let copy = try copy("scenes: [PetVote.yml, \"scene:*\"]\n" + Self.settings)
        let error = #expect(throws: InputError.self) {
            try Project(
                contentsOf: copy.folder.appending(path: "galley.yml"), for: SwiftScenes([Self.scene("Pet vote")]))
        }
        #expect(error?.message.contains("two scenes are named \"Pet vote\"") == true)
    }

    /// A scene that asks for a space is laid out in that alone, one with a locale in that locale alone.
    @Test func aSceneHasItsOwnSpaceAndLocale() throws {
        #expect(try cells([Self.scene("A")]) == 4)
        #expect(try cells([Self.scene("A", space: .ideal)]) == 2)
        #expect(try cells([Self.scene("A", space: .fixed(width: 200, height: 100))]) == 2)
        #expect(try cells([Self.scene("A", space: .fixed(width: nil, height: 100))]) == 4)
        #expect(try cells([Self.scene("A", space: .ideal, locale: "fi")]) == 1)
        var narrow = CheckOptions()
        narrow.widths = [200]
        #expect(try cells([Self.scene("A"), Self.scene("B", space: .fixed(width: 200, height: nil))], narrow) == 2)
        var finnish = CheckOptions()
        finnish.locales = ["fi"]
        #expect(try cells([Self.scene("A"), Self.scene("B", locale: "fi")], finnish) == 2)
    }

    /// A program without a configuration is checked with the catalogs that are there, and the check says so.
    @Test func withoutAConfigurationTheDefaultsOfInitHold() throws {
        let copy = try copy(nil)
        try FileManager.default.removeItem(at: copy.folder.appending(path: "galley.yml"))
        try copy.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        let source = copy.folder.appending(path: "App.swift")
        let scenes = SwiftScenes([Self.scene("A", .window)], program: "MyApp", source: source)
        let project = try #require(try Project.find(at: [], for: scenes).first)
        #expect(project.catalogs.count == 1)
        let result = try project.check()
        #expect(result.summary.cells == result.summary.locales.count * 3 * 2)
        guard case .remark(let text, _)? = result.notices.first else {
            Issue.record("nothing is said about the defaults")
            return
        }
        #expect(text.hasPrefix("there is no galley.yml; used "))
        #expect(text.hasSuffix("widths 320 and 393; MyApp init writes one"))
    }

    /// What the system shows of an app is in its folder, and the texts of its views are beside it, as extensions share them.
    @Test func catalogsOfTheSystemAreNotThoseOfViews() throws {
        let copy = try copy(nil)
        try FileManager.default.removeItem(at: copy.folder.appending(path: "galley.yml"))
        try copy.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        let sources = copy.folder.appending(path: "MyApp")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        let scenes = SwiftScenes(
            [Self.scene("A", .window)], program: "MyApp", source: sources.appending(path: "App.swift"))
        for name in ["InfoPlist", "AppShortcuts"] {
            try copy.write(
                #"{ "sourceLanguage": "en", "strings": { "title": {} }, "version": "1.0" }"#,
                to: "MyApp/\(name).xcstrings")
        }
        let project = try #require(try Project.find(at: [], for: scenes).first)
        #expect(project.catalogs.contains { $0.entries.contains { $0.key == "vote.goldfish" } })
        try copy.write(
            #"{ "sourceLanguage": "en", "strings": { "own": {} }, "version": "1.0" }"#,
            to: "MyApp/Localizable.xcstrings")
        let own = try #require(try Project.find(at: [], for: scenes).first)
        #expect(!own.catalogs.contains { $0.entries.contains { $0.key == "vote.goldfish" } })
    }

    @Test func theConfigurationOfThePackageIsFoundFromTheSource() throws {
        let copy = try copy()
        try copy.write("// swift-tools-version: 6.2\n", to: "Package.swift")
        let scenes = SwiftScenes(
            [Self.scene("A")], program: "MyApp", source: copy.folder.appending(path: "Sources/MyApp/App.swift"))
        #expect(try Project.find(at: [], for: scenes).first?.matrix.widths.count == 2)
    }

    /// Names that file systems do not take become such that they do, beside the configuration.
    @Test func recordingsAreNamedAfterTheScene() throws {
        let copy = try copy()
        let project = try Project(
            contentsOf: copy.folder.appending(path: "galley.yml"),
            for: SwiftScenes([Self.scene("Votes: 1/2?")], program: "MyApp"))
        let names = try project.record().map { $0.file.path }
        #expect(names.count == 3)
        #expect(names.allSatisfy { $0.contains("/Recordings/MyApp/Votes- 1-2-.reports/") })
        #expect(try project.verify().findings.isEmpty)
    }

    /// A text that code writes has no key that a catalog should have; one with words has.
    @Test func aNumberIsNoMissingTranslation() throws {
        let scene = LayoutScene("Numbers") {
            VStack {
                Text("\(12)")
                Text("\(3) / \(4)")
                Text("\(5) %")
                Text("\(6) votes")
            }
        }
        let copy = try copy()
        let project = try Project(contentsOf: copy.folder.appending(path: "galley.yml"), scenes: [scene])
        let findings = try project.check().findings
        #expect(findings.map(\.rule) == ["missing-translation"])
        #expect(findings.map(\.key) == ["%lld votes"])
        #expect(findings.map(\.locale) == ["de"])
    }

    /// Other targets of a package, and packages in it, have catalogs of their own, where the program's texts are not looked
    /// up. What is in no target's folder may be the program's.
    @Test func aProgramTakesTheCatalogsOfItsOwnTarget() throws {
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations": {
              "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } } } }
            """
        let copy = try ProjectCopy([
            "Package.swift": "// swift-tools-version: 6.2\n  .target(name: \"Extra\", path: \"Extra\"),\n",
            "Sources/MyApp/App.swift": "",
            "Sources/Kit/Localizable.xcstrings": catalog,
            "Tests/MyAppTests/Localizable.xcstrings": catalog,
            "Extra/Localizable.xcstrings": catalog,
            "Nested/Package.swift": "// swift-tools-version: 6.2\n",
            "Nested/Resources/Localizable.xcstrings": catalog,
        ])
        let source = copy.folder.appending(path: "Sources/MyApp/App.swift")
        func catalogs() throws -> [String] {
            let scenes = SwiftScenes([Self.scene("A", .window)], program: "MyApp", source: source)
            return try Project.find(at: [], for: scenes)[0].catalogs.map { $0.entries[0].position.file }
        }
        #expect(try catalogs() == [])
        try copy.write(catalog, to: "Shared/Localizable.xcstrings")
        #expect(try catalogs().map { $0.hasSuffix("/Shared/Localizable.xcstrings") } == [true])
        try copy.write(catalog, to: "Sources/MyApp/Resources/Localizable.xcstrings")
        #expect(try catalogs().map { $0.hasSuffix("/Sources/MyApp/Resources/Localizable.xcstrings") } == [true])
    }
}
