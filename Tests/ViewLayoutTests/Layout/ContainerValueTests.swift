import Foundation
import Testing
import ViewLayout

private struct WeightKey: ContainerValueKey { static let defaultValue = 1 }

extension ContainerValues {
    fileprivate var weight: Int {
        get { self[WeightKey.self] }
        set { self[WeightKey.self] = newValue }
    }
}

/// A row whose columns are as wide as their weights times 10.
private struct WeightedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: subviews.reduce(0) { $0 + CGFloat($1.containerValues.weight) * 10 }, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for subview in subviews {
            let width = CGFloat(subview.containerValues.weight) * 10
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: 20))
            x += width
        }
    }
}

/// Values that views pass to the containers around them.
@MainActor @Suite struct ContainerValueTests {
    @Test func aLayoutReadsTheValuesOfItsSubviews() {
        let row = WeightedRow {
            Color.red.containerValue(\.weight, 3)
            Color.blue
            Color.green.padding(1).containerValue(\.weight, 2)
        }
        #expect(
            frames(row) == """
                WeightedRow 0 0 60 20
                  Color 0 0 30 20
                  Color 30 0 10 20
                  Color 41 1 18 18
                """)
    }

    @Test func tagsAreValuesToo() {
        let group = Group(subviews: ForEach(0..<3) { Text(verbatim: "\($0)").tag($0) }) { subviews in
            ForEach(subviews) { subview in
                if subview.containerValues.hasTag(1) { subview }
                if subview.containerValues.tag(for: Int.self) == 2 { subview }
                if subview.containerValues.tag(for: String.self) != nil { subview }
            }
        }
        #expect(frames(HStack(spacing: 0) { group }) == "HStack 0 0 20 20\n  Text 0 0 10 20\n  Text 10 0 10 20")
    }
}
