import Foundation
import Testing
import ViewLayout

/// How stacks share their length, as SwiftUI is known to do it.
@MainActor @Suite struct StackTests {
    @Test func childrenHaveTheirIdealLengthWhenTheStackIsAskedForItsOwn() {
        let row = HStack(spacing: 5) {
            Text("one")
            Color.red
            Text("three")
        }
        #expect(
            frames(row) == """
                HStack 0 0 100 20
                  Text 0 0 30 20
                  Color 35 0 10 20
                  Text 50 0 50 20
                """)
    }

    @Test func leastFlexibleChildIsOfferedFirst() {
        // The fixed block takes 20 of its share of 30; what is left is shared by the two others.
        let row = HStack(spacing: 0) {
            Color.red
            Block(width: 20, height: 10)
            Color.blue
        }
        #expect(scene(row, width: 90).root.children.map(\.frame.width) == [35, 20, 35])
    }

    @Test func flexibilityIsTheDifferenceOfTheExtremes() {
        // 10…30 comes before 0…∞, and takes all of its 30 though it stands last.
        let row = HStack(spacing: 0) {
            Color.red
            Color.blue.frame(minWidth: 10, maxWidth: 30)
        }
        #expect(scene(row, width: 100).root.children.map(\.frame.width) == [70, 30])
    }

    @Test func ofTwoChildrenWithoutLimitTheOneThatNeedsMoreIsFirst() {
        let row = HStack(spacing: 0) {
            Color.red
            Color.blue.frame(minWidth: 80)
        }
        #expect(scene(row, width: 100).root.children.map(\.frame.width) == [20, 80])
    }

    @Test func higherPriorityIsOfferedAllButTheMinimumsOfTheRest() {
        let row = HStack(spacing: 0) {
            Text("aaaa aaaa")
            Text("bbbb bbbb").layoutPriority(1)
        }
        // A text's minimum is zero: the second takes its 90 of 120, and the first wraps in 30.
        #expect(
            frames(row, width: 120) == """
                HStack 0 0 120 80
                  Text 0 0 30 80
                  Text 30 30 90 20
                """)
    }

    @Test func minimumsOfLowerPrioritiesAreReserved() {
        let row = HStack(spacing: 0) {
            Color.red.frame(minWidth: 40)
            Color.blue.layoutPriority(1)
        }
        #expect(scene(row, width: 100).root.children.map(\.frame.width) == [40, 60])
    }

    @Test func priorityIsConsumedByTheNextParent() {
        let row = HStack(spacing: 0) {
            Color.red
            Color.blue.layoutPriority(1).padding(0)
        }
        #expect(scene(row, width: 100).root.children.map(\.frame.width) == [50, 50])
    }

    @Test(arguments: [true, false]) func fixedSizeAndGuidesHandThePriorityOn(fixed: Bool) {
        let text = Text("bbbb bbbb").layoutPriority(1)
        let row = HStack(spacing: 0) {
            Text("aaaa aaaa")
            if fixed { text.fixedSize(horizontal: false, vertical: true) } else { text.alignmentGuide(.top) { _ in 0 } }
        }
        #expect(scene(row, width: 120).root.children.last?.frame.width == 90)
    }

    @Test func overflowKeepsGoingPastTheEnd() {
        let row = HStack(spacing: 0) {
            Block(width: 80, height: 10)
            Block(width: 80, height: 10)
        }
        #expect(
            frames(row, width: 100) == """
                HStack -30 0 160 10
                  Color -30 0 80 10
                  Color 50 0 80 10
                """)
    }

    @Test func deficitIsNotForgivenBetweenPriorities() {
        // The rigid block overdraws by 20; the colour behind it gets nothing, and not less.
        let row = HStack(spacing: 0) {
            Block(width: 120, height: 10).layoutPriority(1)
            Color.red
        }
        #expect(scene(row, width: 100).root.children.map(\.frame.width) == [120, 0])
    }

    /// Asked for 20 of height the square is less flexible than the bar, for 200 more so: the order is that of the
    /// proposal, and the bar takes its 30 before the square has the rest.
    @Test func theOrderIsThatOfTheProposal() {
        let view = AskedTwice {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit)
                Color.blue.frame(maxWidth: 30)
            }
        }
        let colours = scene(view).root.all.filter { $0.kind == "Color" }
        #expect(colours.map(\.frame.width) == [70, 30])
    }

    /// Asks its child for two heights.
    private struct AskedTwice: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            _ = subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: 20))
            return subviews[0].sizeThatFits(ProposedViewSize(width: 100, height: 200))
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: 200))
        }
    }

    @Test func minorProposalIsHandedOn() {
        let column = VStack(spacing: 0) {
            Text("aaaa bbbb")
            Text("c")
        }
        #expect(
            frames(column, width: 40) == """
                VStack 0 0 40 60
                  Text 0 0 40 40
                  Text 15 40 10 20
                """)
    }

    @Test func childrenAreAlignedByTheirGuides() {
        let row = HStack(alignment: .bottom, spacing: 0) {
            Block(width: 10, height: 30)
            Block(width: 10, height: 10)
            Block(width: 10, height: 20).alignmentGuide(.bottom) { $0.height + 5 }
        }
        // The third hangs on a guide 5 below its edge, so it stands 5 higher.
        #expect(scene(row).root.children.map(\.frame.minY) == [0, 20, 5])
    }

    @Test func extentIncludesWhatTheGuidesMoveOut() {
        let column = VStack(alignment: .leading, spacing: 0) {
            Block(width: 10, height: 10)
            Block(width: 10, height: 10).alignmentGuide(.leading) { _ in -20 }
        }
        #expect(
            frames(column) == """
                VStack 0 0 30 20
                  Color 0 0 10 10
                  Color 20 10 10 10
                """)
    }

    @Test func stackWithoutChildrenIsEmpty() {
        #expect(scene(HStack {}).size == .zero)
    }

    @Test func stackWithOneChildProposesAllToIt() {
        #expect(
            scene(HStack { Color.red }, width: 50, height: 40).root.children[0].frame.size
                == CGSize(width: 50, height: 40))
    }

    /// A stack of one view passes on the guides, the priority and the distances of the view, as if it were not there.
    @Test func stackAroundOneViewIsNotThere() {
        let guided = Block(width: 10, height: 10).alignmentGuide(.leading) { _ in 5 }
        let column = VStack(alignment: .leading, spacing: 0) {
            ZStack { HStack { guided } }
            Block(width: 10, height: 10)
        }
        #expect(scene(column).root.all.filter { $0.kind == "Color" }.map(\.frame.minX) == [0, 5])

        let row = HStack(spacing: 0) {
            Text("aaaa")
            VStack { Text("bbbb").layoutPriority(1) }
        }
        #expect(scene(row, width: 50).root.all.filter { $0.kind == "Text" }.map(\.frame.width) == [10, 40])

        // In an AnyLayout, whose type may be another next time, a stack stays.
        let kept = HStack(spacing: 0) {
            Text("aaaa")
            AnyLayout(VStackLayout())() { Text("bbbb").layoutPriority(1) }
        }
        #expect(scene(kept, width: 50).root.all.filter { $0.kind == "Text" }.map(\.frame.width) == [20, 30])
    }

    /// How many views a ForEach or an if makes is known at run time only, so that the stack around them is there.
    @Test func stackAroundOneViewOfAForEachIsThere() {
        func widths(_ stack: some View) -> [CGFloat] {
            let row = HStack(spacing: 0) {
                Text("aaaa")
                stack
            }
            return scene(row, width: 50).root.all.filter { $0.kind == "Text" }.map(\.frame.width)
        }
        let isShown = true
        #expect(widths(VStack { ForEach(0..<1) { _ in Text("bbbb").layoutPriority(1) } }) == [20, 30])
        #expect(widths(VStack { ForEach(0..<1) { _ in Text("bbbb").layoutPriority(1) }.offset(x: 1) }) == [20, 30])
        #expect(widths(VStack { if isShown { Text("bbbb").layoutPriority(1) } }) == [20, 30])
        #expect(
            widths(VStack { if isShown { Text("bbbb").layoutPriority(1) } else { Color.red } }) == [20, 30])
        #expect(widths(VStack { Group { Text("bbbb").layoutPriority(1) } }) == [10, 40])
        // The views of an inner stack are its own matter.
        #expect(widths(VStack { HStack { ForEach(0..<1) { _ in Text("bbbb").layoutPriority(1) } } }) == [20, 30])
    }

    @Test func rowIsMirroredFromRightToLeft() {
        let row = HStack(spacing: 0) {
            Text("one")
            Text("three")
        }
        #expect(
            frames(row, width: 100, direction: .rightToLeft) == """
                HStack 10 0 80 20
                  Text 60 0 30 20
                  Text 10 0 50 20
                """)
    }

    @Test func negativeSpacingOverlaps() {
        let row = HStack(spacing: -5) {
            Block(width: 20, height: 10)
            Block(width: 20, height: 10)
        }
        #expect(scene(row).size.width == 35)
    }
}

