import Foundation
import Testing

@Suite struct LayoutCommandTests {
    /// A scene of a project is laid out by itself as a check lays it out: with its platform and its catalogs.
    @Test func aSceneOfAProject() throws {
        let timer = try GalleyProcess("layout", "Samples/Android/Timer.yml", "--locale", "de")
        #expect(timer.output.hasPrefix("Timer: de, large, android\n"))
        let survey = try GalleyProcess("layout", "Samples/Faults/Scenes/SmallTarget.yml", "--locale", "de")
        #expect(survey.output.contains("\"Ja\" (survey.agree)"))
        // A file that no project names is laid out as it is, also in the folder of one.
        let scratch = try ScratchFolder()
        try scratch.write("platform: android\nscenes: [Other.yml]\n", to: "galley.yml")
        try scratch.write("view:\n  Text: { verbatim: B }\n", to: "Other.yml")
        try scratch.write("scene: Mine\nview:\n  Text: { verbatim: A }\n", to: "Mine.yml")
        let mine = try GalleyProcess("layout", "Mine.yml", in: scratch.url)
        #expect(mine.output.hasPrefix("Mine: en, large, ios\n"))
        // What is said on the command line of a project's scene, and what only another scene has, changes nothing of that.
        let stated = try GalleyProcess("layout", "Other.yml", "--source-locale", "de", in: scratch.url)
        #expect(stated.output.hasPrefix("Other: en, large, android\n"))
        let count = #"{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%d"}}}}"#
        try scratch.write(
            #"{"sourceLanguage":"en","version":"1.0","strings":{"count":\#(count)}}"#, to: "L.xcstrings")
        try scratch.write("strings: L.xcstrings\nview:\n  Text: count\n", to: "Third.yml")
        try scratch.write(
            "platform: android\nscenes: [Other.yml, Third.yml]\nsourceLocale: en\narguments: { count: 7 }\n",
            to: "galley.yml")
        #expect(try GalleyProcess("layout", "Other.yml", in: scratch.url).status == 0)
        #expect(try GalleyProcess("layout", "Third.yml", in: scratch.url).output.contains("\"7\""))
    }

    @Test func theVerticalArrangementIsTakenWhereTheHorizontalOneDoesNotFit() throws {
        let scene = "Samples/PetVote/PetVote.yml"
        let narrow = try GalleyProcess(
            "layout", scene, "--locale", "de", "--width", "320", "--text-size", "AX3")
        #expect(narrow.output.contains("EqualWidthVStack") && !narrow.output.contains("EqualWidthHStack"))
        let wide = try GalleyProcess("layout", scene, "--locale", "de", "--width", "393")
        #expect(wide.output.contains("EqualWidthHStack") && !wide.output.contains("EqualWidthVStack"))
        #expect(narrow.status == 0 && wide.status == 0)
    }

    @Test func aSystemIsNamedOnTheCommandLine() throws {
        let scene = "Samples/Words/Words.yml"
        let run = try GalleyProcess("layout", scene, "--system", "ios 26", "--width", "402")
        #expect(run.output.hasPrefix("Words: en, large, width 402, ios 26\n"))
        let unknown = try GalleyProcess("layout", scene, "--system", "ios 27")
        #expect(unknown.status == 2 && unknown.error.contains("ipados 26"))
        let other = try GalleyProcess("layout", scene, "--system", "ios 26", "--platform", "android")
        #expect(other.status == 2)
        #expect(other.error.contains("--system ios 26 is for platform ios, and the platform is android"))
    }

    @Test func jsonIsAFrameReport() throws {
        let run = try GalleyProcess("layout", "Samples/Words/Words.yml", "--format", "json")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(report["version"] as? Int == 1)
        #expect(report["scene"] as? String == "Words")
        #expect((report["environment"] as? [String: Any])?["height"] is NSNull)
    }

    /// A row for each locale and a column for each text size; an outline that several show is defined once.
    @Test func aSheetHasEveryLocaleAtEveryTextSize() throws {
        let scene = "Samples/PetVote/PetVote.yml"
        let some = try GalleyProcess(
            "layout", scene, "--sheet", "--locale", "en,de,ar", "--text-size", "large,AX3", "--width", "320")
        #expect(some.status == 0 && some.error.isEmpty)
        let captions = some.output.split(separator: "\n").filter { $0.contains("<tspan class=\"locale\">") }
        #expect(captions.count == 6)
        #expect(captions.map { $0.contains(">ar<") } == [false, false, false, false, true, true])
        let ids = some.output.split(separator: "\n").filter { $0.contains("<path id=") }
        #expect(ids.count > 20 && Set(ids).count == ids.count)
        let all = try GalleyProcess("layout", scene, "--sheet", "--locale", "all", "--format", "svg")
        #expect(all.output.ranges(of: "<tspan class=\"locale\">").count > 3)
        #expect(all.output.contains(">de</tspan>"))
    }

    @Test func severalEnvironmentsTakeASheet() throws {
        let scene = "Samples/PetVote/PetVote.yml"
        let locales = try GalleyProcess("layout", scene, "--locale", "de,ar")
        #expect(locales.status == 2 && locales.error.contains("expects one locale, not de,ar; --sheet takes several"))
        let sizes = try GalleyProcess("layout", scene, "--text-size", "large,AX3", "--format", "svg")
        #expect(sizes.status == 2 && sizes.error.contains("expects one size, not large,AX3; --sheet takes several"))
        let text = try GalleyProcess("layout", scene, "--sheet", "--format", "json")
        #expect(text.status == 2 && text.error.contains("--sheet draws"))
        let wrong = try GalleyProcess("layout", scene, "--sheet", "--text-size", "large,AX9")
        #expect(wrong.status == 2 && wrong.error.contains("AX9"))
    }

    @Test func safeAreaIsADeviceOrFourLengths() throws {
        let file = try TemporaryFile("Scene.yml", "view:\n  Color:\n  ignoresSafeArea: top\n")
        let size = ["--width", "393", "--height", "852"]
        let device = try GalleyProcess(["layout", file.url.path, "--safe-area", "iPhone 16"] + size)
        #expect(
            device.output.hasPrefix(
                """
                Scene: en, large, width 393, height 852, safe area inset by 59 0 34 0, ios
                393 × 759, fits
                Color 0,0 393×818

                """))
        let lengths = try GalleyProcess(["layout", file.url.path, "--safe-area", "59,0,34,0"] + size)
        #expect(lengths.output == device.output)
        let wrong = try GalleyProcess(["layout", file.url.path, "--safe-area", "59,34"] + size)
        #expect(wrong.status == 2 && wrong.error.contains("59,34"))
    }

