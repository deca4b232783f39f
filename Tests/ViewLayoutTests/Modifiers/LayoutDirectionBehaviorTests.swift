import Foundation
import Testing
import ViewLayout

/// A view that mirrors is laid out as ever, and shown as in a mirror in the middle of its frame.
@MainActor @Suite struct LayoutDirectionBehaviorTests {
    private func row(_ behavior: LayoutDirectionBehavior?, _ direction: LayoutDirection) -> String {
        let row = HStack(spacing: 0) {
            Text(verbatim: "a")
            Text(verbatim: "bb").padding(.leading, 5)
        }
        return behavior.map { frames(row.layoutDirectionBehavior($0), direction: direction) }
            ?? frames(row, direction: direction)
    }

    @Test func contentIsMirroredInTheDirectionThatIsNamed() {
        let leftToRight = "HStack 0 0 35 20\n  Text 0 0 10 20\n  Text 15 0 20 20"
        let rightToLeft = "HStack 0 0 35 20\n  Text 25 0 10 20\n  Text 0 0 20 20"
        #expect(row(nil, .leftToRight) == leftToRight)
        #expect(row(nil, .rightToLeft) == rightToLeft)
        #expect(row(.fixed, .rightToLeft) == rightToLeft)
        #expect(row(.mirrors, .leftToRight) == leftToRight)
        #expect(row(.mirrors, .rightToLeft) == leftToRight)
        #expect(row(.mirrors(in: .leftToRight), .leftToRight) == rightToLeft)
        #expect(row(.mirrors(in: .leftToRight), .rightToLeft) == rightToLeft)
    }

    @Test func olderNameMirrorsFromRightToLeft() {
        let view = Text(verbatim: "a").frame(width: 30, alignment: .leading).flipsForRightToLeftLayoutDirection(true)
        #expect(frames(view, direction: .rightToLeft) == "Text 0 0 10 20")
        #expect(frames(view, direction: .leftToRight) == "Text 0 0 10 20")
    }
}
