import Foundation
import Testing

/// A file of a locale with nothing to read in it: where all locales are wanted it is reported, as the locale would be left out.
@Suite struct BlankFileTests {
    struct Format: CustomTestStringConvertible {
        let testDescription: String
        /// The file of the source language, and that of another.
        let source: (path: String, text: String)
        let other: String
        let comment: String
        /// What a list looks like where the format has none of its own.
        var list = "[]"
    }

    static let formats = [
        Format(
            testDescription: "android",
            source: ("res/values/strings.xml", "<resources><string name=\"a\">A</string></resources>"),
            other: "res/values-de/strings.xml", comment: "<?xml version=\"1.0\"?>\n<!-- nothing -->\n"),
        Format(
            testDescription: "strings", source: ("en.lproj/L.strings", "\"a\" = \"A\";"), other: "de.lproj/L.strings",
            comment: "/* nothing */\n// yet\n", list: "(\n)\n"),
        Format(
            testDescription: "stringsdict",
            source: (
                "en.lproj/L.stringsdict",
                "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>A</string></dict></dict></plist>"
            ), other: "de.lproj/L.stringsdict", comment: "<!-- nothing -->\n", list: "<plist><array/></plist>"),
        Format(
            testDescription: "arb", source: ("l10n/app_en.arb", "{\"a\": \"A\"}"), other: "l10n/app_de.arb",
            comment: "// no\n"),
        Format(
            testDescription: "gettext",
            source: ("po/en.po", "msgid \"\"\nmsgstr \"Language: en\\n\"\n\nmsgid \"a\"\nmsgstr \"A\"\n"),
            other: "po/de.po",
            comment: "# nothing\n"),
        Format(
            testDescription: "xliff",
            source: (
                "x/fr.xliff",
                "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"fr\"><body><trans-unit "
                    + "id=\"a\"><source>A</source><target>À</target></trans-unit></body></file></xliff>"
            ), other: "x/de.xliff", comment: "<!-- nothing -->"),
        Format(
            testDescription: "json", source: ("locales/en.json", "{\"a\": \"A\"}"), other: "locales/de.json",
            comment: "// no\n"),
        Format(
            testDescription: "i18next", source: ("locales/en/app.json", "{\"a\": \"A {{b}}\"}"),
            other: "locales/de/app.json",
            comment: "/* no */"),
        Format(
            testDescription: "extension", source: ("_locales/en/messages.json", "{\"a\": {\"message\": \"A\"}}"),
            other: "_locales/de/messages.json", comment: "// no\n"),
        Format(
            testDescription: "fluent", source: ("l/en/a.ftl", "a = A\n"), other: "l/de/a.ftl", comment: "### nothing\n"),
        Format(
            testDescription: "rails", source: ("config/locales/en.yml", "en:\n  a: A\n"),
            other: "config/locales/de.yml",
            comment: "# nothing\n---\n"),
        Format(
            testDescription: "resx", source: ("M.resx", "<root><data name=\"a\"><value>A</value></data></root>"),
            other: "M.de.resx", comment: "<!-- nothing -->"),
        Format(
            testDescription: "properties", source: ("M.properties", "a=A\n"), other: "M_de.properties",
            comment: "# nothing\n"),
        Format(
            testDescription: "qt",
            source: (
                "t/app_fr.ts",
                "<TS language=\"fr\"><context><name>c</name><message><source>A</source><translation>À</translation>"
                    + "</message></context></TS>"
            ), other: "t/app_de.ts", comment: "<!-- nothing -->"),
    ]