    @Test func aMisspeltKeyIsNamedWithItsPlace() throws {
        let file = try TemporaryFile("Scene.yml", "view:\n  Text: { verbatim: A }\n  fonnt: body\n")
        let run = try GalleyProcess("layout", file.url.path)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(
            run.error.hasSuffix(
                "Scene.yml:3:3: error: there is no modifier \"fonnt\"; did you mean \"font\"? "
                    + "galley schema scene --markdown describes every modifier\n"))
    }

    @Test func outputGoesToAFileInOnePiece() throws {
        let file = try TemporaryFile("Report.txt")
        let run = try GalleyProcess("layout", "Samples/Words/Words.yml", "--output", file.url.path)
        #expect(run.status == 0 && run.output.isEmpty)
        #expect(try String(contentsOf: file.url, encoding: .utf8).hasPrefix("Words: en, large, ios\n"))
        let failed = try GalleyProcess("layout", "Samples/Words/Words.yml", "--output", "/missing/Report.txt")
        #expect(failed.status == 3 && failed.error.contains("/missing/Report.txt cannot be written"))
    }

    /// `--font` is the default of a scene, a list in order as for `measure`.
    @Test func fontsAreAListInOrder() throws {
        let file = try TemporaryFile("Hebrew.yml", "scene: Hebrew\nview:\n  Text: { verbatim: \"שלום (3)\" }\n")
        let run = try GalleyProcess(
            "layout", file.url.path, "--format", "json", "--font", "Fonts/Noto/NotoSansHebrew-Regular.ttf", "--font",
            "Roboto")
        let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let fonts = try #require(report["fonts"] as? [String])
        #expect(fonts.count == 2 && fonts[0].hasPrefix("Noto Sans Hebrew") && fonts[1].hasPrefix("Roboto"))
        let unknown = try GalleyProcess("layout", file.url.path, "--font", "Robto")
        #expect(unknown.status == 2 && unknown.error.contains("did you mean \"Roboto\"?"))
    }
}
