import Basics
import Foundation
import Frames
import Scenes
import Testing
import ViewLayout

/// Lists of scene files and lists in Swift, with real fonts.
@Suite struct ListSceneTests {
    /// Where a SwiftUI list on iOS has its views, as a public dump of their frames says (sentry-cocoa): a list 300 wide with
    /// a section with a header and one without. Widths of texts are those of the modelled system font.
    @Test func aListIsWhereIOSHasIt() throws {
        let scene = LayoutScene("List") {
            List {
                Section("Section 1") { Text("Item 1") }
                Section { Text("Item 2") }
            }
        }
        let root = try scene.report(in: LayoutEnvironment(width: 300, height: 500)).root
        let header = try #require(root.first("Header"))
        #expect(header.frame.isNear(Frame(x: 16, y: 0, width: 268, height: 38.667)))
        #expect(root.rows.map(\.frame.x) == [16, 16])
        #expect(root.rows.map(\.frame.height) == [44, 44])
        #expect(root.rows[0].frame.isNear(Frame(x: 16, y: 38.667, width: 268, height: 44)))
        #expect(root.rows[1].frame.isNear(Frame(x: 16, y: 118, width: 268, height: 44)))
        let texts = root.texts
        #expect(texts.map { $0.text?.string } == ["SECTION 1", "Item 1", "Item 2"])
        #expect(texts.map(\.frame.x) == [32, 32, 32])
        // A frame is drawn at the next pixel: 12 for what is laid out at 11.833.
        #expect(texts.map { ($0.frame.y * 3).rounded(.up) / 3 }.map { Number.text($0) } == ["17", "50.667", "130"])
        #expect(texts.map { Number.text($0.frame.height) } == ["15.667", "20.333", "20.333"])
        for (text, width) in zip(texts, [65.667, 45.333, 47.667]) { #expect(abs(text.frame.width - width) < 1) }
    }

    @Test func scenesOfTheSameViewsHaveTheSameFrames() throws {
        let file = try SceneText.scene(
            """
              Form:
                - Section:
                    header: { verbatim: General }
                    footer: { verbatim: Applies to all devices. }
                    content:
                      - Toggle: { verbatim: Lock screen }
                      - LabeledContent: { label: { verbatim: Name }, value: { verbatim: Ada } }
                - DisclosureGroup:
                    label: { verbatim: More }
                    isExpanded: true
                    content: [Text: { verbatim: Inside }]
            """, catalog: false)
        let swift = LayoutScene("Settings") {
            Form {
                Section {
                    Toggle(isOn: .constant(true)) { Text(verbatim: "Lock screen") }
                    LabeledContent {
                        Text(verbatim: "Ada")
                    } label: {
                        Text(verbatim: "Name")
                    }
                } header: {
                    Text(verbatim: "General")
                } footer: {
                    Text(verbatim: "Applies to all devices.")
                }
                DisclosureGroup(isExpanded: .constant(true)) {
                    Text(verbatim: "Inside")
                } label: {
                    Text(verbatim: "More")
                }
            }
        }
        let environment = LayoutEnvironment(width: 375, height: 600)
        let (one, other) = (try file.report(in: environment), try swift.report(in: environment))
        #expect(one.root.all.map(\.frame) == other.root.all.map(\.frame))
        #expect(one.root.all.map(\.kind) == other.root.all.map(\.kind))
    }

    @Test func tabsAndBoxesOfASceneFile() throws {
        let scene = try SceneText.scene(
            """
              TabView:
                - Tab:
                    title: { verbatim: Home }
                    systemImage: house
                    content:
                      - List: { style: plain, content: [Text: { verbatim: Row }] }
                - Tab: { title: { verbatim: Search }, systemImage: magnifyingglass }
            """, catalog: false)
        let root = try scene.report(in: LayoutEnvironment(width: 320, height: 480)).root
        #expect(root.all.filter { $0.kind == "Tab" }.map(\.frame.x) == [2, 162])
        #expect(root.rows.map(\.frame) == [Frame(x: 0, y: 0, width: 320, height: 44)])
        let box = try SceneText.scene(
            "{ GroupBox: { label: { verbatim: A }, content: [Text: { verbatim: B }] } }", catalog: false)
        #expect(try box.report().root.kind == "GroupBox")
    }

    @Test func whatCanBeShownOverASceneMakesScenes() throws {
        let scene = LayoutScene("Pets") {
            VStack {
                Button("Delete") {}.alert("Really?", isPresented: .constant(false)) { Button("Yes") {} }
                Menu("More") { Button("Rename") {} }
                Button("Add") {}.alert("Add?", isPresented: .constant(false)) { Button("Yes") {} }
            }
        }
        let scenes = try scene.presentations()
        #expect(scenes.map(\.name) == ["Pets › Alert", "Pets › Menu", "Pets › Alert 2"])
        let environment = LayoutEnvironment(width: 375, height: 667)
        let roots = try scenes.map { try $0.report(in: environment).root }
        #expect(roots.map(\.kind) == ["Alert", "Menu", "Alert"])
        #expect(roots.map { $0.texts.first?.text?.string } == ["Really?", "Rename", "Add?"])
        #expect(try scene.report(in: environment).root.kind == "VStack")
    }

    /// Each tab and each closed group, and a sheet of a tab that is not shown.
    @Test func tabsAndClosedGroupsMakeScenes() throws {
        let scene = LayoutScene("Pets") {
            TabView {
                List {
                    DisclosureGroup("More") { Text("cat") }
                    Section("Old", isExpanded: .constant(false)) { Text("rex") }
                }.tabItem { Text("first") }
                VStack {
                    Text("dog").sheet(isPresented: .constant(false)) { Text("sheet") }
                    DisclosureGroup("Deep") { Text("fish") }
                }.tabItem { Text("second") }
                Text("bird").tabItem { Text("third") }
            }
        }
        let scenes = try scene.presentations()
        let names = ["DisclosureGroup", "Section", "Sheet", "DisclosureGroup 2", "Tab", "Tab 2"].map { "Pets › \($0)" }
        #expect(scenes.map(\.name) == names)
        let environment = LayoutEnvironment(width: 375, height: 667)
        let shown = try scenes.map { scene in
            try scene.report(in: environment).root.texts.compactMap { $0.text?.string }
                .filter { ["cat", "rex", "sheet", "dog", "fish", "bird"].contains($0) }
        }
        #expect(shown == [["cat"], ["rex"], ["sheet"], ["dog", "fish"], ["dog"], ["bird"]])
        #expect(try scene.report(in: environment).root.all.flatMap { $0.hidden ?? [] }.count == 4)
        #expect(try scenes.allSatisfy { try $0.report(in: environment).root.all.allSatisfy { $0.hidden == nil } })
    }

    @Test func sizesOfAPlatformCanBeChanged() throws {
        var scene = LayoutScene("List") { List { Text(verbatim: "Row") }.listStyle(.plain) }
        scene.metrics[.listRowHeight] = 60
        #expect(try scene.report(in: LayoutEnvironment(width: 320)).root.rows[0].frame.height == 60)
        scene.metrics = [:]
        let android = try scene.report(in: LayoutEnvironment(width: 320, platform: .android)).root
        #expect(android.rows[0].frame.height == 56)
    }
}

extension ViewFrame {
    fileprivate var all: [ViewFrame] { [self] + children.flatMap(\.all) }
    fileprivate var rows: [ViewFrame] { all.filter { $0.kind == "Row" } }
    fileprivate var texts: [ViewFrame] { all.filter { $0.text != nil } }
    fileprivate func first(_ kind: String) -> ViewFrame? { all.first { $0.kind == kind } }
}

extension Frame {
    /// Whether the frames are the same to the thousandth.
    fileprivate func isNear(_ other: Frame) -> Bool {
        zip([x, y, width, height], [other.x, other.y, other.width, other.height]).allSatisfy { abs($0 - $1) < 0.001 }
    }
}
