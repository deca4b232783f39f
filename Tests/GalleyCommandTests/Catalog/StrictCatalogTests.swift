import Foundation
import Testing

/// What `galley catalog --strict` reports, each with its file, line and column.
@Suite struct StrictCatalogTests {
    struct Example: CustomTestStringConvertible {
        let testDescription: String
        let files: [String: String]
        /// The lines that warn, and no others; what is named by a path is as the command prints it.
        let warnings: [String]
        var arguments: [String] = []
    }

    private static func android(_ resources: String) -> String { "<resources>\n\(resources)\n</resources>\n" }

    private static let po = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n"

    static let examples = [
        Example(
            testDescription: "a text with more characters than the attribute or the comment before it allows",
            files: [
                "res/values/strings.xml": android(
                    "<string name=\"a\"\n  maxLength=\"2\">Save</string>\n<!-- MAX_LENGTH: 4 -->\n<string name=\"b\">Save it</string>"
                )
            ],
            warnings: [
                "res/values/strings.xml:3:17: warning: \"a\" (en) has 4 characters, and may have 2 (limit at "
                    + "res/values/strings.xml:3:3)",
                "res/values/strings.xml:5:18: warning: \"b\" (en) has 7 code points without markup, and may have 4 (limit at "
                    + "res/values/strings.xml:4:6)",
            ]),
        Example(
            testDescription: "a key that only a translation has",
            files: [
                "res/values/strings.xml": android("<string name=\"save\">Save</string>"),
                "res/values-de/strings.xml": android(
                    "<string name=\"save\">Sichern</string>\n<string name=\"gone\">Weg</string>"),
            ], warnings: ["res/values-de/strings.xml:3:1: warning: \"gone\" (de) is in no file of the source language"]),
        Example(
            testDescription: "a key that only a translation has, in JSON; a reference is a text of the source too",
            files: [
                "locales/en.json": "{\"save\": \"Save\"}",
                "locales/de.json": "{\"save\": \"Sichern\",\n \"gone\": \"Weg\"}",
                "res/values/strings.xml": android("<string name=\"a\">A</string><string name=\"b\">@string/a</string>"),
                "res/values-de/strings.xml": android("<string name=\"b\">B</string>"),
            ], warnings: ["locales/de.json:2:2: warning: \"gone\" (de) is in no file of the source language"],
            arguments: ["--source-locale", "en"]),
        Example(
            testDescription: "a text that is not to be translated, and is",
            files: [
                "res/values/strings.xml": android("<string name=\"brand\" translatable=\"false\">Galley</string>"),
                "res/values-de/strings.xml": android("<string name=\"brand\">Fahne</string>"),
                "res/values-fr/strings.xml": android("<string name=\"brand\" translatable=\"false\">Galée</string>"),
            ],
            warnings: [
                "res/values-de/strings.xml:2:22: warning: \"brand\" (de) is translated, but its source text is marked as "
                    + "not translatable"
            ]),
        Example(
            testDescription: "one name in two files of Android, and not one of an array and of a plural",
            files: [
                "res/values/strings.xml": android(
                    "<string name=\"save\">Save</string><string name=\"day\">Day</string>"),
                "res/values/menu.xml": android(
                    "<string name=\"save\">Save</string>\n<plurals name=\"day\"><item quantity=\"one\">1</item>"
                        + "<item quantity=\"other\">2</item></plurals>"),
            ],
            warnings: [
                "res/values/strings.xml:2:1: warning: \"save\" is in res/values/menu.xml:2:1 too; Android's tools accept a "
                    + "name only once in all files of a folder"
            ]),
        Example(
            testDescription: "an array in two files, which is one name however many items it has",
            files: [
                "res/values/arrays.xml": android(
                    "<string-array name=\"days\"><item>Monday</item><item>Tuesday</item></string-array>"),
                "res/values/more.xml": android(
                    "<string-array name=\"days\"><item>Monday</item><item>Tuesday</item></string-array>\n"
                        + "<string-array name=\"months\"><item>May</item><item>June</item><item>July</item></string-array>"
                ),
            ],
            warnings: [
                "res/values/more.xml:2:27: warning: \"days\" is in res/values/arrays.xml:2:27 too; Android's tools accept a "
                    + "name only once in all files of a folder"
            ]),
        Example(
            testDescription: "a reference to a text of Android that is in no file",
            files: [
                "res/values/strings.xml": android(
                    "<string name=\"a\">@string/b</string>\n<string name=\"c\">@string/gone</string>\n"
                        + "<string name=\"ok\">@android:string/ok</string>"),
                "res/values/more.xml": android("<string name=\"b\">B</string>"),
            ],
            warnings: [
                "res/values/strings.xml:3:18: warning: \"c\" (en) refers to @string/gone, which does not exist"
            ]),
        Example(
            testDescription: "a stale entry",
            files: [
                "L.xcstrings": """
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                  "old": {"extractionState": "stale"}, "new": {}}}
                """
            ], warnings: ["L.xcstrings:2:3: warning: \"old\" (en) is stale: no source code uses the key any more"]),
        Example(
            testDescription: "line feeds of gettext's texts",
            files: [
                "po/de.po": po + "msgid \"Done.\\n\"\nmsgstr \"Fertig.\"\n\nmsgid \"Start\"\nmsgstr \"\\nStart\"\n\n"
                    + "msgid \"\\nBoth\\n\"\nmsgstr \"\\nBeide\\n\"\n"
            ],
            warnings: [
                "po/de.po:5:8: warning: \"Done.\\n\" (de) does not end with a line feed, and the source text does",
                "po/de.po:8:8: warning: \"Start\" (de) begins with a line feed, and the source text does not",
            ]),
        Example(
            testDescription: "an unknown term of Fluent, which may be in another file",
            files: [
                "locales/en/app.ftl": "title = { -brand } { -vendor }\n", "locales/en/brand.ftl": "-brand = Galley\n",
            ], warnings: ["locales/en/app.ftl:1:9: warning: \"title\" (en) refers to { -vendor }, which does not exist"]
        ),
        Example(
            testDescription: "a locale that contradicts the name of its file",
            files: [
                "l10n/app_en.arb": "{\"@@locale\": \"en\", \"a\": \"A\"}",
                "l10n/app_de.arb": "{\n  \"@@locale\": \"fr\",\n  \"a\": \"A\"\n}",
                "po/de.po": "msgid \"\"\nmsgstr \"Language: pl\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n",
                // Two names of one language.
                "po/nb.po": "msgid \"\"\nmsgstr \"Language: no\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n",
            ],
            warnings: [
                "l10n/app_de.arb:2:15: warning: the file says that it is fr, and its name that it is de",
                "po/de.po:2:8: warning: the file says that it is pl, and its name that it is de",
            ]),
        Example(
            testDescription: "a placeholder of a browser extension that nothing defines",
            files: [
                "_locales/en/messages.json": """
                {"hi": {"message": "Hi $NAME$", "placeholders": {"name": {"content": "$1"}}},
                 "bye": {"message": "Bye $NAME$, $1 $$5"}}
                """
            ],
            warnings: [
                "_locales/en/messages.json:2:21: warning: \"bye\" (en) has $NAME$, which its \"placeholders\" do not define"
            ]),
    ]

