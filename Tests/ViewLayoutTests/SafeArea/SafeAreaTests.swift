import Foundation
import Testing
import ViewLayout

/// Views keep out of unsafe areas, and extend into those that they touch where they ignore them.
@MainActor @Suite struct SafeAreaTests {
    /// Of a phone with a Dynamic Island, in a scene of 100 × 200.
    private static let phone = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

    private func onPhone(_ view: some View) -> String { frames(view, width: 100, height: 200, safeArea: Self.phone) }

    @Test func sceneIsLaidOutInItsSafeArea() {
        #expect(onPhone(Color.red) == "Color 0 59 100 107")
        #expect(onPhone(Block(width: 10, height: 7)) == "Color 45 109 10 7")
        let placed = scene(Color.red, width: 100, height: 200, safeArea: Self.phone)
        #expect(placed.size == CGSize(width: 100, height: 107))
        #expect(placed.space == CGSize(width: 100, height: 200))
    }

    @Test func withoutAHeightTheInsetsComeOnTop() {
        let placed = scene(Block(width: 100, height: 50), width: 100, safeArea: Self.phone)
        #expect(placed.root.frame == CGRect(x: 0, y: 59, width: 100, height: 50))
        #expect(placed.space.height == 143)
    }

    @Test func viewThatIgnoresTheSafeAreaFillsTheScene() {
        #expect(onPhone(Color.red.ignoresSafeArea()) == "Color 0 0 100 200")
        #expect(onPhone(Color.red.edgesIgnoringSafeArea(.all)) == "Color 0 0 100 200")
        #expect(onPhone(Color.red.ignoresSafeArea(edges: .top)) == "Color 0 0 100 166")
        #expect(onPhone(Color.red.ignoresSafeArea(edges: .horizontal)) == "Color 0 59 100 107")
        #expect(onPhone(Color.red.ignoresSafeArea(.keyboard)) == "Color 0 59 100 107")
        #expect(onPhone(Color.red.ignoresSafeArea(.container, edges: .bottom)) == "Color 0 59 100 141")
    }

    /// The size in the layout stays: only the place changes.
    @Test func siblingsDoNotMove() {
        let stack = VStack(spacing: 0) {
            Color.red.ignoresSafeArea()
            Block(width: 10, height: 7)
        }
        #expect(onPhone(stack) == "VStack 0 59 100 107\n  Color 0 0 100 159\n  Color 45 159 10 7")
    }

    @Test func viewThatDoesNotTouchTheUnsafeAreaStays() {
        #expect(onPhone(Block(width: 50, height: 50).ignoresSafeArea()) == "Color 25 87.5 50 50")
        // The text is at the top of the safe area, and moves to the corner of what it is offered.
        let stack = VStack(spacing: 0) {
            Text(verbatim: "ab").ignoresSafeArea(edges: .top)
            Color.red
        }
        #expect(onPhone(stack) == "VStack 0 59 100 107\n  Text 40 0 20 20\n  Color 0 79 100 87")
    }