    @Test(arguments: formats, ["", "null\n", "comment", "list"])
    func nothingToRead(format: Format, content: String) throws {
        let text = content == "comment" ? format.comment : content == "list" ? format.list : content
        let scratch = try ScratchFolder([
            format.source.path: format.source.text, format.other: text,
            "galley.yml": """
            strings: [\(format.source.path)]
            sourceLocale: en
            widths: [320]
            labels: [{ keys: "*", maxWidth: 300 }]
            """,
        ])
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 3 && names(format.other, run.error), "\(run.error)\(run.output)")
        // Below a folder, files are found by what is in them.
        try scratch.replace("strings: [\(format.source.path)]\n", with: "", in: "galley.yml")
        let catalog = try GalleyProcess("catalog", in: scratch.url)
        #expect(catalog.status == 3 && names(format.other, catalog.output), "\(catalog.output)")
    }

    /// Whether an output names a file, and a place in it where it has lines: a property list has none.
    private func names(_ file: String, _ output: String) -> Bool {
        output.split(separator: "\n").contains { line in
            line.hasPrefix("\(file):")
                && (line.contains(#/:[0-9]+:[0-9]+: error: expected /#) || line.contains("property list"))
        }
    }

    @Test func whoeverWantsAllLocalesIsTold() throws {
        let scratch = try ScratchFolder([
            "locales/en.json": "{\"a\": \"A\"}", "locales/fr.json": "{\"a\": \"À\"}", "locales/de.json": "",
            "A.yml": "strings: locales\nview: { Text: a }\n", "galley.yml": "scenes: [A.yml]\nsourceLocale: en\n",
        ])
        let commands = [
            ["check"], ["budget"], ["record"], ["measure", "--catalog", "locales", "--source-locale", "en"],
            ["layout", "A.yml", "--sheet", "--locale", "all"],
        ]
        for command in commands {
            let run = try GalleyProcess(command, in: scratch.url)
            #expect(run.status == 3 && run.error.contains("locales/de.json:1:1: error: "), "\(command): \(run.error)")
        }
        let german = ["measure", "--catalog", "locales", "--source-locale", "en", "--locale", "fr"]
        #expect(try GalleyProcess(german, in: scratch.url).status == 0)
    }

    /// Who does not want the locale is not kept waiting for it.
    @Test func otherLocalesAreChecked() throws {
        let scratch = try ScratchFolder([
            "locales/en.json": "{\"a\": \"A\"}", "locales/fr.json": "{\"a\": \"À\"}", "locales/de.json": "null",
            "galley.yml": """
            strings: [locales]
            sourceLocale: en
            platform: web
            locales: [en, fr]
            labels: [{ keys: "*", maxWidth: 300 }]
            """,
        ])
        #expect(try GalleyProcess("check", in: scratch.url).status == 0)
        try scratch.replace("locales: [en, fr]", with: "locales: [en, de]", in: "galley.yml")
        let listed = try GalleyProcess("check", in: scratch.url)
        #expect(listed.status == 3 && listed.error.hasPrefix("locales/de.json:1:1: error: "), "\(listed.error)")
        try scratch.replace("locales: [en, de]", with: "locales: all", in: "galley.yml")
        #expect(try GalleyProcess("check", in: scratch.url).status == 3)
        #expect(try GalleyProcess("check", "--locale", "fr", in: scratch.url).status == 0)
        // The texts that all fall back to are always wanted.
        try scratch.write("null", to: "locales/en.json")
        let source = try GalleyProcess("check", "--locale", "fr", in: scratch.url)
        #expect(source.status == 3 && source.error.hasPrefix("locales/en.json:1:1: error: "), "\(source.error)")
    }

    /// A file that is right and has no translation yet: its locale is checked, and lacks everything.
    @Test(arguments: [
        ("locales/en.json", "{\"a\": \"Apple\"}", "locales/de.json", "{}"),
        (
            "res/values/strings.xml", "<resources><string name=\"a\">Apple</string></resources>",
            "res/values-de/strings.xml", "<resources/>"
        ),
        ("po/fr.po", "msgid \"a\"\nmsgstr \"Pomme\"\n", "po/de.po", "msgid \"a\"\nmsgstr \"\"\n"),
        ("en.yml", "en:\n  a: Apple\n", "de.yml", "de: {}\n"),
        ("en.yml", "en:\n  a: Apple\n", "de.yml", "# made by a tool\nde:\n"),
    ])
    func aLocaleWithoutTranslations(source: String, text: String, other: String, empty: String) throws {
        let scratch = try ScratchFolder([
            source: text, other: empty,
            "galley.yml": """
            strings: [\(source)]
            sourceLocale: en
            widths: [320]
            labels: [{ keys: "*", maxWidth: 300 }]
            """,
        ])
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(
            run.status == 0 && run.output.contains("(a, de) is not translated into de"), "\(run.output)\(run.error)")
    }

    /// Xcode writes such files for every language of an app that has nothing to say in its Info.plist.
    @Test func nothingInAnyFile() throws {
        let scratch = try ScratchFolder([
            "en.lproj/InfoPlist.strings": "/* Localized versions of Info.plist keys */\n",
            "de.lproj/InfoPlist.strings": "\n",
            "en.lproj/L.strings": "\"a\" = \"A\";", "de.lproj/L.strings": "\"a\" = \"Ä\";",
            "galley.yml": "strings: [.]\nsourceLocale: en\nwidths: [320]\nlabels: [{ keys: \"*\", maxWidth: 300 }]\n",
        ])
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 0, "\(run.error)")
        #expect(try GalleyProcess("catalog", "--strict", "--source-locale", "en", in: scratch.url).status == 0)
    }
}
