import Foundation
import Testing
import ViewLayout

/// Frames, fixed and flexible.
@MainActor @Suite struct FrameTests {
    @Test func fixedFrameHasItsSizeWhateverTheViewTakes() {
        let text = Text("abcdef").frame(width: 30, height: 10)
        let placed = scene(text)
        #expect(placed.size == CGSize(width: 30, height: 10))
        // In 30 points the text takes one line of three, cut off by the height of one line.
        #expect(placed.root.frame == CGRect(x: 0, y: -5, width: 30, height: 20))
    }

    @Test func oneFixedLengthLeavesTheOtherToTheView() {
        #expect(scene(Text("abcd efgh").frame(width: 40)).size == CGSize(width: 40, height: 40))
    }

    @Test(arguments: [-10, .infinity, .nan] as [CGFloat])
    func impossibleLengthsAreIgnored(length: CGFloat) {
        #expect(scene(Text("ab").frame(width: length)).size == CGSize(width: 20, height: 20))
    }

    @Test func overflowIsAlignedToo() {
        let frame = Block(width: 50, height: 10).frame(width: 20, alignment: .trailing)
        #expect(scene(frame).root.frame.minX == -30)
    }

    @Test func minimumAndMaximumMakeTheSizeTheProposalBetweenThem() {
        let frame = Text("ab").frame(minWidth: 30, maxWidth: 60)
        #expect(scene(frame, width: 10).size.width == 30)
        #expect(scene(frame, width: 50).size.width == 50)
        #expect(scene(frame, width: 90).size.width == 60)
        #expect(scene(frame).size.width == 30)
    }

    @Test func onlyAMinimumGrowsTheView() {
        let frame = Text("ab").frame(minWidth: 30)
        #expect(scene(frame, width: 90).size.width == 30)
        #expect(scene(Text("abcdef").frame(minWidth: 30), width: 90).size.width == 60)
    }

    @Test func onlyAMaximumLetsTheViewGrow() {
        let frame = Text("ab").frame(maxWidth: 60)
        #expect(scene(frame, width: 50).size.width == 50)
        #expect(scene(frame, width: 90).size.width == 60)
        #expect(scene(frame).size.width == 20)
    }

    @Test func infiniteMaximumFillsTheProposal() {
        #expect(scene(Text("ab").frame(maxWidth: .infinity), width: 70).size.width == 70)
    }

    @Test func idealAnswersAProposalOfNone() {
        let frame = Color.red.frame(idealWidth: 42)
        #expect(scene(frame).size.width == 42)
        #expect(scene(frame, width: 70).size.width == 70)
    }

    @Test func limitsAreOrdered() {
        // The ideal is no less than the minimum, and the maximum no less than both.
        #expect(scene(Color.red.frame(minWidth: 50, idealWidth: 20, maxWidth: 10)).size.width == 50)
    }

    @Test func flexibleFrameOffersItsOwnSizeInTheEnd() {
        let frame = Color.red.frame(minWidth: 30, maxWidth: 60)
        #expect(scene(frame, width: 10).root.frame.width == 30)
    }

    @Test func containerIsTheInnermostFrame() {
        let view = HStack { Text("ab").frame(width: 30) }.frame(width: 100)
        let row = scene(view).root
        #expect(row.container?.width == 100)
        #expect(row.children[0].container?.width == 30)
    }
}

/// Padding.
@MainActor @Suite struct PaddingTests {
    @Test func paddingAddsToTheSizeAndMovesTheView() {
        let view = Text("ab").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        let placed = scene(view)
        #expect(placed.size == CGSize(width: 26, height: 24))
        #expect(placed.root.frame.origin == CGPoint(x: 2, y: 1))
    }

    @Test func paddingIsSixteenByDefault() {
        #expect(scene(Text("ab").padding()).size == CGSize(width: 52, height: 52))
    }

    @Test func paddingTakesFromTheProposalButNotBelowZero() {
        #expect(scene(Color.red.padding(10), width: 50, height: 15).root.frame.size == CGSize(width: 30, height: 0))
    }

    @Test func negativePaddingOffersMoreAndReportsLess() {
        let placed = scene(Color.red.padding(-10), width: 50, height: 50)
        #expect(placed.size == CGSize(width: 50, height: 50))
        #expect(placed.root.frame == CGRect(x: -10, y: -10, width: 70, height: 70))
    }

    @Test func leadingIsRightFromRightToLeft() {
        #expect(scene(Text("ab").padding(.leading, 5), direction: .rightToLeft).root.frame.minX == 0)
    }

    @Test func modifiersApplyToEveryViewOfAGroup() {
        let row = HStack(spacing: 0) {
            Group {
                Text("a")
                Text("b")
            }.padding(.horizontal, 5)
        }
        #expect(scene(row).root.children.map(\.frame.minX) == [5, 25])
    }
}

