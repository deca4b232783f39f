import Foundation
import Testing
import ViewLayout

/// Where the content of scroll views stands, and what of it is shown.
@MainActor @Suite struct ScrollAnchorTests {
    private func content(_ view: some View, height: CGFloat = 100) -> CGRect? {
        scene(view, width: 50, height: height).root.all.last?.frame
    }

    private func tall(_ height: CGFloat) -> some View {
        ScrollView { Block(width: 50, height: height) }
    }

    @Test func contentStandsAtItsAnchor() {
        #expect(content(tall(300))?.minY == 0)
        #expect(content(tall(300).defaultScrollAnchor(.bottom))?.minY == -200)
        #expect(content(tall(300).defaultScrollAnchor(.center))?.minY == -100)
        #expect(content(tall(20))?.minY == 0)
        #expect(content(tall(20).defaultScrollAnchor(.bottom))?.minY == 80)
        #expect(content(tall(20).defaultScrollAnchor(.center))?.minY == 40)
    }

    @Test func eachRoleHasItsAnchor() {
        func log(_ height: CGFloat) -> CGFloat? {
            content(tall(height).defaultScrollAnchor(.bottom).defaultScrollAnchor(.top, for: .alignment))?.minY
        }
        #expect(log(300) == -200)
        #expect(log(20) == 0)
        func chat(_ height: CGFloat) -> CGFloat? {
            content(
                ScrollView { Block(width: 50, height: height) }
                    .defaultScrollAnchor(.top, for: .alignment).defaultScrollAnchor(.bottom, for: .initialOffset)
            )?.minY
        }
        #expect(chat(300) == -200)
        #expect(chat(20) == 0)
    }

    /// An anchor is that of the axes that are scrolled: across, content is in the middle.
    @Test func anchorsAreOfTheAxesThatAreScrolled() {
        let view = ScrollView(.horizontal) { Block(width: 200, height: 20) }.defaultScrollAnchor(.bottomTrailing)
        #expect(content(view.frame(height: 60), height: 60) == CGRect(x: -150, y: 20, width: 200, height: 20))
    }

    @Test func theViewsInAScrollViewHaveNoAnchor() {
        let inner = ScrollView { Block(width: 50, height: 300) }.frame(height: 50)
        #expect(content(ScrollView { inner }.defaultScrollAnchor(.bottom))?.minY == 50)
    }

    @Test func clippingCanBeSwitchedOff() {
        let placed = scene(tall(300).scrollClipDisabled(), width: 50, height: 100)
        #expect(!placed.root.clips)
        #expect(placed.root.all.last?.clip == nil)
        #expect(placed.root.scrollAxes == .vertical)
        #expect(scene(tall(300).scrollClipDisabled(false), width: 50, height: 100).root.clips)
    }

    @Test func geometryIsToldAtTheStart() {
        struct Probe: View {
            @State private var length: CGFloat = 0
            var body: some View {
                VStack(spacing: 0) {
                    Block(width: 50, height: length)
                    ScrollView { Block(width: 50, height: 300) }
                        .contentMargins(.top, 7)
                        .onScrollGeometryChange(for: CGFloat.self) {
                            $0.contentOffset.y * 100 + $0.contentSize.height + $0.containerSize.width
                        } action: {
                            length = $1 + 360
                        }
                        .frame(height: 40)
                }
            }
        }
        // An offset of −7, a content of 300 and a view of 50, as wide as its content.
        let height = scene(Probe(), width: 80, height: 400).root.children[0].frame.height
        #expect(abs(height - (-700 + 300 + 50 + 360)) < 1e-9)
    }

    @Test func positionsHoldWhatWasAskedFor() {
        var position = ScrollPosition(idType: String.self)
        #expect(position == ScrollPosition(idType: Int.self))
        position.scrollTo(id: "a")
        #expect(position.viewID(type: String.self) == "a")
        position.scrollTo(y: 4)
        #expect(position.point == CGPoint(x: 0, y: 4))
        #expect(position.viewID == nil)
        position.scrollTo(edge: .bottom)
        #expect(position.edge == .bottom)
        #expect(position != ScrollPosition(edge: .top))
    }
}
