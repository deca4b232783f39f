import Foundation
import Testing
import ViewLayout

/// Sizes that no view can have are corrected and noted, and views that never settle are named.
@MainActor @Suite struct ValidSizeTests {
    private struct Answer: Layout {
        let size: CGSize
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
        }
    }

    private func placed(_ width: CGFloat, _ room: CGFloat?) -> PlacedScene {
        scene(Answer(size: CGSize(width: width, height: 10)) { Text(verbatim: "a") }, width: room, height: 50)
    }

    @Test func infiniteSizeBecomesThatOfTheSpace() {
        let placed = placed(.infinity, 100)
        #expect(placed.size == CGSize(width: 100, height: 10))
        #expect(placed.root.frame == CGRect(x: 0, y: 20, width: 100, height: 10))
        #expect(placed.root.warnings.map(\.fault) == [.infiniteSize])
        #expect(self.placed(.infinity, nil).size.width == 10)
    }

    @Test func negativeSizeBecomesNone() {
        let placed = placed(-20, 100)
        #expect(placed.size == CGSize(width: 0, height: 10))
        #expect(placed.root.frame == CGRect(x: 50, y: 20, width: 0, height: 10))
        #expect(placed.root.warnings.map(\.fault) == [.negativeSize])
    }

    private struct Growing: View {
        @State var height: CGFloat = 0
        let most: CGFloat
        var body: some View {
            Color.red.frame(height: height)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.height
                } action: {
                    height = min($0 + 1, most)
                }
        }
    }

    @Test func viewThatNeverSettlesIsNamed() {
        let faults = scene(Growing(most: .infinity), width: 10).root.all.map { $0.warnings.map(\.fault) }
        #expect(faults == [[.neverSettles]])
        #expect(scene(Growing(most: 3), width: 10).root.warnings.isEmpty)
        #expect(scene(Growing(most: 3), width: 10).root.frame.height == 3)
        // Content that is evaluated once its frame is known leaves its warning too.
        let inner = scene(GeometryReader { _ in Growing(most: .infinity) }, width: 10, height: 10)
        #expect(inner.root.first("Color")?.warnings.map(\.fault) == [.neverSettles])
    }
}
