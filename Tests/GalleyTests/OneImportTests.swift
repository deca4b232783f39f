import Galley
import Testing
import ViewLayout

// A layout needs Galley and its views, and nothing else.

/// Views in a row, each at the height that a wave has there.
private struct Wave: Layout {
    var amplitude: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let height = sizes.map(\.height).max() ?? 0
        return CGSize(width: sizes.map(\.width).reduce(0, +), height: height + 2 * amplitude)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var point = CGPoint(x: bounds.minX, y: bounds.midY)
        for (index, subview) in subviews.enumerated() {
            let rise = amplitude * sin(CGFloat(index) * .pi / 2)
            subview.place(at: CGPoint(x: point.x, y: point.y - rise), anchor: .leading, proposal: .unspecified)
            point.x += subview.sizeThatFits(.unspecified).width
        }
    }
}

@Suite struct OneImportTests {
    @Test func aLayoutIsWrittenWithGalleyAndItsViews() throws {
        let scene = LayoutScene("Wave") {
            Wave(amplitude: 8) { ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 20) } }
        }
        let root = try scene.report(in: LayoutEnvironment(locale: "en", width: 100)).root
        #expect(root.kind == "Wave" && root.frame.height == 36)
        #expect(root.children.map { $0.frame.y - root.frame.y } == [8, 0, 8])
    }
}