/// Spacers and dividers.
@MainActor @Suite struct SpacerTests {
    @Test func spacerTakesWhatOthersLeave() {
        let row = HStack(spacing: 0) {
            Text("a")
            Spacer()
            Text("b")
        }
        #expect(
            frames(row, width: 100) == """
                HStack 0 0 100 20
                  Text 0 0 10 20
                  Spacer 10 10 80 0
                  Text 90 0 10 20
                """)
    }

    @Test func spacerIsEightAtLeastAndStandsCloseToItsNeighbours() {
        let row = HStack {
            Text("a").fixedSize()
            Spacer()
            Text("b").fixedSize()
        }
        #expect(scene(row, width: 10).size.width == 28)
    }

    @Test func spacerOfNoLengthDisappears() {
        let row = HStack(spacing: 0) {
            Text("a")
            Spacer(minLength: 0)
            Text("b")
        }
        #expect(scene(row, width: 20).size.width == 20)
    }

    @Test func spacerStretchesOnBothAxesOutsideOfStacks() {
        #expect(scene(ZStack { Spacer() }, width: 50, height: 60).size == CGSize(width: 50, height: 60))
    }

    @Test func spacerFollowsTheLayoutInAnAnyLayout() {
        let row = AnyLayout(VStackLayout(spacing: 0))() { Spacer() }
        #expect(scene(row, width: 50, height: 60).size == CGSize(width: 0, height: 60))
    }

    @Test func dividerLiesAcrossTheStack() {
        let row = HStack(spacing: 0) { Divider() }
        let column = VStack(spacing: 0) { Divider() }
        #expect(
            scene(row, width: 50, height: 60, scale: 2).root.children[0].frame.size == CGSize(width: 0.5, height: 60))
        #expect(
            scene(column, width: 50, height: 60, scale: 2).root.children[0].frame.size == CGSize(width: 50, height: 0.5)
        )
    }

    @Test func dividerIsAPointThickAtAccessibilitySizes() {
        let size = scene(Divider(), width: 50, scale: 3) { $0.dynamicTypeSize = .accessibility1 }.size
        #expect(size.height == 1)
    }
}

