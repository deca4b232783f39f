import Checking
import Checks
import Foundation
import Outputs
import Projects
import Testing

@testable import Galley

@Suite struct ProjectTemplateTests {
    private static let settings = """
        	IPHONEOS_DEPLOYMENT_TARGET = 17.2;
        	SDKROOT = iphoneos;
        	TARGETED_DEVICE_FAMILY = "1,2";
        """
    private static let catalog = #"""
        {"sourceLanguage":"en","version":"1.0","strings":{
          "account.title":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Dein Konto"}}}},
          "tab.home":{}, "tab.search":{}, "save.button":{}, "Hello %@":{}, "yes":{}, "- a: #b":{}, "it's \"so\"\nlong":{}
        }}
        """#
    private static let info =
        "<plist><dict><key>UIAppFonts</key><array><string>Fonts/Brand.ttf</string><string>Gone.otf</string></array>"
    private static let android = "<resources><string name=\"home_title\">Home</string></resources>"

    /// Projects as people have them, and worse.
    private static let projects: [(name: String, files: [String: String])] = [
        ("an empty folder", [:]),
        (
            "an app of Xcode",
            ["A.xcodeproj/project.pbxproj": settings, "A/Localizable.xcstrings": catalog, "A/Info.plist": info]
        ),
        ("a package", ["Package.swift": "platforms: [.iOS(.v15), .macOS(.v13)]", "S/L.xcstrings": catalog]),
        (
            "an app of Android",
            [
                "app/build.gradle.kts": "android {\n  minSdk = 26\n}", "app/src/main/res/values/strings.xml": android,
                "lib/src/main/res/values/strings.xml": android,
            ]
        ),
        ("a web app", ["package.json": "{}", "i18n.ts": "fallbackLng: 'en'", "locales/en/a.json": #"{"a": "Save"}"#]),
        (
            "hostile names and texts",
            [
                "a'b\": #\n- c.xcstrings": catalog, "Info.plist": String(repeating: "<array>", count: 50_000),
                "x.xcodeproj/project.pbxproj":
                    "SDKROOT = iphoneos;\nIPHONEOS_DEPLOYMENT_TARGET = 9999999999999999;\n= ;",
                "view.yml": "view: " + String(repeating: "[", count: 50_000), "page.yml": "view: page\nroute: /\n",
                "b\u{1B}[31m.ttf": "no font",
                "lang/de/\u{7}.php": "",
            ]
        ),
    ]

    /// The manifests of a browser extension need not be beside its texts; one that contradicts another says nothing.
    @Test(arguments: [("en", "en", true), ("en", "de", false), ("fr", "fr", false)])
    func theManifestsOfAnExtension(first: String, second: String, isKnown: Bool) throws {
        let texts = #"{ "name": { "message": "Name" } }"#
        let folder = try Self.folder([
            "src/_locales/en/messages.json": texts, "src/_locales/de/messages.json": texts,
            "platform/a/manifest.json": #"{ "default_locale": "\#(first)" }"#,
            "platform/b/manifest.json": #"{ "default_locale": "\#(second)" }"#,
            "platform/c/manifest.json": "{}",
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder)
        #expect(template.text.contains("\nsourceLocale: en") == isKnown)
        #expect(template.text.contains("# platform/a/manifest.json\n") == isKnown)
        #expect((template.demand == nil) == isKnown)
        let stated = ProjectTemplate(for: folder, sourceLocale: "de")
        #expect(stated.text.contains("\nsourceLocale: de "))
    }

    /// What init writes can be checked as it is: nothing in it is invented, so a report is about the catalogs alone.
    @Test(arguments: projects.map(\.name)) func aFirstProjectIsChecked(name: String) throws {
        let files = try #require(Self.projects.first { $0.name == name }).files
        let folder = try Self.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder)
        #expect((template.demand == nil) == !files.isEmpty)
        #expect(try template.write(into: folder).count == 2)
        let file = folder.appending(path: "galley.yml")
        guard !files.isEmpty else {
            // Nothing can be known about a folder without texts.
            #expect(throws: InputError.self) { try Project(contentsOf: file) }
            return
        }
        let result = try Project(contentsOf: file).check()
        #expect(result.measuredNothing && result.findings.isEmpty)
        #expect(try #require(result.summary.coverage).survey != nil)
    }

    /// Places are proposed for keys that the sources show there, and for no other, whatever its name is.
    @Test func placesAreFoundInSources() throws {
        let view = """
            struct Root: View { var body: some View { TabView {
              Home().tabItem { Label("account.title", systemImage: "house") }
              Search().tabItem { Text("yes") }
              Tab("save.button", systemImage: "star") { Text("tab.search") }
            }.navigationTitle("Hello") } }
            struct More: View { var body: some View {
              Menu { Button("it's \\"so") { } ; Button("tab.home") { } } label: { Text("tab.search") }
              Text("more").navigationTitle("title.more")
            } }
            """
        let folder = try Self.folder([
            "A.xcodeproj/project.pbxproj": Self.settings, "A/L.xcstrings": Self.catalog, "A/Root.swift": view,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = ProjectTemplate(for: folder).text
        let proposed = text.split(separator: "\n").drop { !$0.hasPrefix("# labels:") }.filter { $0.hasPrefix("#   ") }
        #expect(
            proposed == [
                "#   - keys: \"account.title\"         # A/Root.swift:2", "#     place: { tabBarItem: { of: 2 } }",
                "#   - keys: \"yes\"                   # A/Root.swift:3", "#     place: { tabBarItem: { of: 2 } }",
                "#   - keys: \"save.button\"           # A/Root.swift:4", "#     place: { tabBarItem: { of: 2 } }",
                "#   - keys: \"tab.home\"              # A/Root.swift:7", "#     place: menuItem",
            ])
        // Without the #, the proposals can be checked.
        let active = text.replacing("# labels:", with: "labels:").replacing("\n#   - ", with: "\n  - ")
            .replacing("\n#     place", with: "\n    place")
        let file = folder.appending(path: "galley.yml")
        try Data(active.utf8).write(to: file)
        let project = try Project(contentsOf: file)
        #expect(project.labels.count == 4)
        let result = try project.check()
        #expect(!result.measuredNothing && result.summary.coverage?.placed == 4)
        #expect(result.summary.coverage?.survey == nil)
    }

    /// What the proposals of a template are, without the places in the sources.
    private static func proposals(_ template: ProjectTemplate) -> [String] {
        template.text.split(separator: "\n").drop { !$0.hasPrefix("# labels:") }.filter { $0.hasPrefix("#   ") }
            .map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) }
    }

    @Test func alertsSearchFieldsAndActionsOfIOSAreFound() throws {
        let view = """
            struct Root: View { var body: some View {
              List { }.searchable(text: $query, prompt: "tab.search").alert("title.more", isPresented: $on) { Button("yes") { } }
                message: { Text("Hello") }
            } }
            let action = UNNotificationAction(identifier: "a", title: NSLocalizedString("save.button", comment: ""), options: [])
            let item = UIApplicationShortcutItem(type: "x", localizedTitle: String(localized: "tab.home"),
              localizedSubtitle: String(localized: "account.title"), icon: nil)
            let other = UIMutableApplicationShortcutItem(type: "y", localizedTitle: String(localized: "yes"))
            """
        let actions = """
            <plist><dict><key>UIApplicationShortcutItems</key><array><dict>
              <key>UIApplicationShortcutItemType</key><string>home</string>
              <key>UIApplicationShortcutItemTitle</key><string>more</string>
            </dict></array></dict></plist>
            """
        let folder = try Self.folder([
            "A.xcodeproj/project.pbxproj": Self.settings, "A/L.xcstrings": Self.catalog, "A/Root.swift": view,
            "A/Info.plist": actions,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let known = Set(try Catalog(file: folder.appending(path: "A/L.xcstrings").path).keys)
        let expected = [
            ("more", "{ quickAction: { part: title } }"), ("tab.search", "searchBar"), ("title.more", "alertTitle"),
            ("Hello", "alertText"), ("save.button", "notificationAction"),
            ("tab.home", "{ quickAction: { part: titleAboveSubtitle } }"),
            ("account.title", "{ quickAction: { part: subtitle } }"), ("yes", "{ quickAction: { part: title } }"),
        ].filter { known.contains($0.0) }
        #expect(expected.count > 4)
        #expect(
            Self.proposals(ProjectTemplate(for: folder))
                == expected.flatMap { ["- keys: \"\($0.0)\"", "place: \($0.1)"] })
    }

    @Test func shortcutsDialogsAndComponentsOfAndroidAreFound() throws {
        let keys = ["short", "long", "undone", "undo", "title", "text", "ok", "new", "name", "help", "query", "tag"]
        let strings = keys.map { "<string name=\"\($0)\">Text</string>" }.joined()
        let main = "app/src/main"
        let folder = try Self.folder([
            "app/build.gradle": "android {", "\(main)/res/values/strings.xml": "<resources>\(strings)</resources>",
            "\(main)/res/xml/shortcuts.xml": """
            <shortcuts><shortcut android:shortcutId="a" android:shortcutShortLabel="@string/short"
              android:shortcutLongLabel="@string/long"/></shortcuts>
            """,
            "\(main)/res/layout/main.xml": """
            <A><com.google.android.material.floatingactionbutton.ExtendedFloatingActionButton android:id="@+id/a"
              android:text="@string/new"/><com.google.android.material.textfield.TextInputLayout
              android:hint="@string/name" app:helperText="@string/help"/>
              <androidx.appcompat.widget.SearchView app:queryHint="@string/query"/>
              <com.google.android.material.chip.Chip android:text="@string/tag"/></A>
            """,
            "\(main)/java/a/Main.kt": """
            Snackbar.make(view, R.string.undone, Snackbar.LENGTH_LONG).setAction(R.string.undo) { }.show()
            MaterialAlertDialogBuilder(this).setTitle(R.string.title).setMessage(R.string.text)
              .setPositiveButton(R.string.ok) { _, _ -> }.show(); AlertDialog.Builder(this)
            """,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = Set(
            Self.proposals(ProjectTemplate(for: folder)).joined(separator: "\n").split(separator: "\n- ").map {
                $0.hasPrefix("- ") ? $0.dropFirst(2) : $0
            })
        #expect(
            found == [
                "keys: \"short\"\nplace: { appShortcut: { label: short } }",
                "keys: \"long\"\nplace: { appShortcut: { label: long } }",
                "keys: \"new\"\nplace: extendedFloatingActionButton", "keys: \"tag\"\nplace: chip",
                "keys: \"name\"\nplace: { textField: { part: label } }",
                "keys: \"help\"\nplace: { textField: { part: supporting } }", "keys: \"query\"\nplace: searchBar",
                "keys: \"undone\"\nplace: snackbar", "keys: \"undo\"\nplace: snackbarAction",
                "keys: \"title\"\nplace: alertTitle", "keys: \"text\"\nplace: alertText",
                "keys: \"ok\"\nplace: alertButton",
            ])
    }

    @Test func menusOfAndroidAreFound() throws {
        let strings = ["save", "open", "home", "drawer", "always", "first", "second"].map {
            "<string name=\"\($0)\">Text</string>"
        }
        func item(_ key: String, _ more: String = "") -> String {
            "<item android:id=\"@+id/x\"\n android:title=\"@string/\(key)\" \(more)/>"
        }
        let res = "app/src/main/res"
        let folder = try Self.folder([
            "app/build.gradle": "android {", "\(res)/values/strings.xml": "<resources>\(strings.joined())</resources>",
            "\(res)/menu/main.xml": "<menu>\(item("save"))\(item("always", "app:showAsAction=\"always\""))</menu>",
            "\(res)/menu/bottom.xml": "<menu>\(item("home"))\(item("open"))\(item("unknown"))</menu>",
            "\(res)/menu/side.xml": "<menu>\(item("drawer"))</menu>",
            "\(res)/layout/main.xml": """
            <A><com.google.android.material.bottomnavigation.BottomNavigationView android:id="@+id/b"
              app:menu="@menu/bottom"/><com.google.android.material.navigation.NavigationView app:menu="@menu/side"/>
            <com.google.android.material.tabs.TabItem android:text="@string/first"/></A>
            """,
        ])
        defer { try? FileManager.default.removeItem(at: folder) }
        let template = ProjectTemplate(for: folder)
        let proposed = template.text.split(separator: "\n").drop { !$0.hasPrefix("# labels:") }.filter {
            $0.hasPrefix("#   ")
        }
        #expect(
            proposed.map { $0.split(separator: "#")[0].trimmingCharacters(in: .whitespaces) } == [
                "- keys: \"first\"", "place: { tab: { of: 2 } }",
                "- keys: \"home\"", "place: { bottomNavigationItem: { of: 3 } }",
                "- keys: \"open\"", "place: { bottomNavigationItem: { of: 3 } }", "- keys: \"save\"", "place: menuItem",
            ])
        #expect(template.findings.contains { $0.topic == "rooms" && $0.text.hasPrefix("1 layout file: 0 rooms, ") })
        #expect(template.adoption == nil)
    }

    @Test func anAppOfXcodeIsSeen() throws {
        let folder = try Self.folder(Self.projects[1].files)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "Fonts"), withIntermediateDirectories: true)
        let fonts = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts/Roboto")
        let font = try #require(
            FileManager.default.contentsOfDirectory(atPath: fonts.path).first { $0.hasSuffix(".ttf") })
        try FileManager.default.copyItem(
            at: fonts.appending(path: font), to: folder.appending(path: "Fonts/Brand.ttf"))
        for name in ["Brand.woff2", "Damaged.woff2"] {
            try Data("wOF2".utf8).write(to: folder.appending(path: "Fonts/\(name)"))
        }
        let template = ProjectTemplate(for: folder)
        #expect(
            template.findings.map { "\($0.topic): \($0.text)" } == [
                "catalog: A/Localizable.xcstrings: Xcode string catalog, 8 keys, en, de",
                "source: en",
                "platform: ios, by A.xcodeproj",
                "widths: Display Zoom 320, iPhone SE (3rd generation) 375, iPhone 16 393, iPad mini (A17 Pro) 744 (320 is "
                    + "an iPhone with Display Zoom, iOS 17 and later, iPhone and iPad, by A.xcodeproj)",
                "font: Fonts/Brand.ttf: Roboto, UIAppFonts of A/Info.plist",
            ])
        #expect(
            template.notes == [
                "Fonts/Damaged.woff2: warning: this font is not used: the web font cannot be unpacked: "
                    + "its header or its compressed data is damaged",
                "UIAppFonts of A/Info.plist names the font Gone.otf, which is not in this folder",
            ])
        // The names of keys prove nothing.
        #expect(!template.text.contains("tab.home") && !template.text.contains("place:"))
        #expect(template.scene?.contains("\n      - Text: account.title         # Dein Konto (de)\n") == true)
        #expect(template.scene?.contains("\n      - Button: save.button ") == true)
    }

    /// The file has all fonts, each in its best form; the screen has room for the first.
    @Test func manyFontsAreNamedInTheFile() throws {
        let folder = try Self.folder(["package.json": "{}", "locales/en.json": #"{ "a": "Save" }"#, "Fonts/a.woff": ""])
        defer { try? FileManager.default.removeItem(at: folder) }
        let fonts = SampleTests.folder.deletingLastPathComponent().appending(path: "Fonts/Roboto")
        let font = try #require(
            FileManager.default.contentsOfDirectory(atPath: fonts.path).first { $0.hasSuffix(".ttf") })
        func copy(_ names: [String]) throws -> (shown: [String], written: Int) {
            for name in names {
                try FileManager.default.copyItem(
                    at: fonts.appending(path: font), to: folder.appending(path: "Fonts/\(name).ttf"))
            }
            let template = ProjectTemplate(for: folder)
            #expect(template.notes == [])
            return (
                template.findings.filter { $0.topic.hasPrefix("font") }.map(\.text),
                template.text.components(separatedBy: "\n  - Fonts/").count - 1
            )
        }
        let five = try copy(["a", "b", "c", "d", "e"])
        #expect(five.shown == ["a", "b", "c", "d", "e"].map { "Fonts/\($0).ttf: Roboto" } && five.written == 5)
        let six = try copy(["f"])
        #expect(six.shown == five.shown.prefix(4) + ["2 more are in galley.yml"] && six.written == 6)
    }

    /// Of the packages of a repository those around the texts count, whatever other apps are in it.
    @Test(arguments: [
        (["apps/web/locales"], "web, by apps/web/package.json"),
        (["apps/phone/locales"], "ios, by apps/phone/package.json"),
        (["locales"], "web, by package.json"),
        (["apps/web/locales", "apps/phone/locales"], "ios, by apps/phone/package.json"),
        // A package of texts is for what depends on it, here by way of another.
        (["packages/texts/locales"], "ios, by apps/phone/package.json"),
        (["packages/words/locales"], "web, by apps/web/package.json"),
    ])
    func thePlatformOfARepository(folders: [String], platform: String) throws {
        var files = [
            "package.json": "{}", "apps/web/package.json": #"{ "name": "web", "dependencies": { "@a/words": "*" } }"#,
            "apps/phone/package.json": #"{ "dependencies": { "react-native": "1", "@a/core": "*" } }"#,
            "packages/core/package.json": #"{ "name": "@a/core", "dependencies": { "@a/texts": "*" } }"#,
            "packages/texts/package.json": #"{ "name": "@a/texts", "dependencies": { "typescript": "5" } }"#,
            "packages/words/package.json": #"{ "name": "@a/words" }"#,
        ]
        for name in folders { files["\(name)/en/a.json"] = #"{ "a": "Save" }"# }
        let folder = try Self.folder(files)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ProjectTemplate(for: folder).findings.contains { $0.topic == "platform" && $0.text == platform })
    }

    /// The widths of the devices that an app can be installed on.
    @Test(arguments: [
        ("platforms: [.iOS(.v15)]", "{ iPhone SE (1st generation): 320, iPhone 16: 393 }"),
        ("platforms: [.iOS(\"18.1\")]", "{ Display Zoom: 320, iPhone SE (3rd generation): 375, iPhone 16: 393 }"),
        ("condition: .when(platforms: [.iOS])", "{ iPhone SE (1st generation): 320, iPhone 16: 393 }"),
        ("platforms: [.macOS(.v14)]", "{ window: 480 }"),
    ])
    func widthsOfADeploymentTarget(platforms: String, widths: String) throws {
        let folder = try Self.folder(["Package.swift": platforms, "L.xcstrings": Self.catalog])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(ProjectTemplate(for: folder).text.contains("\nwidths: \(widths) "))
    }

    /// Nothing is written where one of the files is there: not the other either, and no folder for it.
    @Test(arguments: ["galley.yml", "Scenes/First.yml.example"]) func nothingIsHalfWritten(name: String) throws {
        let folder = try Self.folder([name: "mine"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        let template = ProjectTemplate(for: folder)
        let failure = #expect(throws: WholeFile.Failure.self) { try template.write(into: folder) }
        #expect(failure?.number == EEXIST)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == before)
        #expect(try String(contentsOf: folder.appending(path: name), encoding: .utf8) == "mine")
    }

    static func folder(_ files: [String: String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }
}
