import Foundation
import Testing
import ViewLayout

/// What view code does that few would think of.
@MainActor @Suite struct StrangeViewsTests {
    private struct Pack<each Part: View>: View {
        let parts: (repeat each Part)
        init(_ parts: repeat each Part) { self.parts = (repeat each parts) }
        var body: some View { VStack(spacing: 0) { TupleView(parts) } }
    }

    @Test func viewsOfATupleStandSideBySide() {
        #expect(
            frames(Pack(Block(width: 10, height: 20), Text(verbatim: "ab"))) == """
                VStack 0 0 20 40
                  Color 5 0 10 20
                  Text 0 20 20 20
                """)
    }

    @Test func aGestureMayBeMissing() {
        let drag: DragGesture? = nil
        let view = Block(width: 10, height: 20).gesture(drag).gesture(true ? DragGesture() : nil)
        #expect(frames(view) == "Color 0 0 10 20")
    }

    @Test func whatIsScrolledIsSeenWhole() {
        let view = Block(width: 10, height: 20).scrollTransition { content, phase in
            content.offset(y: phase.isIdentity ? 0 : 50)
        }
        #expect(frames(view) == "Color 0 0 10 20")
    }

    @Test func aTaskIsAsIsolatedAsItsView() {
        struct Loader: View {
            @State private var isLoaded = false
            var body: some View { Block(width: 10, height: 20).task { isLoaded = await load() } }
            private func load() async -> Bool { true }
        }
        #expect(frames(Loader()) == "Color 0 0 10 20")
    }
}
