import Foundation
import Testing
import ViewLayout

/// Tabs and their labels, and the columns of split views.
@MainActor @Suite struct TabViewTests {
    private func tabs(_ view: some View, width: CGFloat = 320) -> [CGRect] {
        scene(view, width: width, height: 200).root.all.filter { $0.kind == "Tab" }.map(\.frame)
    }

    /// As in public dumps of tab bars: on a screen 320 wide four tabs of 76 stand 80 apart.
    @Test func labelsHaveTheirShareOfTheBarLess4() {
        let view = TabView {
            ForEach(0..<4) { index in Color.red.tabItem { Label("abcdefghij", systemImage: "star") } }
        }
        #expect(tabs(view).map(\.minX) == [2, 82, 162, 242])
        #expect(tabs(view).allSatisfy { $0.width == 76 })
        let placed = scene(view, width: 320, height: 200)
        #expect(placed.root.first("TabBar")?.frame == CGRect(x: 0, y: 151, width: 320, height: 49))
        #expect(placed.root.first("Color")?.frame == CGRect(x: 0, y: 0, width: 320, height: 151))
        let title = placed.root.first("Text")
        #expect(title?.proposal.width == 76)
        #expect(title?.text?.environment.lineLimit == 1)
        #expect(title?.text?.environment.style.font == .system(size: 10, weight: .medium))
        #expect(title?.frame.height == 20)
    }

    /// Apple, *How Tab Views Work*: tabs follow the width of their labels, which are cut where there is no room.
    @Test func tabsOfAMacAreAsWideAsTheirLabels() {
        let view = TabView {
            ForEach(["ab", "abcdefgh"], id: \.self) { title in Color.red.tabItem { Text(title) } }
        }
        func frames(_ width: CGFloat) -> [CGRect] {
            scene(view, width: width, height: 200) { $0.platformMetrics = PlatformMetrics(.macos) }.root.all
                .filter { $0.kind == "Tab" }.map(\.frame)
        }
        #expect(frames(320).map(\.width) == [20, 80])
        #expect(frames(320).map(\.minX) == [102, 138])
        #expect(frames(320).allSatisfy { $0.height == 33 && $0.minY == 0 })
        #expect(frames(100).map(\.width) == [20, 40])
    }

    /// As on pictures in CodeEdit#146: the tabs of settings are in the toolbar, those of another window or in a tab are not.
    @Test func tabsOfSettingsAreOutsideOfTheScene() {
        let settings = Settings {
            TabView {
                TabView { Text("inner").tabItem { Text("c") } }.tabItem { Text("a") }
                Text("other").tabItem { Text("b") }
            }
        }
        let window = Window("Tabs", id: "tabs") { TabView { Text("page").tabItem { Text("d") } } }
        func texts(_ windows: [WindowContent], _ metrics: PlatformMetrics) -> [TextContent.Source] {
            scene(windows[0].root, width: 300, height: 200) { $0.platformMetrics = metrics }.root.all
                .compactMap { $0.text?.content.runs[0].source }
        }
        func keys(_ keys: String...) -> [TextContent.Source] { keys.map { .localized(key: $0) } }
        #expect(texts(settings.windows, PlatformMetrics(.macos)) == keys("c", "inner"))
        #expect(texts(window.windows, PlatformMetrics(.macos)) == keys("d", "page"))
        #expect(texts(settings.windows, PlatformMetrics(.ios)) == keys("inner", "c", "a", "b"))
    }

    @Test func theChosenViewIsShown() {
        let view = TabView(selection: .constant("b")) {
            Text("first").tabItem { Text("a") }.tag("a")
            Text("second").tabItem { Text("b") }.tag("b")
        }
        let texts = scene(view, width: 320, height: 200).root.all.compactMap { $0.text?.content.runs[0].source }
        #expect(texts == [.localized(key: "second"), .localized(key: "a"), .localized(key: "b")])
    }

    @Test func tabsByValue() {
        enum Place { case home, more }
        let view = TabView(selection: .constant(Place.more)) {
            Tab("Home", systemImage: "house", value: .home) { Text("first") }
            Tab("More", systemImage: "ellipsis", value: .more) { Text("second") }
        }
        #expect(tabs(view).count == 2)
        #expect(scene(view, width: 320, height: 200).root.first("Text")?.frame.width == 60)
        let plain = TabView {
            Tab("Home", systemImage: "house") { Text("first") }
            Tab("More", systemImage: "ellipsis") { Text("second") }
        }
        #expect(tabs(plain).count == 2)
    }

    @Test(arguments: [true, false])
    func aTabMayDependOnACondition(isSearchable: Bool) {
        let view = TabView {
            Tab("Home", systemImage: "house") { Text("first") }
            if #available(iOS 26, *), isSearchable {
                Tab("Find", systemImage: "magnifyingglass", role: .search) { Text("second") }
            }
        }
        #expect(tabs(view).count == (isSearchable ? 2 : 1))
    }

    @Test func ofMoreThanFiveTabsFourAreShown() {
        let view = TabView { ForEach(0..<7) { _ in Color.red.tabItem { Text("abc") } } }
        #expect(tabs(view).map(\.minX) == [2, 66, 130, 194])
    }

    @Test func pagesHaveNoBar() {
        let view = TabView {
            Color.red.tabItem { Text("abc") }
            Color.blue
        }
        #expect(scene(view.tabViewStyle(.page), width: 320, height: 200).root.first("Color")?.frame.height == 200)
        let hidden = TabView { Color.red.toolbar(.hidden, for: .tabBar).tabItem { Text("abc") } }
        #expect(scene(hidden, width: 320, height: 200).root.first("Color")?.frame.height == 200)
    }

    @Test func columnsStandBesideEachOtherWhereThereIsTheWidth() {
        let view = NavigationSplitView {
            List { Text("abc") }.navigationTitle("Side")
        } detail: {
            Color.red
        }
        let wide = scene(view, width: 1024, height: 200)
        #expect(wide.root.all.filter { $0.kind == "Column" }.map(\.frame.width) == [320, 704])
        #expect(wide.root.first("Row")?.frame == CGRect(x: 16, y: 114, width: 288, height: 44))
        let narrow = scene(view, width: 375, height: 200)
        #expect(narrow.root.all.filter { $0.kind == "Column" }.map(\.frame.width) == [375])
        #expect(narrow.root.first("Color") == nil)
        let detail = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Text("a")
        } detail: {
            Color.red
        }
        #expect(scene(detail, width: 375, height: 200).root.first("Color") != nil)
        let own = NavigationSplitView(columnVisibility: .constant(.all)) {
            Text("a").navigationSplitViewColumnWidth(200)
        } content: {
            Text("b")
        } detail: {
            Text("c")
        }
        #expect(
            scene(own, width: 1024, height: 200).root.all.filter { $0.kind == "Column" }.map(\.frame.width)
                == [200, 320, 504])
    }

    /// People can make no column of a window narrower than its content.
    @Test func columnsOfMacOSAreAsWideAsTheirContent() {
        func widths(_ least: CGFloat, _ width: CGFloat = 480) -> [CGFloat] {
            let view = NavigationSplitView {
                Text("a").frame(minWidth: least)
            } detail: {
                Color.red.frame(minWidth: 150)
            }
            return scene(view, width: width, height: 200) { $0.platformMetrics = PlatformMetrics(.macos) }.root.all
                .filter { $0.kind == "Column" }.map(\.frame.width)
        }
        #expect(widths(0) == [200, 280])
        #expect(widths(220) == [220, 260])
        #expect(widths(220, 300) == [220, 150])
    }
}
