import Foundation
import Testing

@testable import Catalogs

@Suite struct SourceLanguageTests {
    private static let tables = ["de.lproj/L.strings": "a = \"Tür\";", "be.lproj/L.strings": "a = \"Дзверы\";"]

    /// The source language of the catalog that a file in a folder of these files belongs to.
    private static func language(
        of file: String, _ files: [String: String], given: String? = nil
    ) throws -> String {
        let folder = try ScratchFolder(files)
        return try Catalog(contentsOf: folder.url.appending(path: file), file: file, sourceLanguage: given)
            .sourceLanguage
    }

    /// The first name in the alphabet is no source language, and neither is the file that was named.
    @Test func whatNothingTellsIsAskedFor() throws {
        let folder = try ScratchFolder(Self.tables)
        let problem = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "de.lproj/L.strings"), file: "de.lproj/L.strings")
        }
        #expect(problem?.problem == .unknownSourceLanguage(candidates: ["be", "de"]))
        #expect(problem?.isConfiguration == true)
        #expect(
            problem?.description
                == "be.lproj/L.strings: error: nothing says which language the texts were written in: it has be, de; "
                + "set it with sourceLocale: be in galley.yml; commands that read none have --source-locale be")
    }

    @Test func whatAPersonSaysCounts() throws {
        #expect(try Self.language(of: "de.lproj/L.strings", Self.tables, given: "de") == "de")
        // In the spelling of the catalog.
        let files = ["en-US.lproj/L.strings": "a = b;", "de.lproj/L.strings": "a = c;"]
        #expect(try Self.language(of: "de.lproj/L.strings", files, given: "en") == "en-US")
        // Files that say themselves what they were written in are not asked for another English.
        let gettext = ["po/en_CA.po": "msgid \"a\"\nmsgstr \"b\"\n", "po/de.po": "msgid \"a\"\nmsgstr \"c\"\n"]
        #expect(try Self.language(of: "po/de.po", gettext, given: "en") == "en")
        // The texts may stand in the program, as those of Info.plist do.
        #expect(try Self.language(of: "be.lproj/L.strings", Self.tables, given: "fr") == "fr")
    }

    /// The development region of the project around the catalog, the nearest first, in each of the files that state it.
    @Test(arguments: [
        ("App.xcodeproj/project.pbxproj", "\t\t\tdevelopmentRegion = de;\n"),
        ("App.xcodeproj/project.pbxproj", "\t\t\tdevelopmentRegion = German;\n"),
        ("Package.swift", "let p = Package(name: \"x\",\n    defaultLocalization: \"de\",\n"),
        ("Info.plist", "<key>CFBundleDevelopmentRegion</key>\n\t<string>de</string>"),
        ("project.yml", "options:\n  developmentLanguage: de # ours\n"),
    ])
    func developmentRegionsOfApple(file: String, text: String) throws {
        var files = Dictionary(uniqueKeysWithValues: Self.tables.map { ("App/\($0.key)", $0.value) })
        files[file] = text
        files["App/Info.plist"] =
            files["App/Info.plist"] ?? "<key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>"
        #expect(try Self.language(of: "App/be.lproj/L.strings", files) == "de")
    }

    @Test func baseIsInTheDevelopmentRegion() throws {
        let files = [
            "Base.lproj/L.strings": "a = \"Porte\";", "de.lproj/L.strings": "a = \"Tür\";",
            "A.xcodeproj/project.pbxproj": "developmentRegion = fr;",
        ]
        let folder = try ScratchFolder(files)
        let catalog = try Catalog(contentsOf: folder.url.appending(path: "de.lproj/L.strings"))
        #expect(catalog.locales == ["fr", "de"])
        #expect(catalog["a"]?["fr"]?.value.units.map(\.text) == ["Porte"])
    }

    @Test func theOnlyLocaleIsTheSource() throws {
        #expect(try Self.language(of: "sv.lproj/L.strings", ["sv.lproj/L.strings": "a = b;"]) == "sv")
        // A file that names no locale may be in any language.
        let folder = try ScratchFolder(["L.strings": "a = b;"])
        let problem = error { () throws(CatalogError) in
            try Catalog(contentsOf: folder.url.appending(path: "L.strings"), file: "L.strings")
        }
        #expect(problem?.problem == .unknownSourceLanguage(candidates: []))
    }
}

