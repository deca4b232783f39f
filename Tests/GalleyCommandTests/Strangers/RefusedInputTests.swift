import Foundation
import Testing

/// What a project names is read in its own tree alone, whatever links lead there.
@Suite struct RefusedInputTests {
    private func expectRefusal(
        _ run: GalleyProcess, _ message: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(run.status == 3 && run.output.isEmpty, "\(run.output)\(run.error)", sourceLocation: sourceLocation)
        #expect(run.error.contains(message), "\(run.error)", sourceLocation: sourceLocation)
        #expect(!run.error.contains("hunter2") && !run.error.contains("PATH="), sourceLocation: sourceLocation)
    }

    /// Each key of a `galley.yml` that names files: a link, a link to a folder, a path upward, an absolute one, and what the
    /// system shows of itself.
    @Test(arguments: [
        ("scenes: [S.yml]", "1:10: error: scenes: S.yml is a symbolic link to ../mine/S.yml, outside of the project"),
        ("scenes: [link/S.yml]", "1:10: error: scenes: link is a symbolic link to ../mine, outside of the project"),
        ("scenes: ['link/*.yml']", "1:10: error: scenes: link is a symbolic link to ../mine, outside of the project"),
        ("scenes: ['l?nk/*.yml']", "1:10: error: scenes: link is a symbolic link to ../mine, outside of the project"),
        ("scenes: ['*.yml']", "1:10: error: scenes: S.yml is a symbolic link to ../mine/S.yml, outside of the project"),
        ("scenes: [../mine/S.yml]", "mine/S.yml lies outside of the project"),
        ("scenes: ['../mine/*.yml']", "1:10: error: scenes: "),
        ("scenes: [../mine/S.yaml]", "mine/S.yaml lies outside of the project"),
        ("scenes: [/proc/self/environ]", "1:10: error: scenes: /proc/self/environ lies outside of the project"),
        ("scenes: [environ]", "environ is a symbolic link to /proc/self/environ, outside of the project"),
        ("scenes: [.git/HEAD]", "1:10: error: scenes: .git/HEAD is in .git, the folder of the repository itself"),
        ("strings: L.xcstrings\nscenes: [Own.yml]", "1:10: error: strings: L.xcstrings is a symbolic link to ../mine"),
        ("strings: [link]\nscenes: [Own.yml]", "1:11: error: strings: link is a symbolic link to ../mine, outside"),
        ("strings: [.]\nscenes: [Own.yml]", "1:11: error: strings: L.xcstrings is a symbolic link to ../mine/L.xcst"),
        ("fonts: [F.ttf]\nscenes: [Own.yml]", "1:9: error: fonts: F.ttf is a symbolic link to /"),
        ("fonts:\n  - file: /etc/F.ttf\nscenes: [Own.yml]", "2:11: error: fonts: /etc/F.ttf lies outside of the"),
        ("baseline: known.json\nscenes: [Own.yml]", "1:11: error: baseline: known.json is a symbolic link to ../mine"),
        ("baseline: ../mine/known.json\nscenes: [Own.yml]", "1:11: error: baseline: "),
    ])
    func aConfigurationNamesFilesOfItsTree(text: String, message: String) throws {
        let tree = try StrangersTree(["galley.yml": text, "Own.yml": StrangersTree.scene])
        for name in ["S.yml", "L.xcstrings", "known.json"] { try tree.link(name, to: "../mine/\(name)") }
        try tree.link("link", to: "../mine")
        try tree.link("environ", to: "/proc/self/environ")
        try tree.link("F.ttf", to: Package.root.appending(path: "Fonts/Inter/Inter.var.ttf").path)
        expectRefusal(try tree.galley("check"), message)
        expectRefusal(try tree.galley("check", "galley.yml"), message)
    }

    /// No message says what is in a folder elsewhere: a misspelt name there has no nearest one.
    @Test func foldersElsewhereAreNotListed() throws {
        let tree = try StrangersTree(["galley.yml": "scenes: [/etc/passwt]"])
        let run = try tree.galley("check")
        #expect(run.status == 3 && !run.error.contains("did you mean"), "\(run.error)")
    }

