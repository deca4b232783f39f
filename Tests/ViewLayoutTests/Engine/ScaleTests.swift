import Foundation
import Testing
import ViewLayout

/// Large trees: work grows with their size, and not faster.
@MainActor @Suite struct ScaleTests {
    /// Every level asks its view for its extremes; each question must be answered once.
    @Test func deepTreesAreMeasuredInProportionToTheirDepth() {
        func calls(depth: Int) -> Int {
            let counter = CountingLayout.Counter()
            var view = AnyView(Text("deep"))
            for level in 0..<depth {
                let inner = AnyView(CountingLayout(counter: counter)() { view })
                view =
                    level.isMultiple(of: 2)
                    ? AnyView(
                        HStack(spacing: 1) {
                            inner
                            Text("a")
                        })
                    : AnyView(
                        VStack(spacing: 1) {
                            Color.red
                            inner
                        })
            }
            let placed = layOut(view, in: ProposedViewSize(width: 5000, height: 9000), measurer: GridFont())
            #expect(placed.root.all.count == depth * 3 + 1)
            return counter.sizes
        }
        let shallow = calls(depth: 50)
        #expect(calls(depth: 200) < 5 * shallow)
    }

    @Test func flowOfTwentyThousandTagsAsksEveryTagAFewTimes() {
        let font = CountingFont()
        let flow = FlowLayout()() { ForEach(0..<20_000, id: \.self) { Text(verbatim: "Tag \($0 % 1000)") } }
        let placed = layOut(flow, in: ProposedViewSize(width: 400, height: nil), measurer: font)
        #expect(placed.root.children.count == 20_000)
        #expect(font.calls <= 2 * 20_000)
    }

    @Test func stackOfManyViewsAsksEachAFewTimes() {
        let font = CountingFont()
        let stack = VStack { ForEach(0..<5_000, id: \.self) { Text(verbatim: "Row \($0)") } }
        let placed = layOut(stack, in: ProposedViewSize(width: 400, height: 300), measurer: font)
        #expect(placed.root.children.count == 5_000)
        #expect(font.calls <= 6 * 5_000)
    }

    @Test func modifiersUponModifiersAreFollowedOnce() {
        var view = AnyView(Text("a"))
        for _ in 0..<300 { view = AnyView(view.padding(1).frame(maxWidth: .infinity, alignment: .leading)) }
        #expect(
            layOut(view, in: ProposedViewSize(width: 1000, height: nil), measurer: GridFont()).root.frame.minX == 300)
    }
}

private struct CountingLayout: Layout {
    final class Counter: @unchecked Sendable {
        // A test runs a layout on one thread only.
        var sizes = 0
    }

    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        counter.sizes += 1
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

private final class CountingFont: TextMeasurer {
    private let font = GridFont()
    var calls = 0

    func measure(
        _ text: TextContent, in environment: TextEnvironment, proposal: ProposedViewSize
    ) -> TextMeasurement {
        calls += 1
        return font.measure(text, in: environment, proposal: proposal)
    }

    func lineMetrics(of text: TextContent, in environment: TextEnvironment) -> TextLineMetrics {
        font.lineMetrics(of: text, in: environment)
    }
}
