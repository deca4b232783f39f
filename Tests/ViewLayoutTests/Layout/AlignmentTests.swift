import Foundation
import Testing
import ViewLayout

extension VerticalAlignment {
    private enum Third: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
    }
    fileprivate static let third = VerticalAlignment(Third.self)
}

/// Guides, and what containers make of those of their views.
@MainActor @Suite struct AlignmentTests {
    @Test func customGuideHasItsDefault() {
        let row = HStack(alignment: .third, spacing: 0) {
            Block(width: 1, height: 30)
            Block(width: 1, height: 60)
        }
        #expect(scene(row).root.children.map(\.frame.minY) == [10, 0])
    }

    @Test func customGuidesOfSeveralViewsAreAveraged() {
        // Guides at 0 + 10 and 30 + 20 of the column: their mean is 30.
        let column = VStack(spacing: 0) {
            Block(width: 1, height: 30).alignmentGuide(.third) { _ in 10 }
            Block(width: 1, height: 30).alignmentGuide(.third) { _ in 20 }
        }
        let row = HStack(alignment: .third, spacing: 0) {
            column
            Block(width: 1, height: 3)
        }
        #expect(scene(row).root.children[1].frame.minY == 29)
    }

    @Test func edgesAndCentresOfViewsInsideAreNotTakenOver() {
        let inner = HStack(spacing: 0) {
            Block(width: 5, height: 10).alignmentGuide(.leading) { _ in 5 }
            Block(width: 5, height: 10)
        }
        let column = VStack(alignment: .leading, spacing: 0) {
            inner
            Block(width: 10, height: 10)
        }
        #expect(scene(column).root.all.filter { $0.kind == "Color" }.map(\.frame.minX) == [0, 5, 0])
    }

    @Test func modifiersHandEveryGuideOn() {
        let column = VStack(alignment: .leading, spacing: 0) {
            Block(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }.padding(3)
            Block(width: 10, height: 10)
        }
        // The guide lies at 5 of the block, at 8 of the padded block.
        #expect(scene(column).root.children.map(\.frame.minX) == [3, 8])
    }

    @Test func firstBaselineIsTheHighestAndLastTheLowest() {
        let column = VStack(spacing: 0) {
            Text("a")
            Text("b")
        }
        func other(_ alignment: VerticalAlignment) -> CGFloat {
            scene(
                HStack(alignment: alignment, spacing: 0) {
                    column
                    Text("c")
                }
            ).root.children[1].frame.minY
        }
        #expect(other(.firstTextBaseline) == 0)
        #expect(other(.lastTextBaseline) == 20)
    }

    @Test func guideIsComputedFromTheViewsOwnDimensions() {
        let row = HStack(alignment: .top, spacing: 0) {
            Block(width: 4, height: 40).alignmentGuide(.top) { $0[.bottom] - 10 }
            Block(width: 4, height: 10)
        }
        #expect(scene(row).root.children.map(\.frame.minY) == [0, 30])
    }

    /// A way to wrap views in lines that is older than layouts of one's own: guides that count along.
    @Test func guidesMayCountAlong() {
        var width = CGFloat.zero
        var height = CGFloat.zero
        let names = ["aaaa", "bbb", "cc", "d"]
        let tags = ZStack(alignment: .topLeading) {
            ForEach(names, id: \.self) { name in
                Text(verbatim: name)
                    .alignmentGuide(.leading) { dimensions in
                        if abs(width - dimensions.width) > 80 {
                            width = 0
                            height -= dimensions.height
                        }
                        defer { width = name == names.last ? 0 : width - dimensions.width }
                        return width
                    }
                    .alignmentGuide(.top) { _ in
                        defer { if name == names.last { height = 0 } }
                        return height
                    }
            }
        }
        let frames = scene(tags, width: 80).root
        let origins = frames.children.map { CGPoint(x: $0.frame.minX - frames.frame.minX, y: $0.frame.minY) }
        #expect(origins == [CGPoint(x: 0, y: 0), CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 20, y: 20)])
    }

    @Test func anotherGuideIsLeftAlone() {
        let view = Text("a").alignmentGuide(.third) { _ in 0 }
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            view
            Text("b").padding(.top, 10)
        }
        #expect(scene(row).root.children.map(\.frame.minY) == [10, 10])
    }

    @Test func ownLayoutMergesTheGuidesOfItsViews() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Corner()() { Text("a") }
            Text("b")
        }
        #expect(scene(row).root.children.map(\.frame.minY) == [0, 7])
    }

    @Test func ownLayoutMaySetAGuide() {
        let row = HStack(alignment: .top, spacing: 0) {
            Lowered()() { Block(width: 4, height: 10) }
            Block(width: 4, height: 10)
        }
        #expect(scene(row).root.children.map(\.frame.minY) == [0, 3])
    }
}

/// Puts its views at (5, 7).
private struct Corner: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews[0].sizeThatFits(proposal)
        return CGSize(width: size.width + 5, height: size.height + 7)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: CGPoint(x: bounds.minX + 5, y: bounds.minY + 7), proposal: proposal)
    }
}

/// Sets its top guide 3 below its edge.
private struct Lowered: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guide == .top ? bounds.minY + 3 : nil
    }
}