    /// So do scene files, which may be laid out by themselves.
    @Test(arguments: [
        ("strings: L.xcstrings", "S.yml:1:10: error: strings: L.xcstrings is a symbolic link to ../mine/L.xcstrings"),
        ("strings: /etc/L.xcstrings", "S.yml:1:10: error: strings: /etc/L.xcstrings lies outside of the project"),
        ("fonts: /etc/F.ttf", "S.yml:1:8: error: fonts: /etc/F.ttf lies outside of the project"),
        ("strings: /proc/self/environ", "S.yml:1:10: error: strings: /proc/self/environ lies outside of the project"),
    ])
    func aSceneNamesFilesOfItsTree(text: String, message: String) throws {
        let tree = try StrangersTree(["S.yml": "\(text)\nview: { Text: a }\n"])
        try tree.link("L.xcstrings", to: "../mine/L.xcstrings")
        expectRefusal(try tree.galley("layout", "S.yml"), message)
        try tree.write("scenes: [S.yml]", to: "galley.yml")
        expectRefusal(try tree.galley("check"), message)
        expectRefusal(try tree.galley("layout", "S.yml"), message)
    }

    /// A locale that lies elsewhere is not left out: a check of the others would be green by mistake.
    @Test(arguments: [
        ("en.lproj/L.strings", "de.lproj", "/mine/de.lproj", "\"a\" = \"b\";"),
        ("en.lproj/L.strings", "de.lproj/L.strings", "/mine/de.lproj/L.strings", "\"a\" = \"b\";"),
        ("locales/en/app.json", "locales/de", "/etc", #"{ "a": "Hi {{name}}" }"#),
        ("locales/en.json", "locales/de.json", "/mine/secret", #"{ "a": "Hi {{name}}" }"#),
        ("res/values/strings.xml", "res/values-de", "/mine", "<resources><string name=\"a\">b</string></resources>"),
        ("lib/app_en.arb", "lib/app_de.arb", "/proc/self/environ", #"{ "@@locale": "en", "a": "b" }"#),
        ("po/en/app.po", "po/de/app.po", "/mine/secret", "msgid \"a\"\nmsgstr \"b\"\n"),
    ])
    func theOtherFilesOfACatalogAreOfItsTree(file: String, link: String, target: String, text: String) throws {
        let tree = try StrangersTree([
            file: text, "galley.yml": "strings: \(file)\nlabels: [{ keys: a }]\nsourceLocale: en",
        ])
        if link == "locales/de" || link == "res/values-de" {
            let name = file.split(separator: "/").last ?? ""
            try tree.scratch.write(text, to: "mine/\(name)")
            try tree.link(link, to: tree.mine())
        } else {
            try tree.link(link, to: target.hasPrefix("/mine") ? tree.scratch.path + target : target)
        }
        let message = "\(link) is a symbolic link to /"
        expectRefusal(try tree.galley("check"), "galley.yml:1:10: error: strings: \(message)")
        expectRefusal(try tree.galley("measure", "--catalog", file), message)
        expectRefusal(try tree.galley("catalog", file), message)
        let allowed = try tree.galley("catalog", file, "--allow-read", tree.mine())
        if target.hasPrefix("/mine"), !target.hasSuffix("secret") { #expect(allowed.status == 0, "\(allowed.error)") }
    }

    /// What says which language the texts were written in, and how they are written.
    @Test func configurationsOfOtherToolsAreOfTheTree() throws {
        let tree = try StrangersTree([
            "lib/app_de.arb": #"{ "a": "b" }"#, "galley.yml": "strings: lib/app_de.arb\nlabels: [{ keys: a }]\n",
        ])
        try tree.scratch.write("template-arb-file: app_de.arb\n", to: "mine/l10n.yaml")
        try tree.link("l10n.yaml", to: "../mine/l10n.yaml")
        expectRefusal(try tree.galley("check"), "l10n.yaml is a symbolic link to ../mine/l10n.yaml, outside of")
        let web = try StrangersTree(["src/locales/en.json": #"{ "a": "b {{c}}" }"#, "src/locales/de.json": "{}"])
        try web.scratch.write("export default { fallbackLng: 'de' }", to: "mine/i18n.ts")
        try web.link("src/i18n.ts", to: "../../mine/i18n.ts")
        expectRefusal(
            try web.galley("measure", "--catalog", "src/locales/en.json"), "src/i18n.ts is a symbolic link to")
    }

    /// A configuration that was only found is the stranger's; one that is named is the person's choice.
    @Test func theConfigurationIsOfTheTreeUnlessItIsNamed() throws {
        let tree = try StrangersTree(["S.yml": StrangersTree.scene])
        try tree.link("galley.yml", to: "../mine/galley.yml")
        let message = "galley.yml: error: galley.yml is a symbolic link to ../mine/galley.yml, outside of the project"
        for arguments in [["check"], ["check", "."], ["layout", "S.yml"], ["catalog"], ["record"]] {
            expectRefusal(try GalleyProcess(arguments, in: tree.url), message)
        }
        let named = try tree.galley("check", "galley.yml")
        #expect(named.status == 0, "\(named.error)")
    }

    /// A pipe would wait for its writer, and a device has no end.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            "strings: [pipe]", "scenes: [pipe]", "fonts: [pipe]", "baseline: pipe",
        ]) func pipesAreRefused(text: String) throws
    {
        let tree = try StrangersTree([
            "galley.yml": text.hasPrefix("scenes") ? text : "\(text)\nscenes: [S.yml]\n", "S.yml": StrangersTree.scene,
        ])
        #expect(mkfifo(tree.url.path + "/pipe", 0o600) == 0)
        expectRefusal(try tree.galley("check"), "pipe is a pipe; a project can name files and folders only")
    }

    @Test func aFoundConfigurationThatIsAPipeIsRefused() throws {
        let tree = try StrangersTree()
        #expect(mkfifo(tree.url.path + "/galley.yml", 0o600) == 0)
        expectRefusal(try tree.galley("check"), "galley.yml is a pipe; a project can name files and folders only")
    }

    @Test(.enabled(if: Machine.hasOwnDevices, "mknod is not permitted here"))
    func devicesAreRefused() throws {
        let tree = try StrangersTree([
            "galley.yml": "scenes: [S.yml]\nfonts: [F.ttf]\n", "S.yml": StrangersTree.scene,
        ])
        #expect(Machine.makeDevice(at: tree.url.path + "/F.ttf", minor: 5))
        expectRefusal(try tree.galley("check"), "fonts: F.ttf is a device; a project can name files and folders only")
    }

    /// The command line may name a device, of which nothing is read either.
    @Test(.timeLimit(.minutes(1))) func devicesThatTheCommandLineNamesAreRefused() throws {
        let tree = try StrangersTree(["S.yml": StrangersTree.scene])
        try tree.link("F.ttf", to: "/dev/zero")
        try tree.link("L.strings", to: "/dev/zero")
        expectRefusal(try tree.galley("measure", "a", "--font", "F.ttf"), "F.ttf: this is a device, not a font file")
        let catalog = try tree.galley("measure", "--catalog", "L.strings", "--source-locale", "en")
        expectRefusal(catalog, "L.strings: error: cannot be read: this is a device, not a file")
        try tree.write("scenes: [S.yml]", to: "galley.yml")
        expectRefusal(
            try tree.galley("check", "--baseline", "/dev/zero"), "/dev/zero: error: the file has more than 256 MB")
    }

    @Test func recordingsAreOfTheTree() throws {
        let tree = try StrangersTree(["galley.yml": "scenes: [S.yml]\n", "S.yml": StrangersTree.scene])
        #expect(try tree.galley("record").status == 0)
        let file = tree.url.appending(path: "S.reports/en.txt")
        try FileManager.default.removeItem(at: file)
        try tree.link("S.reports/en.txt", to: tree.mine("secret"))
        expectRefusal(try tree.galley("verify"), "S.reports/en.txt: error: S.reports/en.txt is a symbolic link to /")
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
        try tree.link("S.reports", to: tree.mine("de.lproj"))
        try tree.scratch.write(StrangersTree.secret, to: "mine/de.lproj/en.txt")
        expectRefusal(try tree.galley("verify"), "S.reports is a symbolic link to /")
    }

    @Test func sharesOfAFolderAreOfItsTree() throws {
        let tree = try StrangersTree()
        try tree.link("shares/galley-1-of-1.json", to: tree.mine("secret"))
        expectRefusal(try tree.galley("merge", "shares"), "shares/galley-1-of-1.json is a symbolic link to /")
    }

    /// `init` looks at everything there is, and says what it left out.
    @Test func initReadsNothingElsewhere() throws {
        let tree = try StrangersTree(["en.lproj/Own.strings": "\"a\" = \"b\";"])
        try tree.link("L.xcstrings", to: "../mine/L.xcstrings")
        try tree.link("Info.plist", to: tree.mine("secret"))
        let run = try tree.galley("init", "--source-locale", "en")
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.error.contains(
                "note: L.xcstrings: warning: this is a link to a file outside of the project, which is not"))
        let text = try String(contentsOf: tree.url.appending(path: "galley.yml"), encoding: .utf8)
        #expect(text.contains("en.lproj/Own.strings") && !text.contains("L.xcstrings  "))
    }
}