@Suite struct ProjectLanguageTests {
    private func statements(_ file: String, _ text: String, near path: String = "a/b.json") throws -> [String] {
        let folder = try ScratchFolder([file: text])
        let url = folder.url.appending(path: path)
        return try ProjectLanguage.statements(for: [CatalogSource(url: url, file: path)]).map {
            switch $0.says {
            case .language(let language): "\($0.file): \(language)"
            case .templateFile(let name): "\($0.file): file \(name)"
            }
        }
    }

    @Test func templatesOfFlutter() throws {
        let path = "lib/l10n/app_de.arb"
        #expect(
            try statements("l10n.yaml", "arb-dir: lib/l10n\ntemplate-arb-file: app_en.arb # all\n", near: path)
                == ["l10n.yaml: file app_en.arb"])
        #expect(try statements("l10n.yaml", "arb-dir: lib/l10n\n", near: path) == ["l10n.yaml: file app_en.arb"])
        #expect(
            try statements("pubspec.yaml", "flutter_intl:\n  enabled: true\n  main_locale: pt_BR\n", near: path)
                == ["pubspec.yaml: pt_BR"])
    }

    @Test(arguments: [
        ("manifest.json", #"{"name": "x", "default_locale": "en_GB"}"#, "manifest.json: en_GB"),
        ("src/i18n.ts", "i18n.init({ resources, fallbackLng: 'en', debug: true })", "src/i18n.ts: en"),
        ("i18next.config.js", "module.exports = { fallbackLng: [\"de\", \"en\"] }", "i18next.config.js: de"),
        ("i18n.ts", "fallbackLng: { default: ['en'] }", "i18n.ts: en"),
        (
            "src/i18n.ts", "fallbackLng: {\n  ...fallbacks,\n  ...{ zh: ['de'], default: [\"en\"] },\n} as Fallback",
            "src/i18n.ts: en"
        ),
        ("next-i18next.config.js", "i18n: {\n  defaultLocale: 'fr',\n", "next-i18next.config.js: fr"),
        (
            "next-i18next.config.js", "i18n: { defaultLocale: 'fr' }, fallbackLng: { zh: ['de'], default: ['en'] }",
            "next-i18next.config.js: en"
        ),
        ("src/i18n/index.js", "createI18n({ locale: lang, fallbackLocale: 'pt-BR' })", "src/i18n/index.js: pt-BR"),
        ("angular.json", #"{"i18n": {"sourceLocale": "en-US"}}"#, "angular.json: en-US"),
    ])
    func configurationsOfTheWeb(file: String, text: String, statement: String) throws {
        #expect(try statements(file, text) == [statement])
    }

    @Test(arguments: [
        ("i18n.ts", "fallbackLng: language"), ("i18n.ts", "fallbackLng: { fr: ['en'] }, default: ['de']"),
        ("i18n.ts", "fallbackLng: { default: language }"), ("i18n.ts", "fallbackLng: { default: ['en']"),
        ("angular.json", "fallbackLng: { default: ['en'] }"), ("other.ts", "fallbackLng: 'en'"),
        ("i18n.ts", "// fallbackLng\nconst a = 'en'"), ("manifest.json", "{}"),
    ])
    func codeIsNotRun(file: String, text: String) throws {
        #expect(try statements(file, text) == [])
    }

    @Test func defaultsOfRailsAndDotNet() throws {
        let path = "config/locales/de.yml"
        #expect(
            try statements("config/application.rb", "# config.i18n.default_locale = :fr\n", near: path)
                == ["config/application.rb: en"])
        #expect(
            try statements("config/application.rb", "    config.i18n.default_locale = :de # ours\n", near: path)
                == ["config/application.rb: de"])
        #expect(
            try statements("App.csproj", "<NeutralLanguage>en-US</NeutralLanguage>", near: "Res/S.resx")
                == ["App.csproj: en-US"])
    }
}
