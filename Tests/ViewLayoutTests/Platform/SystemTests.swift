import Foundation
import Testing
import ViewLayout

/// Frames of bars, rows and tabs that public dumps of views have, by system. A letter of the grid font is 10 wide, a line 20
/// high: only frames that no text decides are compared.
@MainActor @Suite struct SystemTests {
    private func placed(
        _ view: some View, _ system: PlatformMetrics.System?, width: CGFloat = 402, height: CGFloat = 874,
        safeArea: EdgeInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    ) -> PlacedView {
        scene(view, width: width, height: height, scale: 3, safeArea: safeArea) {
            $0.platformMetrics = PlatformMetrics(.ios, system: system)
            if system?.isOf26 == true { $0.controlMetrics = .ios26 }
        }.root
    }

    private func tabs(_ count: Int) -> some View {
        TabView { ForEach(0..<count) { _ in Color.red.tabItem { Label("abc", systemImage: "star") } } }
    }

    private var stack: some View {
        NavigationStack {
            Color.red.navigationTitle("abc").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("x") {} }
                ToolbarItem(placement: .bottomBar) { Button("y") {} }
            }
        }
    }

    /// Four public dumps, 402 wide: the bar {0, 62} 402 × 54, a back button {16, 62} 44 × 44, a title in the middle of 84.
    @Test func theBarOf26HasItsItemsAboveItsMiddle() {
        let root = placed(stack, .ios26)
        #expect(root.first("NavigationBar")?.frame == CGRect(x: 0, y: 62, width: 402, height: 54))
        #expect(root.first("ToolbarItem")?.frame == CGRect(x: 16, y: 62, width: 44, height: 44))
        #expect(root.first("Text")?.frame.midY == 84)
    }

    /// G. Hackworth; Tencent/QMUI_iOS#633 and #1198.
    @Test(arguments: [
        (PlatformMetrics.System?.none, 44, 44, 49), (.ios18, 44, 44, 49), (.ios18OnItsSide, 32, 32, 32),
        (.ipados18, 50, 50, 50),
    ])
    func heightsOfBars(system: PlatformMetrics.System?, top: CGFloat, bottom: CGFloat, tabBar: CGFloat) {
        let root = placed(stack, system)
        #expect(root.first("NavigationBar")?.frame.height == top)
        #expect(root.first("Toolbar")?.frame.height == bottom)
        #expect(placed(tabs(3), system).first("TabBar")?.frame.height == tabBar)
    }

    /// A large title adds 52 to a bar, and is in it where the bar is low.
    @Test(arguments: [
        (PlatformMetrics.System.ios18, 96), (.ios26, 106), (.ipados18, 102), (.ios18OnItsSide, 32),
        (.ios26OnItsSide, 54),
    ])
    func largeTitles(system: PlatformMetrics.System, height: CGFloat) {
        let root = placed(NavigationStack { Color.red.navigationTitle("abc") }, system)
        #expect(root.first("NavigationBar")?.frame.height == height)
    }

    /// cashapp/AccessibilitySnapshot#272: of three tabs each is 94 × 54, 86 apart, 4 below the top. Of four on a screen 402
    /// wide the second is {110.7, 795} 95 × 54 in a bar {0, 791} 402 × 83.
    @Test func tabsOf26() {
        let three = placed(tabs(3), .ios26).all.filter { $0.kind == "Tab" }.map(\.frame)
        #expect(three.map(\.minX) == [68, 154, 240])
        #expect(three.allSatisfy { $0.width == 94 && $0.height == 54 && $0.minY == 795 })
        let four = placed(tabs(4), .ios26)
        #expect(four.first("TabBar")?.frame == CGRect(x: 0, y: 791, width: 402, height: 83))
        let second = four.all.filter { $0.kind == "Tab" }[1].frame
        #expect(abs(second.minX - 110.7) < 1 && abs(second.width - 95) <= 1 && second.height == 54)
        // What is shown ends 49 above the unsafe area.
        #expect(four.first("Color")?.frame.maxY == 791)
        #expect(four.all.first { $0.text != nil }?.proposal.width == 86)
        // Five share the bar between its sides.
        #expect(placed(tabs(5), .ios26).all.filter { $0.kind == "Tab" }.map(\.frame.maxX).max() ?? 0 <= 402 - 24)
    }

    /// Without an unsafe area below it a tab ends with the bar.
    @Test func aTabIsNeverBelowTheScreen() {
        let root = placed(tabs(3), .ios26, safeArea: EdgeInsets())
        #expect(root.first("TabBar")?.frame == CGRect(x: 0, y: 825, width: 402, height: 49))
        #expect(root.first("Tab")?.frame == CGRect(x: 68, y: 829, width: 94, height: 45))
    }

    @Test func iconsOfTabsAreBesideTheirTitlesOnAPhoneOnItsSide() {
        let root = placed(tabs(3), .ios18OnItsSide, width: 844, height: 390, safeArea: EdgeInsets())
        let (icon, title) = (root.first("Image"), root.first("Text"))
        #expect(icon?.frame.midY == title?.frame.midY)
        #expect((icon?.frame.maxX ?? 0) <= (title?.frame.minX ?? 0))
    }

    /// Public dumps, 402 wide: rows of the Settings app, and of lists with one text, are {16, …} 370 × 52 with the text at 32;
    /// with two texts of 20.3 a row is 70.7 high.
    @Test func rowsOf26() {
        let view = List {
            Color.red.frame(width: 33, height: 61.0 / 3)
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 128, height: 61.0 / 3)
                Color.red.frame(width: 116, height: 61.0 / 3)
            }
        }
        let rows = placed(view, .ios26).all.filter { $0.kind == "Row" }
        #expect(rows.map { short($0.frame.minX) } == ["16", "16"])
        #expect(rows.map { short($0.frame.width) } == ["370", "370"])
        #expect(rows.map { short($0.frame.height) } == ["52", "70.667"])
        #expect(rows[1].first("VStack")?.frame.minX == 32)
    }

    /// Public dumps, one of them of the Settings app: 63 × 28.
    @Test func switchesOf26() {
        let view = Toggle("abc", isOn: .constant(true)).fixedSize()
        // Behind a text of 30, 8 from it.
        #expect(placed(view, .ios26).first("Toggle")?.frame.size == CGSize(width: 38 + 63, height: 28))
        #expect(placed(view, .ios18).first("Toggle")?.frame.size == CGSize(width: 38 + 51, height: 31))
    }

    @Test(arguments: [(PlatformMetrics.System?.none, true), (.ios18, true), (.ios26, false), (.ipados26, false)])
    func headersAreInCapitalsUpTo18(system: PlatformMetrics.System?, isUpper: Bool) {
        let header = placed(List { Section("abc") { Text("def") } }, system).first("Header")?.first("Text")
        #expect((header?.text?.environment.textCase == .uppercase) == isUpper)
    }

    /// ldi-github/shirates-core, page sources of the Settings app before iOS 16: at 390 a title begins at 20, behind an icon
    /// at 64, a switch ends 20 before the edge, and a value before the mark ends at 351; at 375 a title begins at 16.
    @Test(arguments: [(390, 20), (375, 16), (393, 20), (320, 16)])
    func rowsOfGroupsAreInsetByTheWidth(width: CGFloat, margin: CGFloat) {
        let view = List {
            Text("abc")
            Label("abc", systemImage: "star")
            Toggle("abc", isOn: .constant(true))
            NavigationLink(destination: EmptyView()) { LabeledContent("abc", value: "Off") }
        }.listStyle(.grouped)
        let rows = placed(view, nil, width: width).all.filter { $0.kind == "Row" }
        #expect(rows[0].first("Text")?.frame.minX == margin)
        #expect(rows[1].first("Text")?.frame.minX == margin + 44)
        #expect(rows[2].first("Toggle")?.frame.maxX == width - margin)
        let value = rows[3].all.filter { $0.kind == "Text" }.last
        #expect(abs((value?.frame.maxX ?? 0) - (width - margin - 19)) <= 1)
        // Groups that stand in are inset by as much on both sides of their edge (Flutter, cupertino/list_section.dart).
        let inset = placed(List { Text("abc") }, nil, width: width)
        #expect(inset.first("Row")?.frame.minX == margin && inset.first("Text")?.frame.minX == 2 * margin)
        // Plain rows and bars have the margin of the screen.
        let plain = placed(List { Text("abc") }.listStyle(.plain), nil, width: width)
        #expect(plain.first("Text")?.frame.minX == 16)
    }

    /// appium/appium#10994: the texts of an alert 270 wide are 238 wide.
    @Test func theTextsOfAnAlert() {
        let words = Array(repeating: "abcdefghi", count: 10).joined(separator: " ")
        let view = Color.red.alert("abc", isPresented: .constant(true)) {
            Button("yes") {}
        } message: {
            Text(words)
        }
        let texts = placed(view, nil, width: 390, height: 844).all.filter { $0.kind == "Text" }
        #expect(texts.prefix(2).map(\.proposal.width) == [238, 238])
    }

    @Test(arguments: PlatformMetrics.System.allCases)
    func everyNumberOfASystemHasASourceAndStandsInTheDocumentation(system: PlatformMetrics.System) throws {
        #expect(system.table.allSatisfy { !$0.source.isEmpty })
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/ViewLayout/ViewLayout.docc/ListsFormsBars.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        for entry in system.table {
            let row =
                "| `\(entry.metric.rawValue)` | \(short(entry.value)) | \(entry.evidence.rawValue): \(entry.source) |"
            #expect(text.contains(row), "\(row)")
        }
        #expect(text.contains("`\(system.rawValue)`"))
    }

    @Test func otherPlatformsHaveNoSystem() {
        #expect(PlatformMetrics(.macos, system: .ios26) == PlatformMetrics(.macos))
        #expect(PlatformMetrics(.ios, system: .ios18)[.listRowHeight] == PlatformMetrics(.ios)[.listRowHeight])
    }
}
