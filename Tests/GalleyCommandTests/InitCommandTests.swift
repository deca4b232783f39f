import Foundation
import Testing

@Suite struct InitCommandTests {
    /// What `galley init` writes names what is there, and `galley check` runs it as it is.
    @Test func aFirstConfigurationIsChecked() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Words.yml", "Localizable.xcstrings"] {
            try FileManager.default.copyItem(
                at: Package.root.appending(path: "Samples/Words/\(name)"), to: folder.appending(path: name))
        }
        #expect(try GalleyProcess("init", folder.path).status == 0)
        let text = try String(contentsOf: folder.appending(path: "galley.yml"), encoding: .utf8)
        #expect(text.contains("scenes:\n  - Words.yml\n"))
        #expect(text.contains("strings:\n  - Localizable.xcstrings           # Xcode string catalog: en, "))
        #expect(text.contains("\nsourceLocale: en\n"))
        let run = try GalleyProcess("check", folder.path)
        #expect(run.output.contains("Measured 8 labels"))
        #expect(try GalleyProcess("init", folder.path).status == 2)
    }

    /// Whatever has the name stays: a file, a folder, a link that leads nowhere.
    @Test func whatIsThereIsNotOverwritten() throws {
        for make in ["echo mine > galley.yml", "mkdir galley.yml", "ln -s missing galley.yml", "mkfifo galley.yml"] {
            let scratch = try ScratchFolder()
            #expect(try ShellRun(make, in: scratch.url).status == 0)
            let run = try GalleyProcess("init", in: scratch.url)
            #expect(run.status == 2 && run.output.isEmpty)
            #expect(run.error == "./galley.yml: error: this file already exists; galley init does not overwrite it\n")
            #expect(try scratch.contents() == ["galley.yml"])
        }
    }

    /// What a catalog says stays what it is, and nothing else gets into the configuration.
    @Test(arguments: ["Base", #"en\nrules: {truncated-text: off}"#])
    func aSourceLanguageThatIsNoneIsAskedFor(language: String) throws {
        let scratch = try ScratchFolder()
        let catalog = #"{"sourceLanguage": "\#(language)", "version": "1.0", "strings": {"a": {}}}"#
        try Data(catalog.utf8).write(to: scratch.url.appending(path: "Localizable.xcstrings"))
        let run = try GalleyProcess("init", in: scratch.url)
        #expect(run.status == 0 && (run.output + run.error).contains("which is not a language"))
        let text = try String(contentsOf: scratch.url.appending(path: "galley.yml"), encoding: .utf8)
        #expect(!text.contains("\nsourceLocale:") && !text.contains("\nrules:"))
    }

    private static let android = """
        <resources><string name="save">Save</string><string name="open">Open %1$s</string></resources>
        """

    /// A folder that has nothing but catalogs has labels to check, on the platform of their format.
    @Test(
        arguments: [
            (["res/values/strings.xml": android, "res/values-de/strings.xml": android], "android", "Android"),
            (
                ["l10n.yaml": "", "lib/l10n/app_en.arb": #"{"a": "Save"}"#, "lib/l10n/app_de.arb": #"{"a": "Los"}"#],
                "android", "arb"
            ),
            (
                [
                    "i18n.ts": "fallbackLng: 'en'", "locales/en/a.json": #"{"a": "Save {{x}}"}"#,
                    "locales/de/a.json": #"{"a": "Los {{x}}"}"#,
                ],
                "web", "i18next"
            ),
            (
                [
                    "po/de.po":
                        "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\nmsgid \"Save\"\nmsgstr \"Los\"\n"
                ],
                "web", "gettext"
            ),
        ] as [([String: String], String, String)])
    func catalogsAloneAreChecked(files: [String: String], platform: String, format: String) throws {
        let scratch = try ScratchFolder(files)
        let made = try GalleyProcess("init", in: scratch.url)
        #expect(made.status == 0 && made.error == "", "\(made.error)")
        let text = try scratch.text(of: "galley.yml")
        #expect(text.contains("\nplatform: \(platform) "))
        #expect(text.contains("\nsourceLocale: en"))
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status < 2 && run.output.contains("Measured "), "\(format): \(run.error)\(run.output)")
    }

    /// What was seen stands on standard output, and what to do next.
    @Test func whatIsSeenIsSaid() throws {
        let scratch = try ScratchFolder(["en.lproj/L.strings": "\"a.title\" = \"Save\";"])
        let run = try GalleyProcess("init", in: scratch.url)
        #expect(
            run.output == """
                ./galley.yml
                ./Scenes/First.yml.example
                  catalog   en.lproj/L.strings: Apple strings table, 1 key, en
                  source    en, the only locale
                  platform  ios
                  widths    iPhone SE (1st generation) 320, iPhone 16 393 (no file says which iOS the app asks for)
                next: galley check

                """)
        let check = try GalleyProcess("check", in: scratch.url)
        #expect(check.status == 0 && check.output.hasPrefix("No room is known for the 1 text of the catalogs: "))
        #expect(check.output.hasSuffix("or write a scene of a screen\n") && !check.output.contains("No findings."))
        // What can be checked nowhere cannot pass a test of itself, nor be written down as known.
        #expect(try GalleyProcess("check", "--self-test", in: scratch.url).status == 2)
        for command in ["budget", "verify", "proof"] {
            let other = try GalleyProcess(command, in: scratch.url)
            #expect(other.status == 2, "\(command): \(other.output)\(other.error)")
        }
    }

    /// A folder without texts has nothing to check, and the command says so.
    @Test func anEmptyFolderIsNotChecked() throws {
        let scratch = try ScratchFolder()
        #expect(try GalleyProcess("init", in: scratch.url).status == 0)
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 2 && run.error.contains("there are neither scenes nor labels"), "\(run.error)")
    }

    @Test func aPersonSaysTheSourceLanguage() throws {
        let scratch = try ScratchFolder([
            "be.lproj/L.strings": "\"a\" = \"b\";", "de.lproj/L.strings": "\"a\" = \"c\";",
        ])
        let made = try GalleyProcess("init", "--source-locale", "de", in: scratch.url)
        #expect(made.status == 0 && made.error.isEmpty, "\(made.error)")
        #expect(try scratch.text(of: "galley.yml").contains("\nsourceLocale: de "))
        #expect(try GalleyProcess("check", in: scratch.url).status < 2)
    }

    /// A pipe waits for a writer, a link may lead in a circle, and a folder may have any number of files.
    @Test func whatIsNoFileIsPassedOver() throws {
        let scratch = try ScratchFolder()
        let make = "mkfifo a.yml Info.plist de.json; ln -s . loop; ln -s / root"
        #expect(try ShellRun(make, in: scratch.url).status == 0)
        let run = try GalleyProcess("init", in: scratch.url)
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        try FileManager.default.createDirectory(
            at: scratch.url.appending(path: "de.lproj"), withIntermediateDirectories: true)
        try scratch.write("\"a\" = \"b\";", to: "de.lproj/L.strings")
        #expect(try GalleyProcess("catalog", in: scratch.url).status == 0)
    }

    /// What no file states is asked for, in the file and beside it, and check says so again.
    @Test func theSourceLanguageIsAskedFor() throws {
        let scratch = try ScratchFolder([
            "be.lproj/L.strings": "\"a\" = \"b\";", "de.lproj/L.strings": "\"a\" = \"c\";", "lang/de/x.php": "<?php",
        ])
        let made = try GalleyProcess("init", in: scratch.url)
        #expect(made.status == 0)
        #expect(
            made.error == """
                note: lang/de/x.php: warning: this looks like a catalog, but it is not read: a PHP array
                note: nothing says which language the texts were written in: set sourceLocale: to one of be, de

                """)
        let text = try scratch.text(of: "galley.yml")
        #expect(text.contains("# not read: lang/de/x.php (this looks like a catalog, but it is not read: a PHP array)"))
        #expect(text.contains("\n# sourceLocale: be   # please say which language the texts were written in: be, de\n"))
        let asked = try GalleyProcess("check", in: scratch.url)
        #expect(asked.status == 2)
        #expect(
            asked.error == "be.lproj/L.strings: error: nothing says which language the texts were written in: it has "
                + "be, de; set it with sourceLocale: be in galley.yml; commands that read none have --source-locale be\n"
        )
        try scratch.replace("# sourceLocale: be  ", with: "sourceLocale: de  ", in: "galley.yml")
        #expect(try GalleyProcess("check", in: scratch.url).output.contains("Measured "))
    }

    /// A check that leaves out what it cannot read would pass.
    @Test func whatCannotBeReadIsNotLeftOut() throws {
        let scratch = try ScratchFolder([
            "en.lproj/L.strings": "\"a\" = \"b\";", "de.lproj/L.strings": "\"a\" = ", "Info.xcstrings": "{",
        ])
        let made = try GalleyProcess("init", in: scratch.url)
        #expect(made.status == 0 && made.error.contains("note: Info.xcstrings:1:2: error: "), "\(made.error)")
        let text = try scratch.text(of: "galley.yml")
        #expect(text.contains("  - Info.xcstrings                  # Xcode string catalog: cannot be read\n"))
        #expect(text.contains(".lproj/L.strings"))
        let run = try GalleyProcess("check", in: scratch.url)
        #expect(run.status == 3 && run.error.contains("Info.xcstrings:1:2: error: "), "\(run.error)")
    }

    @Test func aFolderWithoutCatalogsIsNamed() throws {
        let scratch = try ScratchFolder()
        let run = try GalleyProcess("catalog", in: scratch.url)
        #expect(run.status == 2 && run.error == ".: error: there is no catalog in this folder\n", "\(run.error)")
    }
}