    @Test(arguments: examples) func eachFaultIsNamed(example: Example) throws {
        let scratch = try ScratchFolder(example.files)
        let run = try GalleyProcess(["catalog", "--strict", "--all"] + example.arguments, in: scratch.url)
        let warnings = run.output.split(separator: "\n").map(String.init).filter { $0.contains(": warning: ") }
        #expect(run.status == 1 && warnings == example.warnings, "\(run.output)\(run.error)")
    }

    /// Translation services keep a file a locale beside each other, which no tool of Android reads together.
    @Test func filesOutsideOfResourceFolders() throws {
        let text = Self.android("<string name=\"a\">A</string>")
        let scratch = try ScratchFolder(["dest/site/af-ZA.xml": text, "dest/site/an-ES.xml": text])
        let run = try GalleyProcess("catalog", "--strict", "--all", in: scratch.url)
        #expect(!run.output.contains("Android's tools accept"), "\(run.output)")
        #expect(run.output.contains("an-ES.xml: Android string resources, 1 key"), "\(run.output)\(run.error)")
    }

    /// The file of the others is looked at where a person names one alone.
    @Test func aFileByItself() throws {
        let scratch = try ScratchFolder([
            "en/app.ftl": "title = { -brand }\n", "en/brand.ftl": "-brand = Galley\n",
            "res/values/strings.xml": Self.android("<string name=\"a\">@string/b</string>"),
            "res/values/more.xml": Self.android("<string name=\"b\">B</string>"),
        ])
        for file in ["en/app.ftl", "res/values/strings.xml"] {
            let run = try GalleyProcess("catalog", "--strict", file, in: scratch.url)
            #expect(run.status == 0, "\(run.output)")
        }
    }

