import Foundation
import Testing

/// `galley rooms` on layout files, and the check that reads what it writes.
@Suite struct RoomsOfLayoutFilesTests {
    private func storyboard(width: Int) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
            <scenes><scene sceneID="s"><objects>
                <viewController storyboardIdentifier="Start" id="vc" sceneMemberID="viewController">
                    <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
                        <label text="Save" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="aBc-de-fGh">
                            <rect key="frame" x="20" y="20" width="\(width)" height="21"/>
                            <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        </label>
                    </subviews></view>
                </viewController>
            </objects></scene></scenes>
        </document>
        """
    }

    private func project() throws -> ScratchFolder {
        let scratch = try ScratchFolder()
        for folder in ["App/Base.lproj", "App/en.lproj", "App/de.lproj", "rooms"] { try scratch.addFolder(folder) }
        try scratch.write(storyboard(width: 60), to: "App/Base.lproj/Main.storyboard")
        try scratch.write("\"aBc-de-fGh.text\" = \"Save\";\n", to: "App/en.lproj/Main.strings")
        try scratch.write("\"aBc-de-fGh.text\" = \"Sichern und schließen\";\n", to: "App/de.lproj/Main.strings")
        try scratch.write(
            "strings: [App/en.lproj/Main.strings]\nsourceLocale: en\nlocales: [de]\nrooms: [rooms/main.json]\n",
            to: "galley.yml")
        return scratch
    }

    @Test func aCheckFindsWhatDoesNotFit() throws {
        let scratch = try project()
        let rooms = try GalleyProcess(
            "rooms", "App/Base.lproj/Main.storyboard", "-o", "rooms/main.json", in: scratch.url)
        #expect(rooms.status == 0)
        #expect(rooms.error == "note: App/Base.lproj/Main.storyboard: 1 room (1 by the layout), 0 not known\n")
        let check = try GalleyProcess("check", in: scratch.url)
        #expect(check.status == 1)
        #expect(
            check.output.contains("App/de.lproj/Main.strings:1:21: error: truncated-text: \"Sichern und schließen\""))
        #expect(check.output.contains("(aBc-de-fGh.text, de)") && check.output.contains("has 60"))
        #expect(!check.output.contains("is older than"))

        try scratch.write(storyboard(width: 300), to: "App/Base.lproj/Main.storyboard")
        let later = try GalleyProcess("check", in: scratch.url)
        #expect((later.output + later.error).contains("rooms/main.json is older than App/Base.lproj/Main.storyboard"))
    }

    /// What has no effect is not passed over in silence.
    @Test(arguments: [
        (["--locale", "de"], "--locale applies to web pages, and none is named"),
        (["--timeout", "5", "--fonts", "Fonts"], "--timeout and --fonts apply to web pages, and none is named"),
        (["--text-scale", "2", "--no-sandbox"], "--text-scale and --no-sandbox apply to web pages"),
        (["--width", "360"], "--width applies to web pages and Android's layouts, and none is named"),
        (["localhost:8765"], "\"localhost:8765\" is no file; for a web page write http://localhost:8765"),
    ])
    func anOptionWithoutEffectIsAnError(words: [String], message: String) throws {
        let scratch = try project()
        let rooms = try GalleyProcess(["rooms", "App/Base.lproj/Main.storyboard"] + words, in: scratch.url)
        #expect(rooms.status == 2 && rooms.output.isEmpty)
        #expect(rooms.error.contains(message))
    }

    /// A text of a fixed size has no other.
    @Test func aTextSizeThatNoRoomHas() throws {
        let scratch = try project()
        _ = try GalleyProcess("rooms", "App/Base.lproj/Main.storyboard", "-o", "rooms/main.json", in: scratch.url)
        let check = try GalleyProcess("check", "--text-size", "AX3", in: scratch.url)
        #expect(check.status == 2)
        #expect(check.error.contains("the options leave none of the harvested rooms"))
    }

    /// One message for each file, and the rooms of the others are kept.
    @Test func aDamagedFileIsNamed() throws {
        let scratch = try project()
        try scratch.write("<document>\n<scenes>", to: "Bad.storyboard")
        try scratch.write("", to: "notes.txt")
        let run = try GalleyProcess(
            "rooms", "Bad.storyboard", "notes.txt", "Gone.xib", "App/Base.lproj/Main.storyboard", in: scratch.url)
        #expect(run.status == 3)
        #expect(run.error.contains("Bad.storyboard:2:9: error: expected </scenes>, found the end of the file\n"))
        #expect(run.error.contains("notes.txt: error: rooms are read from addresses such as"))
        #expect(run.error.contains("Gone.xib: error: there is no such file"))
        #expect(run.output.contains("aBc-de-fGh.text"))
    }

    /// Of every kind of file: what is damaged is one message with its place, and what can be read is kept.
    @Test func everyKindOfDamage() throws {
        let scratch = try project()
        try scratch.addFolder("res/layout")
        let name = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
        try scratch.write(
            "<LinearLayout \(name)>\n<include layout=\"@layout/loop\"/></LinearLayout>", to: "res/layout/loop.xml")
        try scratch.write("<LinearLayout \(name)>\n  <TextView", to: "res/layout/cut.xml")
        try scratch.write("<hierarchy rotation=\"0\">\n<node text=\"a\"", to: "window_dump.xml")
        try scratch.write("PK\u{3}\u{4}", to: "design.penpot")
        try scratch.write("{ \"document\": {", to: "figma.json")
        try scratch.write("{ \"schemaVersion\": 1,", to: "home.uitree.json")
        let damaged = ["res/layout/cut.xml", "window_dump.xml", "design.penpot", "figma.json", "home.uitree.json"]
        let run = try GalleyProcess(
            ["rooms", "res/layout/loop.xml"] + damaged + ["App/Base.lproj/Main.storyboard", "-o", "rooms.json"],
            in: scratch.url)
        #expect(run.status == 3)
        let lines = run.error.split(separator: "\n").filter { !$0.hasPrefix("note: ") }
        #expect(lines.count == damaged.count)
        for (line, name) in zip(lines, damaged) {
            #expect(line.hasPrefix("\(name):") && line.contains(" error: "), "\(line)")
        }
        let rooms = try String(contentsOf: scratch.url.appending(path: "rooms.json"), encoding: .utf8)
        #expect(rooms.contains("aBc-de-fGh.text") && rooms.contains("the layout includes itself: loop → loop"))
    }

    @Test func layoutsOfAndroid() throws {
        let scratch = try ScratchFolder()
        for folder in ["i18n/src/main/res/values", "app/src/main/res/layout"] { try scratch.addFolder(folder) }
        try scratch.write("", to: "settings.gradle")
        try scratch.write(
            "<resources><string name=\"save\">Save</string></resources>", to: "i18n/src/main/res/values/strings.xml")
        try scratch.write(
            "<TextView xmlns:android=\"http://schemas.android.com/apk/res/android\" android:layout_width=\"match_parent\" android:text=\"@string/save\"/>",
            to: "app/src/main/res/layout/home.xml")
        let run = try GalleyProcess(
            "rooms", "app/src/main/res/layout/home.xml", "--width", "320", "--width", "411", in: scratch.url)
        #expect(run.status == 0 && run.output.contains("\"width\" : 320") && run.output.contains("\"width\" : 411"))
        #expect(run.output.contains("\"key\" : \"save\"") && run.output.contains("\"text\" : \"Save\""))
        #expect(run.error == "note: app/src/main/res/layout/home.xml: 2 rooms (2 by the layout), 0 not known\n")
    }
}

extension ScratchFolder {
    fileprivate func addFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url.appending(path: path), withIntermediateDirectories: true)
    }
}
