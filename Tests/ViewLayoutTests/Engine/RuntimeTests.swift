import Foundation
import Testing
import ViewLayout

/// How layouts are run: storage, places, and what becomes of faults.
@MainActor @Suite struct RuntimeTests {
    /// A layout whose methods are closures.
    struct Free: Layout {
        var size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 40, height: 20) }
        var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            size(proposal, subviews)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            place(bounds, proposal, subviews)
        }
    }

    private func warnings(_ view: some View) -> [String] {
        scene(view, width: 100, height: 100).root.all.flatMap { $0.warnings.map(\.message) }
    }

    @Test func subviewThatIsNotPlacedIsCentred() {
        let placed = scene(Free()() { Block(width: 10, height: 10) }, width: 100, height: 100)
        #expect(placed.root.children[0].frame == CGRect(x: 45, y: 45, width: 10, height: 10))
        #expect(placed.root.warnings.map(\.fault) == [.notPlaced(index: 0)])
    }

    @Test func lastPlaceWins() {
        let layout = Free(place: { bounds, _, subviews in
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
            subviews[0].place(
                at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)
        })
        let placed = scene(layout { Block(width: 10, height: 10) })
        #expect(placed.root.children[0].frame.origin == CGPoint(x: 30, y: 10))
        #expect(placed.root.warnings.map(\.fault) == [.placedRepeatedly(index: 0)])
    }

    @Test func notANumberBecomesZeroWithAWarning() {
        let placed = scene(Free(size: { _, _ in CGSize(width: CGFloat.nan, height: 5) })() {})
        #expect(placed.root.frame.size == CGSize(width: 0, height: 5))
        #expect(placed.root.warnings.map(\.fault) == [.notANumber(width: nil, height: nil)])
    }

    @Test func infiniteAndNegativeSizesAreReplacedWithAWarning() {
        let layout = Free(place: { bounds, _, subviews in subviews[0].place(at: bounds.origin, proposal: .unspecified) }
        )
        let infinite = layout { Free(size: { _, _ in CGSize(width: CGFloat.infinity, height: 5) })() {} }
        #expect(scene(infinite).root.children[0].frame.width == 40)
        #expect(scene(infinite).root.children[0].warnings.map(\.fault) == [.infiniteSize])
        let negative = layout { Free(size: { _, _ in CGSize(width: -3, height: 5) })() {} }
        #expect(scene(negative).root.children[0].frame.width == 0)
        #expect(scene(negative).root.children[0].warnings.map(\.fault) == [.negativeSize])
    }

    @Test func impossiblePositionIsReplacedWithAWarning() {
        let layout = Free(place: { _, _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: 0), proposal: .unspecified)
        })
        let placed = scene(layout { Text("a") })
        #expect(placed.root.children[0].frame.origin == .zero)
        #expect(placed.root.children[0].warnings.map(\.fault) == [.invalidPosition])
    }

    @Test func soundLayoutsHaveNoWarnings() {
        #expect(
            warnings(
                VStack {
                    Text("a")
                    Spacer()
                    HStack {
                        Color.red
                        Text("b")
                    }
                }
            ).isEmpty)
    }

    @Test func viewIsPlacedWithTheProposalThatWasGiven() {
        // Nil stays nil: the text does not get its ideal width.
        let layout = Free(place: { bounds, _, subviews in
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: nil, height: 7))
        })
        #expect(scene(layout { Text("abc") }).root.children[0].proposal == ProposedViewSize(width: nil, height: 7))
    }

    @Test func boundsNeedNotStartAtZero() {
        let layout = Free(place: { bounds, _, subviews in subviews[0].place(at: .zero, proposal: .unspecified) })
        // A layout that forgets the origin of its bounds is seen to do so.
        #expect(scene(layout { Text("a") }.padding(10)).root.children[0].frame.origin == .zero)
    }

    @Test func storageIsMadeOnceAndSharedByAllCalls() {
        let calls = Calls()
        let row = HStack { Caching(calls: calls)() { Text("a") } }
        _ = scene(row, width: 100)
        #expect(calls.made == 1)
        #expect(calls.sizes >= 1)
        #expect(calls.placed >= 1)
    }

    @Test func sizesAreRememberedForEveryProposal() {
        let calls = Calls()
        let tree = LayoutTree(
            Caching(calls: calls)() { Text("a") }, environment: EnvironmentValues(), measurer: GridFont())
        for _ in 0..<5 { _ = tree.layOut(in: ProposedViewSize(width: 100, height: nil)) }
        #expect(calls.sizes == 1)
        #expect(calls.placed == 5)
    }

    @Test func changedStorageIsKept() {
        let layout = AnyLayout(Counting())
        #expect(scene(layout { Text("a") }).root.children[0].frame.minX == 1)
    }

    @Test func valuesReachTheLayoutThroughModifiers() {
        let layout = Free(place: { bounds, _, subviews in
            for subview in subviews {
                subview.place(at: CGPoint(x: CGFloat(subview[Rank.self]) * 10, y: 0), proposal: .unspecified)
            }
        })
        let placed = scene(
            layout {
                Text("a").rank(3).padding(1)
                Text("b")
            })
        #expect(placed.root.children.map(\.frame.minX) == [31, 10])
    }

    @Test func sliceOfSubviewsKeepsItsIndices() {
        let layout = Free(place: { bounds, _, subviews in
            let tail = subviews[1..<3]
            for index in tail.indices { tail[index].place(at: CGPoint(x: index * 10, y: 0), proposal: .unspecified) }
            for subview in subviews[[0]] { subview.place(at: .zero, proposal: .unspecified) }
        })
        let placed = scene(
            layout {
                Text("a")
                Text("b")
                Text("c")
            })
        #expect(placed.root.children.map(\.frame.minX) == [0, 10, 20])
    }

    @Test func everyLayoutIsMirroredInItsOwnBounds() {
        let row = HStack(spacing: 0) {
            Text("ab")
            HStack(spacing: 0) {
                Text("c")
                Text("de")
            }.environment(\.layoutDirection, .leftToRight)
        }
        #expect(
            frames(row, direction: .rightToLeft) == """
                HStack 0 0 50 20
                  Text 30 0 20 20
                  HStack 0 0 30 20
                    Text 0 0 10 20
                    Text 10 0 20 20
                """)
    }

    @Test func sceneIsCentredInItsSpace() {
        #expect(scene(Text("ab"), width: 100, height: 60).root.frame.origin == CGPoint(x: 40, y: 20))
    }

    @Test func severalViewsAtTheTopStandBelowEachOther() {
        #expect(
            frames(
                Group {
                    Text("a")
                    Text("b")
                }) == "VStack 0 0 10 40\n  Text 0 0 10 20\n  Text 0 20 10 20")
    }

    @Test func identityAndAllowanceBelongToTheViewUnderTheModifiers() {
        let view = Text("a").padding(1).id("name").allow("overflow")
        #expect(scene(view).root.identifier == "name")
        #expect(scene(view).root.allowed == ["overflow"])
    }
}

private final class Calls: @unchecked Sendable {
    // Tests run a layout on one thread only.
    var made = 0
    var sizes = 0
    var placed = 0
}

private struct Caching: Layout {
    let calls: Calls

    func makeCache(subviews: Subviews) -> [CGSize] {
        calls.made += 1
        return subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
        calls.sizes += 1
        return cache[0]
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
        calls.placed += 1
        subviews[0].place(at: bounds.origin, proposal: .unspecified)
    }
}

/// Counts its sizes in its storage, and places its view by the count.
private struct Counting: Layout {
    func makeCache(subviews: Subviews) -> Int { 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        cache += 1
        return CGSize(width: 20, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        subviews[0].place(at: CGPoint(x: CGFloat(cache), y: 0), proposal: .unspecified)
    }
}
