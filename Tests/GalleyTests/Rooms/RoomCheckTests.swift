import Basics
import Checks
import Foundation
import Frames
import Galley
import Testing

/// What a check finds in harvested rooms: the key of each text, its room in every locale, and what is said about the rest.
@Suite struct RoomCheckTests {
    private static let texts = [
        "en":
            #"{ "save": "Save", "comments_one": "{{count}} comment", "comments_other": "{{count}} comments", "home": "Home" }"#,
        "de":
            #"{ "save": "Speichern", "comments_one": "{{count}} Kommentar", "comments_other": "{{count}} Kommentare", "home": "Startseite" }"#,
    ]

    private func check(_ rooms: [String], screen: String = "", configuration: String = "") throws -> CheckResult {
        try RoomFiles.project(
            Self.texts, rooms: RoomFiles.file(rooms, screen: screen), configuration: configuration
        ).check()
    }

    /// A project with catalogs and rooms is whole.
    @Test func aRoomIsCheckedInEveryLocale() throws {
        let result = try check([RoomFiles.room("Save", #""width": 50, "lines": 1, "overflow": "ellipsis""#)])
        #expect(result.brief == ["truncated-text save de"])
        let finding = try #require(result.findings.first)
        #expect(finding.severity == .error && finding.scene == "Home")
        #expect(finding.source?.file.hasSuffix("locales/de/common.json") == true)
        #expect(finding.view.source?.file.hasSuffix("rooms/home.json") == true && finding.view.source?.line == 3)
        #expect(result.summary.coverage?.rooms?.rooms == 1 && result.summary.coverage?.survey == nil)
    }

    /// The message names the screen and the place, by what does not change with lines.
    @Test(arguments: [
        (#""identifier": "save-button", "selector": "main > a", "file": "App.tsx", "line": 3"#, "save-button"),
        (#""selector": "main > a", "file": "App.tsx""#, "main > a"),
        (#""file": "../src/App.tsx", "line": 3"#, "src/App.tsx:3"),
        (#""file": "App.tsx", "line": 3, "column": 4"#, "rooms/App.tsx:3:4"),
    ])
    func aFindingNamesScreenAndPlace(place: String, name: String) throws {
        let result = try check([
            RoomFiles.room("Save", #""width": 50, "lines": 1, "overflow": "ellipsis", "place": { \#(place) }"#)
        ])
        let finding = try #require(result.findings.first)
        #expect(Prose.message(finding, widthNames: [:]).contains(" in Home (\(name)) at "))
    }

    @Test func anArgumentIsFilledWithSamples() throws {
        let result = try check([RoomFiles.room("3 comments", #""width": 130, "lines": 1, "overflow": "clip""#)])
        #expect(result.brief == ["truncated-text comments de", "truncated-text comments en"])
    }

    /// A text that is not cut goes on over what is next to it.
    @Test func aTextThatIsNotCutLeavesItsRoom() throws {
        let result = try check([RoomFiles.room("Save", #""width": 50, "wraps": false"#)])
        #expect(result.brief == ["overflow save de"])
        #expect(try check([RoomFiles.room("Save", #""width": 50, "wraps": false, "overflow": "scroll""#)]).brief == [])
        #expect(try check([RoomFiles.room("Save", #""width": 400, "wraps": false"#)]).brief == [])
    }

    /// A box as high as one line has room for one line; a second one runs out of it.
    @Test func aTextThatWrapsLeavesItsHeight() throws {
        let texts = ["en": #"{ "k": "Go home" }"#, "de": #"{ "k": "Zur Startseite gehen und dort bleiben" }"#]
        let room = RoomFiles.room("Go home", #""width": 120, "height": 10"#)
        let result = try RoomFiles.project(texts, rooms: RoomFiles.file([room])).check()
        #expect(result.brief == ["overflow k de"])
        let free = RoomFiles.room("Go home", #""width": 120"#)
        #expect(try RoomFiles.project(texts, rooms: RoomFiles.file([free])).check().brief == [])
    }

    @Test func theFrameThatOneTextGotIsWorthAWarning() throws {
        let result = try check([
            RoomFiles.room("Save", #""width": 50, "lines": 1, "overflow": "ellipsis", "limit": "bounds""#)
        ])
        let finding = try #require(result.findings.first)
        #expect(finding.severity == .warning && finding.remarks.contains(.room(.bounds)))
    }

    @Test func theScreenLimitsATextThatNothingElseLimits() throws {
        let long = String(repeating: "Lang ", count: 12) + "Ende"
        let texts = ["en": #"{ "k": "Short" }"#, "de": #"{ "k": "\#(long)" }"#]
        let room = RoomFiles.room("Short", #""wraps": false, "limit": "screen""#)
        let finding = try #require(
            try RoomFiles.project(texts, rooms: RoomFiles.file([room])).check().findings.first)
        #expect(finding.rule == "overflow" && finding.severity == .error)
        #expect(finding.remarks.contains(.room(.screen)) && finding.evidence.shortage?.room == 360)
    }

    /// A text without a limit reaches as far as its neighbours, however it is aligned; those may move.
    @Test func aTextRunsOverItsNeighbours() throws {
        let rooms = [
            RoomFiles.room("Save", #""wraps": false, "frame": [100, 10, 37, 20]"#),
            RoomFiles.room("Home", #""width": 80, "frame": [150, 12, 44, 20]"#),
            RoomFiles.room("Home", #""width": 80, "frame": [10, 8, 80, 20]"#),
            RoomFiles.room("Home", #""width": 80, "frame": [140, 40, 44, 20]"#),
        ]
        let finding = try #require(try check(rooms).findings.first { $0.key == "save" })
        #expect(finding.rule == "overflow" && finding.severity == .warning)
        #expect(finding.evidence.shortage?.room == 60 && finding.remarks.contains(.room(.neighbours)))
        // Both are "Home"; the frame below is not beside it.
        #expect(finding.remarks.contains(.beside(["Home"])))
        #expect(Prose.remark(.beside(["Home"]), of: finding, widthNames: [:]) == "next to it is \"Home\"")
    }

    /// Devices have fonts of scripts that Galley has none of, and not of hieroglyphs.
    @Test(arguments: [("ⴰⵎⴰⵢ", Severity.warning, true), ("a\u{13000}ⴰ", .error, false)])
    func aScriptWithoutAFont(text: String, severity: Severity, isScript: Bool) throws {
        let texts = ["en": #"{ "k": "Name" }"#, "ber": #"{ "k": "\#(text)" }"#]
        let rooms = RoomFiles.file([RoomFiles.room("Name", #""width": 200"#)])
        let finding = try #require(try RoomFiles.project(texts, rooms: rooms).check().findings.first)
        #expect(finding.rule == "missing-glyph" && finding.severity == severity)
        #expect(finding.remarks.contains(.scriptWithoutFont) == isScript)
    }

    /// What the layout says is not to be translated is counted, and lacks no translation.
    @Test func aTextThatIsNotToBeTranslated() throws {
        let rooms = [
            RoomFiles.room("Save", #""width": 20, "lines": 1, "overflow": "clip", "isTranslated": false"#),
            RoomFiles.room("Home", #""width": 200"#),
        ]
        let result = try check(rooms)
        #expect(result.brief == [] && result.summary.coverage?.rooms?.untranslated == 1)
        let text = TextFindings().render(result, options: ReportOptions())
        #expect(
            text.contains("2 harvested rooms for 1 key; 1 text that the layout says not to translate is not checked."))
    }

    @Test func whatCannotBeCheckedIsNamed() throws {
        let rooms = [
            RoomFiles.room("Share"), RoomFiles.room("12"), RoomFiles.room("Gone", #""key": "gone""#),
            RoomFiles.room("Home", #""isVisible": false"#), RoomFiles.room("Save", #""width": 200"#),
        ]
        let unknown = #""notKnown": [{ "key": "home", "reason": "its width depends on a constraint" }],"#
        let coverage = try #require(try check(rooms, screen: unknown).summary.coverage?.rooms)
        #expect(coverage.rooms == 5 && coverage.hidden == 1 && coverage.keys == 1)
        #expect(coverage.unknown.map(\.text) == ["Share", "Gone"])
        #expect(coverage.unknown.map(\.source.line) == [3, 5])
        #expect(coverage.unknown.last?.reason == #"no catalog has the key "gone""#)
        #expect(coverage.notKnown.map(\.reason) == ["its width depends on a constraint"])
    }

    /// Attributes of a page may have the keys in another form; the text says which is meant.
    @Test func aKeyThatNoCatalogHasIsFoundByItsText() throws {
        let rooms = [RoomFiles.room("Save", #""key": "menu.save-all", "width": 20, "lines": 1, "overflow": "clip""#)]
        let result = try check(rooms)
        #expect(Set(result.findings.compactMap(\.key)) == ["save"])
        #expect(result.summary.coverage?.rooms?.unknown.isEmpty == true)
    }

    /// Two keys with one text are checked where their translations are the same, and named where they differ.
    @Test func aTextOfSeveralKeysIsCheckedWhereTheyAgree() throws {
        var texts = [
            "en": #"{ "a": "Open", "b": "Open" }"#, "de": #"{ "a": "Unverschlossen", "b": "Öffnen" }"#,
            "fi": #"{ "a": "Avaa tämä nyt", "b": "Avaa tämä nyt" }"#,
        ]
        let rooms = RoomFiles.file([RoomFiles.room("Open", #""width": 60, "lines": 1, "overflow": "ellipsis""#)])
        var result = try RoomFiles.project(texts, rooms: rooms).check()
        #expect(result.brief == ["truncated-text a fi"])
        #expect(result.summary.coverage?.rooms?.ambiguous.map(\.reason) == ["a and b"])
        texts["de"] = #"{ "a": "Unverschlossen", "b": "Unverschlossen" }"#
        result = try RoomFiles.project(texts, rooms: rooms).check()
        #expect(result.brief == ["truncated-text a de", "truncated-text a fi"])
        #expect(result.summary.coverage?.rooms?.ambiguous == [])
    }

    /// `*` and `?` are characters like others in the key of a room.
    @Test func aKeyIsNoPattern() throws {
        let texts = ["en": #"{ "a*": "Save", "ab": "Other" }"#, "de": #"{ "a*": "Speichern", "ab": "Ganz anderes" }"#]
        let room = RoomFiles.room("Save", #""key": "a*", "width": 50, "lines": 1, "overflow": "ellipsis""#)
        #expect(try RoomFiles.project(texts, rooms: RoomFiles.file([room])).check().brief == ["truncated-text a* de"])
    }

    /// A menu that is on every page is measured once, and its finding says how often it is there.
    @Test func theSameRoomInManyPlacesIsOneFinding() throws {
        let rooms = (1...4).map { number in
            RoomFiles.room(
                "Save", #""width": 50, "lines": 1, "overflow": "ellipsis", "place": { "selector": "a\#(number)" }"#)
        }
        let result = try check(rooms)
        #expect(result.brief == ["truncated-text save de"])
        #expect(result.findings.first?.remarks.contains(.others(3)) == true)
        #expect(result.summary.cells == 2)
    }

    /// A size that follows the system is checked at the sizes of the matrix too, with the room that there is.
    @Test func aFontThatScalesIsCheckedAtEveryTextSize() throws {
        let room =
            #"{ "text": "Save", "font": { "size": 16, "scales": true }, "width": 50, "lines": 1, "overflow": "clip" }"#
        let result = try check([room], configuration: "scales: [1, 2]\nlocales: [en]")
        #expect(result.brief == ["truncated-text save en"] && result.summary.cells == 2)
        #expect(result.findings.first?.textSizes == [.scale(2)])
    }

    /// The size of a screen with enlarged texts is that of its texts, not enlarged once more.
    @Test func aScreenWithEnlargedTextsHasItsOwnSizes() throws {
        let room =
            #"{ "text": "Save", "font": { "size": 32, "scales": true }, "width": 75, "lines": 1, "overflow": "clip" }"#
        let result = try check([room], screen: #""textScale": 2,"#, configuration: "scales: [1]\nlocales: [en]")
        #expect(result.brief == [] && result.summary.cells == 2)
    }

    @Test func aFileThatIsOlderThanItsSourceSaysSo() throws {
        let copy = try RoomFiles.project(
            Self.texts,
            rooms: RoomFiles.file(
                [RoomFiles.room("Save")],
                screen: #""source": { "file": "../home.html", "digest": "\#(SHA256.digits(Array("<p>".utf8)))" },"#))
        try copy.write("<p>", to: "home.html")
        func remarks() throws -> [String] {
            try copy.check().notices.compactMap { notice in
                guard case .remark(let text, let place) = notice else { return nil }
                return place.map { "\($0.line): \(text)" }
            }
        }
        #expect(try remarks() == [])
        try copy.write("<p class=new>", to: "home.html")
        let found = try remarks()
        #expect(found.count == 1 && found.first?.contains("is older than") == true)
        #expect(found.first?.contains("galley rooms") == true)
        #expect(found.first?.hasPrefix("2: ") == true)
    }

    /// All sources are read again, as the file would otherwise have only one.
    @Test func theAdviceForOldRoomsNamesEverySource() throws {
        let screens = ["a.xib", "b.xib"].map { name in
            """
            { "name": "\(name)", "locale": "en", "source": { "file": "../\(name)", "digest": "00" },
              "rooms": [ \(RoomFiles.room("Save")) ] }
            """
        }
        let copy = try RoomFiles.project(
            Self.texts,
            rooms: #"{ "rooms": 1, "harvester": "a test", "screens": [ \#(screens.joined(separator: ",")) ] }"#)
        for name in ["a.xib", "b.xib"] { try copy.write("<x/>", to: name) }
        let remarks = try copy.check().notices.map(Prose.notice)
        #expect(remarks.count == 1)
        #expect(remarks.first?.contains("a.xib ") == true && remarks.first?.contains("b.xib -o ") == true)
    }

    /// How it grows is not known, so that it is checked at the text size of its screen alone; and that is said.
    @Test func aTextStyleThatIsNoneIsNamed() throws {
        func result(_ style: String) throws -> CheckResult {
            let room = ##"{ "text": "Save", "font": { "size": 17, "textStyle": "\##(style)" } }"##
            let copy = try RoomFiles.project(
                Self.texts, rooms: RoomFiles.file([room]).replacing("\"web\"", with: "\"ios\""))
            return try copy.check()
        }
        let unknown = try result("bodyy")
        #expect(unknown.notices.map(Prose.notice).contains { $0.contains("no text style \"bodyy\" (1 room)") })
        let known = try result("body")
        #expect(unknown.summary.cells < known.summary.cells)
    }

    /// A layout that includes itself is in the rooms of all files that include it.
    @Test func aFaultOfAFileIsNamedOnceWithItsPlace() throws {
        let unknown =
            #""notKnown": [{ "place": { "file": "../res/b.xml", "line": 3 }, "reason": "the layout includes itself" }],"#
        let screens = RoomFiles.file([RoomFiles.room("Save")], screen: unknown + #""height": 700,"#)
        let copy = try RoomFiles.project(Self.texts, rooms: screens)
        try copy.write(screens, to: "rooms/other.json")
        let result = try copy.check()
        #expect(result.summary.coverage?.rooms?.notKnown.map(\.reason) == ["res/b.xml:3: the layout includes itself"])
        let text = TextFindings().render(result, options: ReportOptions())
        #expect(text.contains(": res/b.xml:3: the layout includes itself") && !text.contains("\"\""))
    }

    /// What the user types into has one line, whatever its style says.
    @Test(arguments: [("placeholder", false), ("navigationTitle", false), ("label", true)])
    func aFieldIsNotGivenMoreLines(role: String, may: Bool) throws {
        let result = try check([
            RoomFiles.room("3 comments", #""width": 110, "lines": 1, "overflow": "ellipsis", "role": "\#(role)""#)
        ])
        let hints = result.findings.flatMap(\.hints)
        #expect(hints.contains { if case .unlimitedLines = $0 { true } else { false } } == may)
    }

    /// A design belongs to no platform.
    @Test func aScreenWithoutAPlatformIsOfThatOfTheProject() throws {
        let room = RoomFiles.room("Save", #""width": 50, "lines": 1, "overflow": "ellipsis""#)
        let copy = try RoomFiles.project(
            Self.texts, rooms: RoomFiles.file([room]).replacing("\"platform\": \"web\",", with: ""))
        #expect(try copy.check().brief == ["truncated-text save de"])
    }

    @Test func aFontThatIsNotThereIsNamed() throws {
        let room = #"{ "text": "Save", "font": { "families": ["Brand Sans", "sans-serif"], "size": 16 } }"#
        let notices = try check([room]).notices.map(Prose.notice)
        #expect(notices.contains { $0.contains("\"Brand Sans\" (1 room)") })
        let known = #"{ "text": "Save", "font": { "families": ["Inter", "sans-serif"], "size": 16 } }"#
        #expect(try check([known]).notices == [])
    }

    @Test func aFileThatCannotBeReadIsAnErrorWithItsPlace() throws {
        let copy = try RoomFiles.project(Self.texts, rooms: #"{ "rooms": 1, "screens": 5 }"#)
        let error = try #require(throws: InputError.self) { try copy.check() }
        #expect(error.line == 1 && error.column == 26 && error.file?.hasSuffix("home.json") == true)
    }

    /// A file of rooms beside catalogs is no catalog, and a catalog among rooms is named.
    @Test func roomsAndCatalogsInOneFolder() throws {
        let room = RoomFiles.room("Save", #""width": 50, "lines": 1, "overflow": "ellipsis""#)
        let copy = try RoomFiles.project(Self.texts, rooms: RoomFiles.file([room]))
        try copy.replace("rooms/*.json", with: "locales/*/rooms.json", in: "galley.yml")
        try copy.write(RoomFiles.file([room]), to: "locales/de/rooms.json")
        #expect(try copy.check().brief == ["truncated-text save de"])
        try copy.replace("rooms.json", with: "*.json", in: "galley.yml")
        let error = try #require(throws: InputError.self) { try copy.check() }
        #expect(error.file?.hasSuffix("common.json") == true && error.message.contains("rooms"))
    }

    @Test func aPatternThatMatchesNoFileIsAnError() throws {
        let copy = try RoomFiles.project(Self.texts, rooms: RoomFiles.file([]))
        try copy.replace("rooms/*.json", with: "room/*.json", in: "galley.yml")
        #expect(throws: InputError.self) { try copy.check() }
    }

    @Test func aLocaleThatIsNoneIsAnError() throws {
        let copy = try RoomFiles.project(
            Self.texts, rooms: RoomFiles.file([]).replacing(#""en""#, with: #""en or so""#))
        let error = try #require(throws: InputError.self) { try copy.check() }
        #expect(error.line == 2 && error.message.contains("BCP 47"))
    }

    /// A check of nothing is no check that passes.
    @Test func roomsWithoutAnyKeyAreAnError() throws {
        let error = try #require(throws: InputError.self) { try check([RoomFiles.room("Share")]) }
        #expect(error.kind == .configuration)
        #expect(error.message.contains("none of the 1 harvested rooms") && error.message.contains("\"Share\""))
    }

    /// A width of the command line leaves the rooms of its screens.
    @Test func aWidthChoosesScreens() throws {
        let room = RoomFiles.room("Save", #""width": 50, "lines": 1, "overflow": "ellipsis""#)
        let copy = try RoomFiles.project(Self.texts, rooms: RoomFiles.file([room]))
        #expect(try copy.check { $0.widths = [360] }.brief == ["truncated-text save de"])
        #expect(throws: InputError.self) { try copy.check { $0.widths = [361] } }
    }

    /// Texts without a key may share a line, too.
    @Test func textsWithoutAKeyShareALine() throws {
        let line = #""shared": { "name": "line", "width": 100 }, "width": 50"#
        let result = try check([RoomFiles.room("Share", line), RoomFiles.room("Save", line)])
        #expect(result.summary.coverage?.rooms?.unknown.map(\.text) == ["Share"])
    }

    /// The sample that is written by hand: the toolbar in the rooms of a screen.
    @Test func theSampleIsChecked() throws {
        let folder = SampleTests.folder.appending(path: "Toolbar/Rooms")
        let result = try Project.find(at: folder.path).check()
        #expect(
            result.brief == [
                "truncated-text toolbar.copy ru", "truncated-text toolbar.edit de", "truncated-text toolbar.edit ru",
            ])
        let rooms = try #require(result.summary.coverage?.rooms)
        #expect(rooms.rooms == 5 && rooms.keys == 4 && rooms.unknown.map(\.text) == ["Done"])
    }

    /// What else is done with labels is done with rooms.
    @Test func sharesAndTheSelfTestAndKeysWorkAsForLabels() throws {
        let copy = try RoomFiles.project(
            Self.texts,
            rooms: RoomFiles.file(
                ["Save", "Home"].map { RoomFiles.room($0, #""width": 50, "lines": 1, "overflow": "ellipsis""#) }))
        let whole = try copy.check()
        #expect(whole.brief == ["truncated-text home de", "truncated-text save de"])
        #expect(try copy.check { $0.keys = ["home"] }.brief == ["truncated-text home de"])
        let tripled = try copy.check { $0.isSelfTest = true }.findings.map(\.brief)
        #expect(
            Set(tripled)
                == ["home", "save"].reduce(into: Set()) { set, key in
                    for locale in ["de", "en"] { set.insert("truncated-text \(key) \(locale)") }
                })
        let budget = try copy.project().budget()
        #expect(budget.budgets.map(\.key).sorted() == ["home", "save"])
        #expect(budget.budgets.allSatisfy { $0.tightest?.width == 50 })
    }
}
