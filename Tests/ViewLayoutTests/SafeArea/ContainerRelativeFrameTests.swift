import Foundation
import Testing
import ViewLayout

/// `containerRelativeFrame` goes by the nearest container that Apple's page names, less its safe area.
@MainActor @Suite struct ContainerRelativeFrameTests {
    /// The cards of Apple's carousel: four to a container, 10 apart.
    private struct Carousel: View {
        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<3) { _ in
                        Rectangle().aspectRatio(3.0 / 2.0, contentMode: .fit)
                            .containerRelativeFrame(.horizontal, count: 4, span: 1, spacing: 10)
                    }
                }
            }
        }
    }

    @Test func sceneIsTheOutermost() {
        #expect(frames(Color.red.containerRelativeFrame(.horizontal), width: 300, height: 50) == "Color 0 0 300 50")
        let insets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        #expect(
            frames(
                Color.red.frame(width: 10).containerRelativeFrame(.vertical), width: 100, height: 200,
                safeArea: insets) == "Color 45 59 10 107")
    }

    @Test func scrollViewIsNearerThanTheScene() throws {
        let view = ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }.frame(width: 100)
        #expect(try #require(scene(view, width: 300, height: 50).root.first("Color")).frame.width == 100)
        // Across, a scroll view is as wide as its content: what it was offered counts.
        let across = ScrollView { Color.red.frame(height: 5).containerRelativeFrame(.horizontal) }.frame(width: 100)
        #expect(try #require(scene(across, width: 300, height: 50).root.first("Color")).frame.width == 100)
    }

    @Test func cardsOfACarousel() throws {
        func cards(_ view: some View) -> [CGRect] {
            scene(view, width: 340, height: 100).root.all.filter { $0.kind == "Rectangle" }.map(\.frame)
        }
        #expect(cards(Carousel()).map(\.width) == [77.5, 77.5, 77.5])
        #expect(cards(Carousel().safeAreaPadding(.horizontal, 20)).map(\.width) == [67.5, 67.5, 67.5])
        #expect(cards(Carousel().safeAreaPadding(.horizontal, 20)).map(\.minX) == [20, 97.5, 175])
        #expect(cards(Carousel().contentMargins(.horizontal, 20)).map(\.width) == [67.5, 67.5, 67.5])
        #expect(cards(Carousel().padding(.horizontal, 20)).map(\.width) == [67.5, 67.5, 67.5])
    }

    @Test func navigationStackCountsLessItsBar() throws {
        let view = NavigationStack { Color.red.containerRelativeFrame(.vertical) }
        #expect(try #require(scene(view, width: 100, height: 200).root.first("Color")).frame.height == 156)
    }

    @Test func innermostOfSeveralCounts() throws {
        let view = ScrollView {
            ScrollView(.horizontal) { Color.red.containerRelativeFrame([.horizontal, .vertical]) }
                .frame(width: 70, height: 30)
        }
        #expect(
            try #require(scene(view, width: 100, height: 200).root.first("Color")).frame.size
                == CGSize(width: 70, height: 30))
    }

    /// Content that is evaluated once its frame is known.
    @Test func contentOfAGeometryReaderCounts() throws {
        let view = ScrollView(.horizontal) {
            GeometryReader { _ in Color.red.containerRelativeFrame(.horizontal) }
        }.frame(width: 100)
        #expect(try #require(scene(view, width: 300, height: 50).root.first("Color")).frame.width == 100)
    }

    @Test func eachWidthOfAMatrixIsItsOwn() {
        let tree = LayoutTree(
            ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal) }.padding(10),
            environment: EnvironmentValues(), measurer: GridFont())
        for width: CGFloat in [100, 300, 100] {
            let placed = tree.layOut(in: ProposedViewSize(width: width, height: 50))
            #expect(placed.root.first("Color")?.frame.width == width - 20)
            #expect(placed.root.all.allSatisfy { $0.warnings.isEmpty })
        }
    }

    /// Where nothing is offered, the scroll view is as high as its content, which is as high as the scroll view: no size
    /// is theirs.
    @Test func whatNeverSettlesIsNamed() throws {
        let pages = ScrollView {
            VStack {
                Color.red.containerRelativeFrame(.vertical)
                Color.red.containerRelativeFrame(.vertical)
            }
        }
        let container = try #require(scene(pages, width: 100).unsettled)
        #expect(container.axis == .vertical && container.kind == "ScrollView")
        #expect(scene(pages, width: 100, height: 200).unsettled == nil)
        // One page is as high as itself.
        let page = ScrollView { Color.red.frame(height: 30).containerRelativeFrame(.vertical) }
        #expect(scene(page, width: 100).unsettled == nil)
    }
}
