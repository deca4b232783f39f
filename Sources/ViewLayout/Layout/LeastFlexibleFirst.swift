import Foundation

/// Shares a length among takers of which each says what it takes of an offer.
///
/// Everyone is offered an equal share of what is left, those who adapt least first.
enum LeastFlexibleFirst {
    /// How far a taker's length can change.
    struct Flexibility {
        var minimum: CGFloat
        var maximum: CGFloat

        /// Nothing is more flexible than a length without end, not even from a least one without end.
        var range: CGFloat { maximum == minimum ? 0 : maximum - minimum }

        /// Whether this one is asked before `other`; of two without a limit, the one that needs more.
        func precedes(_ other: Flexibility) -> Bool? {
            if range == .infinity, other.range == .infinity {
                return minimum == other.minimum ? nil : minimum > other.minimum
            }
            return range == other.range ? nil : range < other.range
        }
    }

    /// The takers from the least to the most flexible, in their own order where they are alike.
    static func order(_ takers: [Int], _ flexibility: (Int) -> Flexibility) -> [Int] {
        takers.map { (index: $0, flexibility: flexibility($0)) }
            .sorted { $0.flexibility.precedes($1.flexibility) ?? ($0.index < $1.index) }
            .map(\.index)
    }

    /// Offers shares of `available` in order, and subtracts what `take` returns for each taker and offer.
    static func share(_ available: inout CGFloat, among order: [Int], take: (Int, CGFloat) -> CGFloat) {
        for (rank, index) in order.enumerated() {
            let offer = max(available / CGFloat(order.count - rank), 0)
            // An infinite taker of an infinite length leaves the others with as much as there was.
            let remaining = available - take(index, offer)
            if !remaining.isNaN { available = remaining }
        }
    }
}