    @Test func leadingAndTrailingFollowTheDirection() {
        let insets = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 5)
        func sideways(_ edges: Edge.Set, _ direction: LayoutDirection) -> String {
            frames(
                Color.red.ignoresSafeArea(edges: edges), width: 100, height: 10, direction: direction,
                safeArea: insets)
        }
        #expect(sideways([], .leftToRight) == "Color 20 0 75 10")
        #expect(sideways([], .rightToLeft) == "Color 5 0 75 10")
        #expect(sideways(.leading, .leftToRight) == "Color 0 0 95 10")
        #expect(sideways(.leading, .rightToLeft) == "Color 5 0 95 10")
        #expect(sideways(.trailing, .rightToLeft) == "Color 0 0 80 10")
    }

    @Test func backgroundOfAStyleExtendsAndOneOfViewsDoesNot() {
        let filling = Text(verbatim: "ab").frame(maxWidth: .infinity, maxHeight: .infinity)
        let text = "Text 40 102.5 20 20"
        #expect(onPhone(filling.background(Color.red)) == "\(text)\n  Color 0 0 100 200")
        #expect(
            onPhone(filling.background(Color.red, ignoresSafeAreaEdges: .bottom)) == "\(text)\n  Color 0 59 100 141")
        #expect(onPhone(filling.background(Color.red, ignoresSafeAreaEdges: [])) == "\(text)\n  Color 0 59 100 107")
        #expect(onPhone(filling.overlay(Color.red)) == "\(text)\n  Color 0 0 100 200")
        #expect(onPhone(filling.background { Color.red }) == "\(text)\n  Color 0 59 100 107")
        #expect(onPhone(filling.background { Color.red.ignoresSafeArea() }) == "\(text)\n  Color 0 0 100 200")
    }

    @Test func geometryTellsTheInsets() {
        func insets(_ make: (GeometryReader<Color>) -> some View) -> EdgeInsets? {
            var insets: EdgeInsets?
            let reader = GeometryReader { proxy -> Color in
                insets = proxy.safeAreaInsets
                return Color.red
            }
            _ = onPhone(make(reader))
            return insets
        }
        #expect(insets { $0 } == Self.phone)
        #expect(insets { $0.ignoresSafeArea() } == EdgeInsets())
        #expect(insets { $0.safeAreaPadding(.bottom, 6) }?.bottom == 40)
        #expect(insets { $0.padding(1) } == EdgeInsets())
    }

    // MARK: Unsafe areas that views make

    @Test func viewExtendsBelowABar() {
        func bar(_ view: some View) -> String {
            frames(
                view.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }, width: 100, height: 100)
        }
        #expect(bar(Color.red.ignoresSafeArea()) == "Color 0 0 100 100\n  Color 0 80 100 20")
        #expect(bar(Color.red) == "Color 0 0 100 80\n  Color 0 80 100 20")
        #expect(bar(Color.red.ignoresSafeArea(edges: .top)) == "Color 0 0 100 80\n  Color 0 80 100 20")
    }

    @Test func viewExtendsThroughABarAndTheScreen() {
        let view = Color.red.ignoresSafeArea()
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 20).background(Color.blue) }
        #expect(onPhone(view) == "Color 0 0 100 200\n  Color 0 146 100 20\n  Color 0 146 100 54")
    }

    @Test func barsStandAtAnyEdge() {
        let leading = Color.red.safeAreaInset(edge: .leading, spacing: 2) { Block(width: 10, height: 10) }
        #expect(frames(leading, width: 100, height: 50) == "Color 12 0 88 50\n  Color 0 20 10 10")
        #expect(
            frames(leading, width: 100, height: 50, direction: .rightToLeft) == "Color 0 0 88 50\n  Color 90 20 10 10")
        let top = Block(width: 30, height: 30).safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
            Block(width: 10, height: 10)
        }
        #expect(frames(top, width: 100, height: 100) == "Color 35 40 30 30\n  Color 35 30 10 10")
        let wide = Block(width: 10, height: 10).safeAreaInset(edge: .bottom, spacing: 0) { Block(width: 50, height: 5) }
        #expect(scene(wide).size == CGSize(width: 50, height: 15))
    }

    /// Without a distance the two stand as far apart as they would in a stack.
    @Test func barKeepsThePreferredDistance() {
        let view = Color.red.safeAreaInset(edge: .bottom) { Block(width: 10, height: 10) }
        #expect(frames(view, width: 100, height: 100) == "Color 0 0 100 82\n  Color 45 90 10 10")
    }

    @Test func paddingOfTheSafeAreaIsOne() {
        let view = Color.red.ignoresSafeArea().safeAreaPadding(.horizontal, 20)
        #expect(frames(view, width: 100, height: 10) == "Color 0 0 100 10")
        #expect(frames(Color.red.safeAreaPadding(20), width: 100, height: 100) == "Color 20 20 60 60")
        #expect(frames(Color.red.safeAreaPadding(), width: 100, height: 100) == "Color 16 16 68 68")
    }

    @Test func viewExtendsBelowANavigationBar() {
        #expect(
            onPhone(NavigationStack { Color.red.ignoresSafeArea() })
                == "NavigationStack 0 59 100 107\n  NavigationBar 0 59 100 44\n  Color 0 0 100 200")
    }

    // MARK: Scroll views

    /// A bar beside a scroll view that is the whole scene is beside it in the report, too: it does not scroll.
    @Test func scrollViewKeepsItsFrameAndInsetsItsContent() {
        let scroll = ScrollView { Color.red.frame(height: 150) }
        let bar = Color.blue.frame(height: 20)
        #expect(
            frames(scroll.safeAreaInset(edge: .bottom, spacing: 0) { bar }, width: 100, height: 100)
                == "Group 0 0 100 100\n  ScrollView 0 0 100 100\n    Color 0 0 100 150\n  Color 0 80 100 20")
        #expect(
            frames(scroll.safeAreaInset(edge: .top, spacing: 0) { bar }, width: 100, height: 100)
                == "Group 0 0 100 100\n  ScrollView 0 0 100 100\n    Color 0 20 100 150\n  Color 0 0 100 20")
        #expect(onPhone(scroll) == "ScrollView 0 0 100 200\n  Color 0 59 100 150")
        #expect(onPhone(scroll.ignoresSafeArea()) == "ScrollView 0 0 100 200\n  Color 0 0 100 150")
        #expect(
            onPhone(NavigationStack { scroll })
                == "NavigationStack 0 59 100 107\n  NavigationBar 0 59 100 44\n  ScrollView 0 0 100 200\n    Color 0 103 100 150"
        )
    }

    /// What scrolls passes below the bars and has no unsafe area along the way; across it keeps that of the scroll view.
    @Test func contentThatScrollsHasNoUnsafeAreaAlongTheAxis() {
        let insets = EdgeInsets(top: 10, leading: 5, bottom: 0, trailing: 0)
        let scroll = ScrollView { Color.red.ignoresSafeArea().frame(height: 30) }
        #expect(
            frames(scroll, width: 100, height: 100, safeArea: insets)
                == "ScrollView 0 0 100 100\n  Color 0 10 100 30")
    }

    @Test func scrollViewClipsWhereItIsSeen() throws {
        let view = ScrollView { Color.red.frame(height: 9) }.safeAreaPadding(10)
        let content = try #require(scene(view, width: 100, height: 100).root.first("Color"))
        #expect(content.frame == CGRect(x: 10, y: 10, width: 80, height: 9))
        #expect(content.clip == CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func contentMarginsInsetWhatScrolls() {
        let scroll = ScrollView { Color.red.frame(height: 10) }
        #expect(
            frames(scroll.contentMargins(.horizontal, 20), width: 100, height: 50)
                == "ScrollView 0 0 100 50\n  Color 20 0 60 10")
        #expect(
            frames(scroll.contentMargins(.horizontal, 20).contentMargins(.top, 5), width: 100, height: 50)
                == "ScrollView 0 0 100 50\n  Color 20 5 60 10")
        #expect(
            frames(scroll.contentMargins(20, for: .scrollIndicators), width: 100, height: 50)
                == "ScrollView 0 0 100 50\n  Color 0 0 100 10")
        #expect(
            scene(ScrollView { Block(width: 10, height: 10) }.contentMargins(3)).size == CGSize(width: 16, height: 16))
    }
}
