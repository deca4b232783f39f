import Foundation

/// Divides a length among views, each of which answers how much it takes of an offer.
///
/// Everyone is offered an equal share of what is left, those who adapt least first.
enum LeastFlexibleFirst {
    /// How far a taker's length can change.
    struct Flexibility {
        var minimum: CGFloat
        var maximum: CGFloat

        /// Nothing is more flexible than a length without end, even if its minimum has no end either.
        var range: CGFloat { maximum == minimum ? 0 : maximum - minimum }

        /// Whether this one comes before `other`. Of two without a limit, the one with the larger minimum comes first.
        func precedes(_ other: Flexibility) -> Bool? {
            if range == .infinity, other.range == .infinity {
                return minimum == other.minimum ? nil : minimum > other.minimum
            }
            return range == other.range ? nil : range < other.range
        }
    }

    /// The views from the least to the most flexible; equal ones stay in their order.
    static func order(_ takers: [Int], _ flexibility: (Int) -> Flexibility) -> [Int] {
        takers.map { (index: $0, flexibility: flexibility($0)) }
            .sorted { $0.flexibility.precedes($1.flexibility) ?? ($0.index < $1.index) }
            .map(\.index)
    }

    /// Offers shares of `available` in order, and subtracts what `take` returns for each view and offer.
    static func share(_ available: inout CGFloat, among order: [Int], take: (Int, CGFloat) -> CGFloat) {
        for (rank, index) in order.enumerated() {
            let offer = max(available / CGFloat(order.count - rank), 0)
            // A view that takes an infinite part of an infinite length leaves as much for the others as there was.
            let remaining = available - take(index, offer)
            if !remaining.isNaN { available = remaining }
        }
    }
}
