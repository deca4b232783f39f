import Foundation
import Testing
import ViewLayout

/// Items, titles and fields of bars, in the grid font: a letter is 10 wide.
@MainActor @Suite struct BarTests {
    private func texts(_ view: some View, width: CGFloat = 300) -> [CGRect] {
        scene(view, width: width, height: 200).root.all.filter { $0.kind == "Text" }.map(\.frame)
    }

    private func stack(_ title: String, leading: String?, trailing: [String] = []) -> some View {
        NavigationStack {
            Color.red.navigationTitle(title).navigationBarTitleDisplayMode(.inline).toolbar {
                if let leading { ToolbarItem(placement: .cancellationAction) { Button(leading) {} } }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    ForEach(trailing, id: \.self) { title in Button(title) {} }
                }
            }
        }
    }

    @Test func itemsStandAtTheSidesAndTheTitleInTheMiddle() {
        // An item is its text and 8 beside it, in a bar whose items begin 8 from its sides, 8 apart. In the middle of the bar
        // the title would reach the items behind it.
        #expect(
            texts(stack("abc", leading: "cancel", trailing: ["saveA", "doneB"]))
                == [
                    CGRect(x: 16, y: 12, width: 60, height: 20), CGRect(x: 130, y: 12, width: 30, height: 20),
                    CGRect(x: 234, y: 12, width: 50, height: 20), CGRect(x: 168, y: 12, width: 50, height: 20),
                ].sortedByPlace(like: [0, 1, 3, 2]))
    }

    @Test func aTitleWithoutRoomInTheMiddleStandsBetweenTheItems() {
        let placed = scene(stack("abcdefghijkl", leading: "cancel", trailing: ["s"]), width: 200, height: 200)
        let title = placed.root.all.first { $0.proposal.width == 56 }
        // 200 less 8 + 68 + 8 before and 8 + 44 + 8 behind it.
        #expect(title?.proposal.width == 56)
        #expect(title?.frame.minX == 84)
        #expect(title?.frame.width == 50)
        #expect(title?.frame.height == 20)
    }

    @Test func itemsShareABarThatIsTooNarrow() {
        let placed = scene(stack("a", leading: "abcdefghij", trailing: ["klmnopqrst"]), width: 120, height: 200)
        let items = placed.root.all.filter { $0.kind == "ToolbarItem" }.map(\.frame)
        // 104 less the distance of 8, by two: texts of one line have 40 each, which is less than the least item.
        #expect(items.map(\.width) == [48, 48])
        #expect(items.map(\.minX) == [8, 64])
    }

    @Test func itemsAreTouchedWhereverTheBarIs() {
        let placed = scene(stack("a", leading: "x"), width: 200, height: 200)
        let item = placed.root.first("ToolbarItem")
        #expect(item?.isControl == true)
        #expect(item?.frame == CGRect(x: 8, y: 0, width: 44, height: 44))
        #expect(placed.root.first("Button")?.isControl == false)
    }

    @Test func barsDoNotFollowTheTextSize() {
        let placed = scene(stack("abc", leading: nil), width: 200, height: 200) { $0.dynamicTypeSize = .accessibility5 }
        #expect(placed.root.first("Text")?.text?.environment.dynamicTypeSize == .large)
        let large = NavigationStack { Color.red.navigationTitle("abc") }
        let title = scene(large, width: 200, height: 200) { $0.dynamicTypeSize = .accessibility5 }
        #expect(title.root.first("Text")?.text?.environment.dynamicTypeSize == .accessibility5)
    }

    @Test func aLargeTitleStandsBelowTheItemsAndAFieldBelowIt() {
        let view = NavigationStack {
            List { Text("row") }.navigationTitle("abc").searchable(text: .constant(""), prompt: "find")
                .toolbar { Button("edit") {} }
        }
        let placed = scene(view, width: 300, height: 300, scale: 3)
        #expect(placed.root.first("NavigationBar")?.frame == CGRect(x: 0, y: 0, width: 300, height: 148))
        #expect(placed.root.first("SearchField")?.frame == CGRect(x: 16, y: 96, width: 268, height: 36))
        #expect(
            placed.root.all.filter { $0.kind == "Text" }.map(\.frame)
                == [
                    CGRect(x: 244, y: 12, width: 40, height: 20), CGRect(x: 16, y: 60, width: 30, height: 20),
                    CGRect(x: 47.5, y: 104, width: 40, height: 20), CGRect(x: 32, y: 177.667, width: 30, height: 20),
                ].map(\.rounded))
    }

    @Test func itemsAtTheBottomHaveEqualSpacesBetweenThem() {
        let view = NavigationStack {
            Color.red.toolbar {
                ToolbarItem(placement: .bottomBar) { Button("abcd") {} }
                ToolbarItem(placement: .bottomBar) { Button("e") {} }
                ToolbarItem(placement: .bottomBar) { Button("fghi") {} }
            }
        }
        let placed = scene(view, width: 300, height: 200)
        #expect(placed.root.first("Toolbar")?.frame == CGRect(x: 0, y: 156, width: 300, height: 44))
        #expect(placed.root.first("Color")?.frame == CGRect(x: 0, y: 44, width: 300, height: 112))
        #expect(placed.root.all.filter { $0.kind == "ToolbarItem" }.map(\.frame.minX) == [16, 128, 240])
    }

    @Test func whatAViewSaysOfItsBarEndsAtItsStack() {
        let view = NavigationStack { NavigationStack { Color.red.navigationTitle("inner") } }
        #expect(texts(view).count == 1)
        let toolbarOutside = VStack { Color.red }.toolbar { Button("abc") {} }
        #expect(texts(toolbarOutside).isEmpty)
    }

    @Test func aViewInTheMiddleTakesThePlaceOfTheTitle() {
        let view = NavigationStack {
            Color.red.navigationTitle("abc").navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .principal) { Text("logo") }
            }
        }
        #expect(texts(view) == [CGRect(x: 130, y: 12, width: 40, height: 20)])
    }

    @Test func aToolbarOfOnesOwn() {
        struct Buttons: ToolbarContent {
            @State private var title = "save"
            var isLong: Bool
            var body: some ToolbarContent {
                ToolbarItem { Button(title) {} }
                if isLong { ToolbarItem(placement: .navigation) { Button("back") {} } }
            }
        }
        let view = NavigationStack { Color.red.toolbar { Buttons(isLong: true) } }
        #expect(texts(view).map(\.minX) == [16, 244])
    }
}

extension [CGRect] {
    fileprivate func sortedByPlace(like order: [Int]) -> [CGRect] { order.map { self[$0] } }
}

extension CGRect {
    fileprivate var rounded: CGRect {
        func value(_ x: CGFloat) -> CGFloat { (x * 3).rounded() / 3 }
        return CGRect(x: minX == 47.5 ? minX : value(minX), y: value(minY), width: width, height: height)
    }
}