/// Ideal sizes and proportions.
@MainActor @Suite struct SizingTests {
    @Test func fixedSizeIgnoresTheProposal() {
        #expect(scene(Text("abcdef").fixedSize(), width: 20).root.frame == CGRect(x: -20, y: 0, width: 60, height: 20))
    }

    @Test func fixedSizeOnOneAxisKeepsTheProposalOfTheOther() {
        let text = Text("ab cd").fixedSize(horizontal: false, vertical: true)
        #expect(scene(text, width: 20, height: 10).size == CGSize(width: 20, height: 40))
    }

    @Test func aspectRatioFitsOrFills() {
        #expect(
            scene(Color.red.aspectRatio(2, contentMode: .fit), width: 100, height: 100).root.frame
                == CGRect(x: 0, y: 25, width: 100, height: 50))
        #expect(
            scene(Color.red.aspectRatio(2, contentMode: .fill), width: 100, height: 100).root.frame
                == CGRect(x: -50, y: 0, width: 200, height: 100))
    }

    @Test func aspectRatioWithOneLengthMakesTheOther() {
        #expect(scene(Color.red.aspectRatio(2, contentMode: .fit), width: 100).size == CGSize(width: 100, height: 50))
        #expect(scene(Color.red.aspectRatio(2, contentMode: .fit)).size == CGSize(width: 10, height: 10))
    }

    @Test func aspectRatioOfNoneIsTheIdealOne() {
        let image = Image("photo", size: CGSize(width: 40, height: 20)).resizable().scaledToFit()
        #expect(scene(image, width: 100, height: 100).size == CGSize(width: 100, height: 50))
    }

    @Test func shapeIsTenWhereNothingIsProposed() {
        #expect(scene(Rectangle()).size == CGSize(width: 10, height: 10))
        #expect(scene(Circle(), width: 30, height: 50).size == CGSize(width: 30, height: 30))
    }
}

/// Views beside the flow of the layout.
@MainActor @Suite struct DetachedTests {
    @Test func overlayIsOfferedTheSizeAndDoesNotChangeIt() {
        let view = Text("abcd").overlay(alignment: .topTrailing) { Block(width: 60, height: 6) }
        let placed = scene(VStack { view })
        #expect(placed.size == CGSize(width: 40, height: 20))
        #expect(
            placed.root.children.map(\.frame) == [
                CGRect(x: 0, y: 0, width: 40, height: 20), CGRect(x: -20, y: 0, width: 60, height: 6),
            ])
        #expect(placed.root.children.map(\.detachment) == [nil, .overlay])
    }

    @Test func severalViewsOfABackgroundStandOnEachOther() {
        let view = Text("abcd").background {
            Color.red
            Text("x")
        }
        let placed = scene(VStack { view }).root.children[1]
        #expect(placed.kind == "ZStack")
        #expect(placed.children.map(\.frame.width) == [40, 10])
        #expect(placed.detachment == .background)
    }

    @Test func overlaySeesTheGuidesOfTheView() {
        let view = Block(width: 40, height: 20).alignmentGuide(.trailing) { _ in 10 }
            .overlay(alignment: .trailing) { Block(width: 4, height: 4) }
        #expect(scene(HStack { view }).root.children[1].frame.minX == 6)
    }

    @Test func offsetMovesTheViewAlone() {
        let row = HStack(spacing: 0) {
            Text("a").offset(x: 3, y: 4)
            Text("b")
        }
        let placed = scene(row)
        #expect(placed.root.children.map(\.frame.origin) == [CGPoint(x: 3, y: 4), CGPoint(x: 10, y: 0)])
        #expect(placed.root.children.map(\.detachment) == [.offset, nil])
    }

    @Test func offsetKeepsTheGuides() {
        let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("a").offset(y: 50)
            Text("b")
        }
        #expect(scene(row).size.height == 20)
    }

    @Test func positionTakesAllSpaceAndCentresThere() {
        let placed = scene(VStack { Text("ab").position(x: 20, y: 30) }, width: 100, height: 80)
        #expect(placed.size == CGSize(width: 100, height: 80))
        #expect(placed.root.children[0].frame == CGRect(x: 10, y: 20, width: 20, height: 20))
        #expect(placed.root.children[0].detachment == .position)
    }

    @Test func overlayOfTheRootIsPartOfIt() {
        let placed = scene(Text("ab").overlay(Rectangle().stroke(.red))).root
        #expect(placed.kind == "Text")
        #expect(placed.children.map(\.detachment) == [.overlay])
    }

    @Test func hiddenKeepsItsSpace() {
        let row = HStack(spacing: 0) {
            Text("abc").hidden()
            Text("d")
        }
        #expect(frames(row) == "HStack 0 0 40 20\n  Text 30 0 10 20")
    }
}
