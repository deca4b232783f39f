import Catalogs
import Foundation
import Testing

@testable import Rooms

/// What is read of each kind of view, and under which key.
@Suite struct StoryboardTextTests {
    /// What a note for localizers says about the whole text counts; one about a part of it does not.
    @Test(arguments: [
        ("DO NOT TRANSLATE", true), ("Placeholder. Don’t translate.", true), ("don't localize - set in code", true),
        ("Do not translate 'Loop'", false), ("Shown when people do not translate", false),
    ]) func aNoteForLocalizers(note: String, forbids: Bool) throws {
        let label = Source.label("a", "One").replacing(
            "</label>",
            with: "<attributedString key=\"userComments\"><fragment content=\"\(note)\"/></attributedString></label>")
        let screen = try Source.screen(Source.scene(label + Source.label("b", "Two")))
        #expect(screen.room("a.text")?.isTranslated == (forbids ? false : nil))
        #expect(screen.room("b.text")?.isTranslated == nil)
        #expect(RoomCounts([screen]).text.hasSuffix(" 0 not known") == !forbids)
        #expect(RoomCounts([screen]).text.hasSuffix(", 1 not to be translated") == forbids)
    }

    private typealias Source = StoryboardSource

    private func screen(_ subviews: String, after: String = "") throws -> RoomsFile.Screen {
        try Source.screen(Source.scene(subviews, after: after))
    }

    @Test func linesFontsAndScales() throws {
        let screen = try screen(
            """
            <label text="A" numberOfLines="0" lineBreakMode="wordWrap" adjustsFontSizeToFit="NO" id="a">
                \(Source.frame(0, 0, 100, 20))<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/></label>
            <label text="B" lineBreakMode="clip" minimumScaleFactor="0.5" id="b">\(Source.frame(0, 0, 100, 20))
                <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/></label>
            <label text="C" lineBreakMode="tailTruncation" minimumFontSize="9" id="c">\(Source.frame(0, 0, 100, 20))
                <fontDescription key="fontDescription" name="Avenir-HeavyOblique" family="Avenir" pointSize="18"/></label>
            """)
        let (a, b, c) = (screen.room("a.text"), screen.room("b.text"), screen.room("c.text"))
        #expect(a?.lines == nil && a?.wraps == nil && a?.overflow == .clip && a?.minimumScale == nil)
        #expect(a?.font.textStyle == "headline" && a?.font.size == 17 && a?.font.weight == 600)
        #expect(b?.lines == 1 && b?.wraps == false && b?.overflow == .clip && b?.minimumScale == 0.5)
        #expect(b?.font.weight == 600 && b?.font.size == 20 && b?.font.textStyle == nil && b?.font.families == [])
        #expect(c?.overflow == .ellipsis && c?.minimumScale == 0.5)
        #expect(c?.font.families == ["Avenir"] && c?.font.weight == 800 && c?.font.isItalic == true)
    }

    @Test func placesAndFrames() throws {
        let inner = "<view id=\"v\">\(Source.frame(10, 100, 300, 50))<subviews>"
        let screen = try screen(
            "\(inner)<label text=\"A\" id=\"a\">\(Source.frame(5, 7, 100, 20))</label></subviews></view>")
        let room = try #require(screen.room("a.text"))
        #expect(room.frame == [15, 107, 100, 20])
        #expect(room.place?.line == 7 && room.place?.file == "Main.storyboard" && room.place?.identifier == "a")
        #expect(screen.name == "Main: Start" && screen.width == 375 && screen.height == 667 && screen.platform == "ios")
    }