    /// Rails brings the texts of its own parts along in English.
    @Test func whatTheSourceDoesWithout() throws {
        let scratch = try ScratchFolder([
            "config/locales/en.yml": "en:\n  hello: Hello\n",
            "config/locales/de.yml": "de:\n  hello: Hallo\n  date:\n    formats:\n      default: \"%d.%m.%Y\"\n",
            "l/en/a.ftl": "a = { -b }\n-b = B\n", "l/de/a.ftl": "a = { -b } { -own }\n-b = B\n-own = O\n",
        ])
        let run = try GalleyProcess("catalog", "--strict", "--source-locale", "en", in: scratch.url)
        #expect(run.status == 0, "\(run.output)")
    }

    @Test func aMissingTranslationFailsOnRequest() throws {
        let scratch = try ScratchFolder([
            "res/values/strings.xml": Self.android(
                "<string name=\"save\">Save</string>\n<string name=\"open\">Open</string>"),
            "res/values-de/strings.xml": Self.android("<string name=\"save\">Sichern</string>"),
            "res/values-fr/strings.xml": Self.android(
                "<string name=\"save\">Enregistrer</string>\n<string name=\"open\">Ouvrir</string>"),
        ])
        #expect(try GalleyProcess("catalog", "--strict", in: scratch.url).status == 0)
        let run = try GalleyProcess("catalog", "--fail-on-missing", in: scratch.url)
        #expect(run.status == 1)
        #expect(
            run.output.contains("res/values-de/strings.xml:1:1: warning: \"open\" (de) is not translated\n"),
            "\(run.output)")
        #expect(try GalleyProcess("catalog", "--fail-on-missing", "--locale", "fr", in: scratch.url).status == 0)
        let json = try GalleyProcess("catalog", "--fail-on-missing", "--format", "json", in: scratch.url)
        #expect(json.status == 1 && json.output.contains("\"problem\" : \"missingTranslation\""))
    }

    /// A file that has the source texts beside the translations is where the translator looks.
    @Test func aMissingTranslationIsWhereItWouldBe() throws {
        let scratch = try ScratchFolder([
            "po/bg.po": Self.po + "msgid \"a\"\nmsgstr \"b\"\n", "po/de.po": Self.po + "\n\nmsgid \"a\"\nmsgstr \"\"\n",
        ])
        let run = try GalleyProcess("catalog", "--fail-on-missing", in: scratch.url)
        #expect(
            run.status == 1 && run.output.hasSuffix("po/de.po:6:7: warning: \"a\" (de) is not translated\n"),
            "\(run.output)")
    }

    /// The same in a check, by the severity of a rule.
    @Test func aMissingTranslationFailsACheckByItsRule() throws {
        let scratch = try ScratchFolder([
            "locales/en.json": "{\"save\": \"Save\", \"open\": \"Open\"}", "locales/de.json": "{\"save\": \"Sichern\"}",
            "galley.yml": """
            strings: locales
            sourceLocale: en
            platform: web
            labels: [{ keys: "*", maxWidth: 400 }]
            """,
        ])
        #expect(try GalleyProcess("check", in: scratch.url).status == 0)
        try scratch.write(
            scratch.text(of: "galley.yml") + "\nrules: { missing-translation: error }\n", to: "galley.yml")
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(
            run.status == 1 && run.output.contains("error: missing-translation: \"Open\" (open, de)"), "\(run.output)")
    }
}
