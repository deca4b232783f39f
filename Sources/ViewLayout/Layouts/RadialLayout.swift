package import Foundation

/// Places its subviews on a circle, turned so that those of a better rank are nearer to the top.
package struct RadialLayout: Layout {
    package init() {}

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    package func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        guard !subviews.isEmpty else { return }
        let radius = min(bounds.width, bounds.height) / 3
        let step = 2 * Double.pi / Double(subviews.count)
        let turn = Self.turn(ranks: subviews.map { $0[Rank.self] })
        for (index, subview) in subviews.enumerated() {
            // The point above the middle, turned clockwise.
            let angle = step * Double(index) + turn
            let point = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }

    /// The turn in radians that brings the first rank of three to the top; when two share a rank, both of the
    /// better one to the same height, or the better one alone to the top. Zero for other numbers of subviews.
    static func turn(ranks: [Int]) -> Double {
        guard ranks.count == 3 else { return 0 }
        let step = 2 * Double.pi / 3
        let best = ranks.min() ?? 1
        let leaders = ranks.indices.filter { ranks[$0] == best }
        switch leaders.count {
        case 1:
            let first = leaders[0]
            let after = ranks[(first + 1) % 3]
            let before = ranks[(first + 2) % 3]
            // Second place is slightly higher than third: a tilt of at most half a step.
            let tilt = after == before ? 0 : (after < before ? -step / 4 : step / 4)
            return -step * Double(first) + tilt
        case 2:
            // The one that is not a leader goes to the bottom.
            let last = ranks.indices.first { ranks[$0] != best } ?? 0
            return .pi - step * Double(last)
        default: return 0
        }
    }
}

/// A view's place in a ranking: 1 is the best.
package struct Rank: LayoutValueKey {
    package static let defaultValue = 1
}

extension View {
    /// Sets the place that the view has in a ranking, for a radial layout.
    nonisolated package func rank(_ value: Int) -> some View { layoutValue(key: Rank.self, value: value) }
}