/// Views on top of each other.
@MainActor @Suite struct ZStackTests {
    @Test func sizeIsTheUnionOfTheAlignedViews() {
        let stack = ZStack(alignment: .topLeading) {
            Block(width: 20, height: 10)
            Block(width: 10, height: 10).alignmentGuide(.leading) { _ in -15 }
        }
        #expect(
            frames(stack) == """
                ZStack 0 0 25 10
                  Color 0 0 20 10
                  Color 15 0 10 10
                """)
    }

    /// A badge that hangs over the corner makes the stack larger, on both axes. Source: M. van Wijnen, “How to Use Alignments
    /// in SwiftUI: Z-Stack Alignment” (2022): the union of the children's bounds, which alignment expands.
    @Test func aBadgeOverTheCornerMakesTheStackLarger() {
        let stack = ZStack(alignment: .topTrailing) {
            Block(width: 40, height: 40)
            Block(width: 10, height: 10)
                .alignmentGuide(.top) { $0[VerticalAlignment.center] }
                .alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
        }
        #expect(
            frames(stack) == """
                ZStack 0 0 45 45
                  Color 0 5 40 40
                  Color 35 0 10 10
                """)
    }

    @Test func onlyTheHighestPriorityDecidesTheSize() {
        let stack = ZStack {
            Block(width: 100, height: 100)
            Block(width: 20, height: 10).layoutPriority(1)
        }
        #expect(scene(stack).size == CGSize(width: 20, height: 10))
        #expect(scene(stack).root.children[0].frame == CGRect(x: -40, y: -45, width: 100, height: 100))
    }

    @Test func everyViewIsOfferedTheFinalSize() {
        let stack = ZStack {
            Color.red
            Text("abc")
        }
        #expect(scene(stack).root.children[0].frame.size == CGSize(width: 30, height: 20))
    }
}
