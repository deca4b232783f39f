import Foundation
import Testing
import ViewLayout

/// The distances that neighbours prefer. The grid font: ascender 16, descender −4, cap height 14, line 20.
@MainActor @Suite struct SpacingTests {
    private func gap(_ pair: some View, _ axis: Axis = .vertical, scale: CGFloat = 1) -> CGFloat {
        let layout = axis == .vertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        let frames = scene(layout { pair }, scale: scale).root.children.map(\.frame)
        return axis == .vertical ? frames[1].minY - frames[0].maxY : frames[1].minX - frames[0].maxX
    }

    @Test func viewsWithoutTextAreEightApart() {
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Block(width: 1, height: 1)
                }) == 8)
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Block(width: 1, height: 1)
                }, .horizontal) == 8)
    }

    @Test func linesOfTextFollowEachOtherAtTheLeadingOfTheUpperFont() {
        #expect(
            gap(
                Group {
                    Text("a")
                    Text("b")
                }) == 0)
    }

    @Test func textAboveAViewIsATenthOfALineMoreThanItsCapHeightLeaves() {
        // Line 20, a tenth is 2: 20 + 2 − 14 = 8 is more than 2 − 4.
        #expect(
            gap(
                Group {
                    Text("a")
                    Block(width: 1, height: 1)
                }) == 8)
    }

    @Test func textBelowAViewIsATenthOfALineMoreThanItsAscenderLeaves() {
        // 20 + 2 − 16.
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Text("a")
                }) == 6)
    }

    @Test func textsBesideEachOtherAreEightApart() {
        #expect(
            gap(
                Group {
                    Text("a")
                    Text("b")
                }, .horizontal) == 8)
        #expect(
            gap(
                Group {
                    Text("a")
                    Block(width: 1, height: 1)
                }, .horizontal) == 8)
    }

    @Test func frameResetsTheEdgesOfItsAxis() {
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Text("a").frame(height: 20)
                }) == 8)
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Text("a").frame(width: 20)
                }) == 6)
    }

    @Test func paddingResetsTheEdgesThatItMoves() {
        // Eight to the padded text, and one of padding.
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Text("a").padding(.top, 1)
                }) == 9)
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    Text("a").padding(.bottom, 1)
                }) == 6)
    }

    @Test func aFrameAroundASpacerKeepsItClose() {
        #expect(
            gap(
                Group {
                    Text("a")
                    Spacer().frame(height: 30)
                }) == 0)
    }

    @Test func stackPassesOnWhatItsOutermostViewsPrefer() {
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    VStack {
                        Text("a")
                        Block(width: 1, height: 1)
                    }
                }) == 6)
        #expect(
            gap(
                Group {
                    VStack {
                        Text("a")
                        Block(width: 1, height: 1)
                    }
                    Text("b")
                }) == 6)
    }

    @Test func acrossAStackAllItsViewsCount() {
        #expect(
            gap(
                Group {
                    Block(width: 1, height: 1)
                    HStack {
                        Text("a")
                        Block(width: 1, height: 1)
                    }
                }) == 6)
    }

    @Test func emptySpacingGivesWayToTheDefault() {
        #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
        #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: ViewSpacing(), along: .vertical) == 0)
    }

    @Test func unionTakesOverTheEdgesNamed() {
        let top = ViewSpacing().union(.zero, edges: .top)
        #expect(ViewSpacing().distance(to: top, along: .vertical) == 0)
        #expect(top.distance(to: ViewSpacing(), along: .vertical) == 8)
    }
}