    @Test func buttons() throws {
        let screen = try screen(
            """
            <button id="a">\(Source.frame(0, 0, 200, 30))<fontDescription key="fontDescription" type="boldSystem" pointSize="16"/>
                <inset key="contentEdgeInsets" minX="10" minY="0" maxX="14" maxY="0"/>
                <state key="normal" title="Send" image="Bell"/><state key="selected" title="Sent"/></button>
            <button id="b">\(Source.frame(0, 0, 200, 30))<state key="normal" title="Ignored"/>
                <buttonConfiguration key="configuration" style="filled" title="Pay" subtitle="Now"/></button>
            <button id="c">\(Source.frame(0, 0, 200, 30))<state key="normal" title="Ring" image="Unlisted"/></button>
            """)
        #expect(screen.room("a.normalTitle")?.width == 200 - 24 - 24 && screen.room("a.selectedTitle")?.text == "Sent")
        #expect(screen.room("a.normalTitle")?.font.size == 16 && screen.room("a.normalTitle")?.lines == 1)
        #expect(screen.room("b.configuration.title")?.width == 176 && screen.room("b.configuration.subtitle") != nil)
        #expect(screen.room("b.normalTitle") == nil && screen.room("b.configuration.title")?.lines == nil)
        let unknown = screen.notKnown?.first
        #expect(
            unknown?.key == "c.normalTitle"
                && unknown?.reason == "the width of the picture \"Unlisted\" is not in the file")
    }

    @Test func fieldsSegmentsAndSearchBars() throws {
        let screen = try screen(
            """
            <textField placeholder="Name" text="Ada" borderStyle="roundedRect" id="f">\(Source.frame(0, 0, 214, 30))</textField>
            <textView text="Long" id="t">\(Source.frame(0, 0, 210, 100))</textView>
            <segmentedControl id="s">\(Source.frame(0, 0, 200, 32))
                <segments><segment title="Day"/><segment title="Week"/></segments></segmentedControl>
            <searchBar placeholder="Find" id="q">\(Source.frame(0, 0, 375, 56))</searchBar>
            """)
        #expect(screen.room("f.placeholder")?.width == 200 && screen.room("f.text")?.overflow == .scroll)
        #expect(screen.room("t.text")?.width == 200 && screen.room("t.text")?.overflow == .scroll)
        #expect(screen.room("s.segmentTitles[1]")?.text == "Week" && screen.room("s.segmentTitles[1]")?.width == 100)
        #expect(screen.notKnown?.map(\.key) == ["q.placeholder"])
    }

    @Test func barsTabsAndSections() throws {
        let table = """
            <tableView style="grouped" id="t">\(Source.frame(0, 0, 375, 600))<sections>
                <tableViewSection headerTitle="General" footerTitle="About it" id="sec"/></sections></tableView>
            """
        let items = """
            <navigationItem key="navigationItem" title="Home" prompt="Now" id="n">
                <barButtonItem key="rightBarButtonItem" title="Edit" id="e"/>
                <barButtonItem key="leftBarButtonItem" systemItem="done" title="No" id="d"/></navigationItem>
            <tabBarItem key="tabBarItem" title="First" id="tab"/>
            """
        let tabs = """
            <scenes><scene sceneID="tabs"><objects><tabBarController id="tb" sceneMemberID="viewController"><connections>
            <segue destination="vc" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="x" kind="relationship" relationship="viewControllers" id="r2"/>
            <segue destination="y" kind="relationship" relationship="viewControllers" id="r3"/>
            </connections></tabBarController></objects></scene>
            """
        let text = Source.scene(table, after: items)
        let screen = try Source.screen(text.replacing("<scenes>", with: tabs))
        #expect(screen.room("n.title")?.width == 343 && screen.room("n.title")?.limit == .screen)
        #expect(screen.room("n.prompt") != nil && screen.room("e.title")?.role == "barButton")
        #expect(screen.room("d.title") == nil)
        #expect(screen.room("tab.title")?.width == 125 && screen.room("tab.title")?.limit == nil)
        #expect(screen.room("sec.headerTitle")?.textCase == "uppercase" && screen.room("sec.headerTitle")?.width == 343)
        #expect(screen.room("sec.footerTitle")?.lines == nil && screen.room("sec.footerTitle")?.textCase == nil)
        #expect(try Source.screen(text).notKnown?.map(\.key) == ["tab.title"])
    }

    /// A row with an arrow leaves 8 points before it. The texts of a row with two share it.
    @Test func cellsOfUIKitsOwnStyles() throws {
        func cell(_ style: String, _ labels: String) -> String {
            """
            <tableView id="t">\(Source.frame(0, 0, 375, 600))<prototypes>
            <tableViewCell accessoryType="disclosureIndicator" textLabel="a" detailTextLabel="b" style="IBUITableViewCellStyle\(style)" id="c">
            \(Source.frame(0, 0, 375, 44))<tableViewCellContentView key="contentView" id="cv">\(Source.frame(0, 0, 348.5, 44))
            <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
            """
        }
        func label(_ id: String, _ x: Double, _ width: Double) -> String {
            "<label text=\"\(id)\" id=\"\(id)\">\(Source.frame(x, 10, width, 20))</label>"
        }
        let subtitle = try screen(cell("Subtitle", label("a", 16, 30) + label("b", 16, 40)))
        #expect(subtitle.room("a.text")?.width == 324.5 && subtitle.room("a.text")?.limit == nil)
        let value = try screen(cell("Value1", label("a", 16, 30) + label("b", 300, 40.5)))
        #expect(value.room("a.text")?.width == 284 && value.room("a.text")?.limit == .bounds)
    }

    /// Long and broken texts are elements of their own, some in Base64 without padding.
    @Test func textsInElements() throws {
        let screen = try screen(
            """
            <label id="a">\(Source.frame(0, 0, 100, 20))<string key="text">One
            Two</string></label>
            <label id="b">\(Source.frame(0, 0, 100, 20))<string key="text" base64-UTF8="YES">R3LDvMOfZQ</string></label>
            <label id="d">\(Source.frame(0, 0, 100, 20))<attributedString key="attributedText">
                <fragment content="Very "/><fragment content="bold"/></attributedString></label>
            <label text="  " id="e">\(Source.frame(0, 0, 100, 20))</label>
            """)
        #expect(screen.rooms.map(\.text) == ["One\nTwo", "Grüße", "Very bold"])
        #expect(screen.rooms.last?.key == nil)
    }

    /// The keys are those of the table that Xcode exports for the file.
    @Test func keysMatchTheTableOfTheStoryboard() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "galley-\(UUID())/de.lproj")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let strings = """
            /* Class = "UILabel"; text = "Name"; ObjectID = "aBc-de-fGh"; */
            "aBc-de-fGh.text" = "Bezeichnung";
            "seg-me-nts.segmentTitles[0]" = "Tag";
            "but-to-nnn.normalTitle" = "Senden";
            """
        try strings.write(to: folder.appending(path: "Main.strings"), atomically: true, encoding: .utf8)
        let catalog = try Catalog(contentsOf: folder.appending(path: "Main.strings"), sourceLanguage: "de")
        let screen = try screen(
            """
            <label text="Name" id="aBc-de-fGh">\(Source.frame(0, 0, 100, 20))</label>
            <segmentedControl id="seg-me-nts">\(Source.frame(0, 0, 100, 32))<segments><segment title="Day"/></segments></segmentedControl>
            <button id="but-to-nnn">\(Source.frame(0, 0, 100, 30))<state key="normal" title="Send"/></button>
            """)
        let keys = Set(catalog.entries.map(\.key))
        #expect(
            screen.rooms.count == 3 && screen.rooms.allSatisfy { keys.contains($0.key ?? "") && $0.table == "Main" })
    }

    /// A button that breaks its title in words has as many lines as that needs; others have one.
    @Test(arguments: [("wordWrap", true), ("characterWrap", true), ("middleTruncation", false), ("clip", false)])
    func aButtonThatBreaksItsTitle(mode: String, breaks: Bool) throws {
        let button = """
            <button lineBreakMode="\(mode)" buttonType="system" id="b">\(StoryboardSource.frame(0, 0, 90, 30))
                <state key="normal" title="Go"/></button>
            """
        let room = try #require(try StoryboardSource.screen(StoryboardSource.scene(button)).room("b.normalTitle"))
        #expect((room.lines == nil) == breaks && (room.wraps == false) == !breaks)
    }
}
