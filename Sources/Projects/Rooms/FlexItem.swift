/// An item of a flex container with one line.
struct FlexItem {
    /// Its width before space is divided.
    var base: Double
    var min: Double
    var most = Double.infinity
    /// How much of the space that is left it takes.
    var grow = 0.0
    /// How much of the space that lacks it gives, as a factor of its width.
    var shrink = 1.0
    /// Padding and borders, which give nothing.
    var edges = 0.0

    private var hypothetical: Double { Swift.max(min, Swift.min(base, most)) }

    /// The widths of items (CSS Flexible Box Layout, 9.7). O(items²) at most: each round decides one of them.
    static func widths(of items: [FlexItem], in width: Double) -> [Double] {
        var targets = items.map(\.hypothetical)
        let grows = targets.reduce(0, +) < width
        let factor = { (item: FlexItem) in grows ? item.grow : item.shrink }
        let weight = { (item: FlexItem) in grows ? item.grow : item.shrink * Swift.max(0, item.base - item.edges) }
        var open = items.indices.filter { index in
            let (item, target) = (items[index], targets[index])
            return factor(item) > 0 && !(grows ? item.base > target : item.base < target)
        }
        var first: Double?
        while !open.isEmpty {
            let isOpen = Set(open)
            var rest = width - items.indices.reduce(0) { $0 + (isOpen.contains($1) ? items[$1].base : targets[$1]) }
            let all = first ?? rest
            first = all
            let factors = open.reduce(0) { $0 + factor(items[$1]) }
            if factors < 1, abs(all * factors) < abs(rest) { rest = all * factors }
            let whole = open.reduce(0) { $0 + weight(items[$1]) }
            var violations = Array(repeating: 0.0, count: items.count)
            for index in open {
                let item = items[index]
                let wanted = item.base + (whole > 0 ? rest * weight(item) / whole : 0)
                targets[index] = Swift.max(item.min, Swift.min(wanted, item.most))
                violations[index] = targets[index] - wanted
            }
            let total = violations.reduce(0, +)
            guard abs(total) >= tolerance else { break }
            open.removeAll { index in total > 0 ? violations[index] > 0 : violations[index] < 0
            }
        }
        return targets
    }

    /// In points; sums of widths are not exact.
    private static let tolerance = 1e-6
}
