import Foundation
import Testing
import ViewLayout

/// The first view that fits.
@MainActor @Suite struct ViewThatFitsTests {
    private var alternatives: some View {
        ViewThatFits {
            Text("a long sentence")
            Text("a word")
            Text("w")
        }
    }

    @Test(arguments: [(150.0, 0), (149.0, 1), (60.0, 1), (59.0, 2)])
    func firstThatFitsIsTaken(width: CGFloat, index: Int) {
        let choice = scene(alternatives, width: width).root.choice
        #expect(choice?.index == index)
        #expect(choice?.count == 3)
        #expect(choice?.fits == true)
    }

    @Test func lastIsTakenWhenNoneFits() {
        let choice = scene(alternatives, width: 5).root.choice
        #expect(choice?.index == 2)
        #expect(choice?.fits == false)
    }

    @Test func anAxisWithoutAProposalFits() {
        #expect(scene(alternatives).root.choice?.index == 0)
        #expect(scene(alternatives, height: 20).root.choice?.index == 0)
        #expect(scene(alternatives, height: 10).root.choice?.fits == false)
    }

    @Test func onlyConstrainedAxesCount() {
        let tall = ViewThatFits(in: .horizontal) {
            Block(width: 10, height: 100)
            Text("b")
        }
        #expect(scene(tall, width: 50, height: 50).root.choice?.index == 0)
    }

    @Test func onFreeAxesTheProposalIsUsedToMeasure() {
        // In 50 points the text wraps into two lines of 20: too high for 30, and high enough for 40.
        let text = ViewThatFits(in: .vertical) {
            Text("aaaaa bbbbb")
            Text("c")
        }
        #expect(scene(text, width: 50, height: 30).root.choice?.index == 1)
        #expect(scene(text, width: 50, height: 40).root.choice?.index == 0)
    }

    @Test func noAxesMeansTheFirst() {
        let first = ViewThatFits(in: []) {
            Block(width: 100, height: 100)
            Text("b")
        }
        #expect(scene(first, width: 5, height: 5).root.choice?.index == 0)
    }

    @Test func halfAPixelTooMuchStillFits() {
        let tight = ViewThatFits {
            Color.red.frame(width: 50.1, height: 1)
            Text("b")
        }
        #expect(scene(tight, width: 50, scale: 3).root.choice?.index == 0)
        #expect(scene(tight, width: 49.5, scale: 3).root.choice?.index == 1)
    }

    @Test func chosenViewIsPlacedWithTheRealProposal() {
        let flexible = ViewThatFits { HStack(spacing: 0) { Color.red } }
        #expect(scene(flexible, width: 80, height: 10).size.width == 80)
    }

    @Test func onlyTheChosenViewIsReported() {
        #expect(
            frames(alternatives, width: 60) == """
                ViewThatFits 0 0 60 20
                  Text 0 0 60 20
                """)
    }
}
