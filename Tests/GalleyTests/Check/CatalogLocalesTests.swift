import Foundation
import Galley
import Testing

/// Which locales a catalog is checked in, where the project does not list its locales.
@Suite struct CatalogLocalesTests {
    private static let configuration = """
        strings: [.]
        sourceLocale: en
        textSizes: [large]
        labels:
          - { keys: "*", maxWidth: 300 }

        """

    private static func xcstrings(_ key: String, _ locales: [String]) -> String {
        Sources.xcstrings([(key: key, value: locales.map { (key: $0, value: "x") })])
    }

    /// The locales in which keys have no translation, as `key locale`.
    private func missing(_ files: [String: String], _ configuration: String = Self.configuration) throws -> [String] {
        let copy = try ProjectCopy(files.merging(["galley.yml": configuration]) { $1 })
        return try copy.check().findings.filter { $0.rule == "missing-translation" }
            .map { "\($0.key ?? "") \($0.locale)" }.sorted()
    }

    /// What a package brings in Amharic says nothing about the texts of the app, unless its locales are listed.
    @Test func aFolderOfLanguagesHasItsOwn() throws {
        let files = [
            "country/en.json": #"{ "country.de": "Germany" }"#, "country/am.json": #"{ "country.de": "ጀርመን" }"#,
            "messages/en.json": #"{ "save": "Save" }"#, "messages/de.json": "{}",
        ]
        #expect(try missing(files) == ["save de"])
        let listed = Self.configuration + "locales: [en, de, am]\n"
        #expect(try missing(files, listed) == ["country.de de", "save am", "save de"])
        let ofBudget = Self.configuration.replacing("maxWidth: 300", with: "maxWidth: 300, locales: [am]")
        #expect(try missing(files, ofBudget) == ["save am"])
        // A scene is laid out in the locales of the catalogs that its texts are from.
        let scenes = files.merging(["S.yml": "scene: S\nview: { Text: save }\n"]) { $1 }
        let scene = "strings: [.]\nsourceLocale: en\ntextSizes: [large]\nscenes: [S.yml]\n"
        #expect(try missing(scenes, scene) == ["save de"])
    }

    /// Files of one folder are of one app.
    @Test func catalogsOfOneFolderShareTheirs() throws {
        let folders = [
            "locales/en/a.json": #"{ "one": "One" }"#, "locales/en/b.json": #"{ "two": "Two" }"#,
            "locales/fr/a.json": #"{ "one": "Un" }"#,
        ]
        #expect(try missing(folders) == ["two fr"])
        let names = [
            "Texts.resx": "<root><data name=\"one\"><value>One</value></data></root>",
            "Errors.resx": "<root><data name=\"two\"><value>Two</value></data></root>",
            "Texts.fr.resx": "<root><data name=\"one\"><value>Un</value></data></root>",
        ]
        #expect(try missing(names) == ["two fr"])
    }

    /// Apple's systems and Android choose one language for the whole app.
    @Test func anAppHasOneLanguage() throws {
        let apple = [
            "A/Localizable.xcstrings": Self.xcstrings("one", ["en", "fr"]),
            "B/en.lproj/InfoPlist.strings": "\"two\" = \"x\";\n",
        ]
        #expect(try missing(apple) == ["two fr"])
        func resources(_ name: String) -> String { "<resources><string name=\"\(name)\">x</string></resources>" }
        let android = [
            "app/src/main/res/values/strings.xml": resources("one"),
            "app/src/main/res/values-fr/strings.xml": resources("one"),
            "feature/src/main/res/values/strings.xml": resources("two"),
        ]
        #expect(try missing(android) == ["two fr"])
    }

    /// A locale that is new to one catalog alone is checked there, in a watch as from nothing.
    @Test func aWatchFollowsIt() throws {
        var watched = try WatchedCopy(
            ProjectCopy([
                "country/en.json": #"{ "country.de": "Germany" }"#, "country/am.json": #"{ "country.de": "ጀርመን" }"#,
                "messages/en/a.json": #"{ "save": "Save" }"#, "messages/en/b.json": #"{ "open": "Open" }"#,
                "galley.yml": Self.configuration.replacing("[.]", with: "[country, messages]"),
            ]))
        #expect(watched.watch.result.findings.isEmpty)
        try watched.copy.write("{}", to: "messages/am/a.json")
        _ = try watched.next()
        #expect(watched.watch.result.brief == ["missing-translation open am", "missing-translation save am"])
        try watched.expectTruth()
    }
}
