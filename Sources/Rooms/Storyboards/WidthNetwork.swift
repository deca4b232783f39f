/// The horizontal constraints of a layout, to ask how wide a view may become at most.
///
/// Nodes are places on the x axis. Nearly all constraints bound the difference of two of them, `to − from ≤ length`, and the
/// tightest bound that they imply is a shortest path (R. Dechter, I. Meiri, J. Pearl: Temporal constraint networks, 1991).
/// Constraints on centres and ratios are turned into such bounds with what is known so far, round by round.
struct WidthNetwork {
    /// The left end of the screen.
    static let origin = 0

    /// The two ends of something.
    struct Span: Hashable {
        var left: Int
        var right: Int
    }

    private struct Edge {
        var to: Int
        var length: Double
    }

    /// `first.left + first.right ≤ second.left + second.right + constant`, for spans and for places (both ends the same).
    struct SumBound {
        var first: Span
        var second: Span
        var constant: Double
    }

    /// `width(first) ≤ factor · width(second) + constant`
    struct RatioBound {
        var first: Span
        var second: Span
        var factor: Double
        var constant: Double
    }

    /// `width(first) = factor · width(second) + constant`
    private struct EqualWidths {
        var first: Span
        var second: Span
        var factor: Double
        var constant: Double
    }

    private var equalWidths: [EqualWidths] = []
    private var edges: [[Edge]] = [[]]
    private var sums: [SumBound] = []
    private var ratios: [RatioBound] = []

    /// More than a screen has.
    static let viewLimit = 1_000

    mutating func addSpan() -> Span {
        let span = Span(left: edges.count, right: edges.count + 1)
        edges += [[], []]
        bound(span.left, from: span.right, by: 0)
        return span
    }

    /// `to − from ≤ length`
    mutating func bound(_ to: Int, from: Int, by length: Double) {
        guard length.isFinite else { return }
        edges[from].append(Edge(to: to, length: length))
    }

    /// `to − from = length`
    mutating func fix(_ to: Int, from: Int, at length: Double) {
        bound(to, from: from, by: length)
        bound(from, from: to, by: -length)
    }

    mutating func bound(_ bound: SumBound) { sums.append(bound) }
    mutating func bound(_ bound: RatioBound) { ratios.append(bound) }

    /// `width(first) = factor · width(second) + constant`
    mutating func fix(width first: Span, to second: Span, factor: Double, constant: Double) {
        equalWidths.append(EqualWidths(first: first, second: second, factor: factor, constant: constant))
        bound(RatioBound(first: first, second: second, factor: factor, constant: constant))
        bound(RatioBound(first: second, second: first, factor: 1 / factor, constant: -constant / factor))
    }

    /// Turns sums and ratios into bounds of differences, until there is nothing new or a few rounds have passed: what is left
    /// out makes a view wider than it can be, never narrower. False where the constraints contradict each other.
    mutating func close() -> Bool {
        guard !sums.isEmpty || !ratios.isEmpty else { return true }
        for _ in 0..<Self.roundLimit {
            guard let highest = distances(from: Self.origin), let toOrigin = reversed().distances(from: Self.origin)
            else { return false }
            var hasChanged = false
            for sum in sums {
                for (one, other) in [(sum.first.left, sum.first.right), (sum.first.right, sum.first.left)] {
                    let total = highest[sum.second.left] + highest[sum.second.right] + sum.constant
                    let limit = one == other ? total / 2 : total + toOrigin[other]
                    if limit.isFinite, limit < highest[one] - 0.001 {
                        bound(one, from: Self.origin, by: limit)
                        hasChanged = true
                    }
                }
                for (one, other) in [(sum.second.left, sum.second.right), (sum.second.right, sum.second.left)] {
                    let total = -toOrigin[sum.first.left] - toOrigin[sum.first.right] - sum.constant
                    let limit = one == other ? total / 2 : total - highest[other]
                    if limit.isFinite, limit > -toOrigin[one] + 0.001 {
                        bound(Self.origin, from: one, by: -limit)
                        hasChanged = true
                    }
                }
            }
            for ratio in ratios.prefix(Self.ratioLimit) {
                guard let widest = width(of: ratio.second), let narrowest = leastWidth(of: ratio.first) else {
                    return false
                }
                let limit = ratio.factor * widest + ratio.constant
                if limit.isFinite, let now = width(of: ratio.first), limit < now - 0.001 {
                    bound(ratio.first.right, from: ratio.first.left, by: max(limit, 0))
                    hasChanged = true
                }
                let least = (narrowest - ratio.constant) / ratio.factor
                if least.isFinite, let now = leastWidth(of: ratio.second), least > now + 0.001 {
                    bound(ratio.second.left, from: ratio.second.right, by: -least)
                    hasChanged = true
                }
            }
            guard hasChanged else { return true }
        }
        return true
    }

    private static let roundLimit = 6
    /// More than a screen has; what is left out makes a view wider than it can be.
    private static let ratioLimit = 400

    /// The greatest width that the constraints allow, infinite where they bound none; nil where they contradict each other.
    func width(of span: Span) -> Double? { distances(from: span.left).map { $0[span.right] } }

    /// The greatest width of a span whose width others share: two buttons of the same width in a row have half of it each.
    ///
    /// The widths that are possible are an interval, so that its end is found by bisection from one that is possible.
    ///
    /// - Parameter start: A width that is possible, as that in the file should be; if it is not, `widest` is the answer.
    func sharedWidth(of span: Span, from start: Double, to widest: Double) -> Double {
        let group = self.group(of: span)
        guard (2...Self.groupLimit).contains(group.count), widest.isFinite, start < widest,
            isPossible(group, width: start)
        else { return widest }
        guard !isPossible(group, width: widest) else { return widest }
        var (low, high) = (start, widest)
        for _ in 0..<24 {
            let middle = (low + high) / 2
            if isPossible(group, width: middle) { low = middle } else { high = middle }
        }
        return (low * 100).rounded() / 100
    }

    /// More views of the same width than a screen has.
    private static let groupLimit = 64

    private func isPossible(_ group: [(span: Span, factor: Double, constant: Double)], width: Double) -> Bool {
        var network = self
        for (span, factor, constant) in group {
            network.fix(span.right, from: span.left, at: factor * width + constant)
        }
        return network.distances(from: group[0].span.left) != nil && network.distances(from: Self.origin) != nil
    }

    /// The spans whose widths follow from that of one, with it.
    private func group(of span: Span) -> [(span: Span, factor: Double, constant: Double)] {
        var group = [(span: span, factor: 1.0, constant: 0.0)]
        var known: Set = [span]
        var next = 0
        while next < group.count, group.count <= Self.groupLimit {
            let (span, factor, constant) = group[next]
            next += 1
            for equal in equalWidths {
                if equal.second == span, known.insert(equal.first).inserted {
                    group.append((equal.first, factor * equal.factor, constant * equal.factor + equal.constant))
                } else if equal.first == span, known.insert(equal.second).inserted {
                    group.append((equal.second, factor / equal.factor, (constant - equal.constant) / equal.factor))
                }
            }
        }
        return group
    }

    private func leastWidth(of span: Span) -> Double? { distances(from: span.right).map { -$0[span.left] } }

    /// The least distance of a place from the left end of the screen; nil where nothing says so.
    func leastPlace(of node: Int) -> Double? {
        guard let distance = distances(from: node)?[Self.origin], distance.isFinite else { return nil }
        return -distance
    }

    /// The greatest distance of a place from the left end of the screen; nil where nothing bounds it.
    func greatestPlace(of node: Int) -> Double? {
        guard let distance = distances(from: Self.origin)?[node], distance.isFinite else { return nil }
        return distance
    }

    private func reversed() -> WidthNetwork {
        var network = WidthNetwork()
        network.edges = Array(repeating: [], count: edges.count)
        for (from, list) in edges.enumerated() {
            for edge in list { network.edges[edge.to].append(Edge(to: from, length: edge.length)) }
        }
        return network
    }

    /// The shortest paths from a node (Bellman and Ford, with a queue); nil for a cycle that gets shorter and shorter, which
    /// constraints that contradict each other make.
    private func distances(from start: Int) -> [Double]? {
        var distances = Array(repeating: Double.infinity, count: edges.count)
        var visits = Array(repeating: 0, count: edges.count)
        var isQueued = Array(repeating: false, count: edges.count)
        distances[start] = 0
        var queue = [start]
        var next = 0
        while next < queue.count {
            let node = queue[next]
            next += 1
            isQueued[node] = false
            for edge in edges[node] {
                let distance = distances[node] + edge.length
                // Rounded frames differ by less than a point.
                guard distance < distances[edge.to] - 0.001 else { continue }
                if edge.to == start, distance < -Self.tolerance { return nil }
                distances[edge.to] = distance
                if isQueued[edge.to] { continue }
                visits[edge.to] += 1
                if visits[edge.to] > Self.visitLimit { return nil }
                isQueued[edge.to] = true
                queue.append(edge.to)
            }
        }
        return distances
    }

    private static let tolerance = 1.0
    private static let visitLimit = 200
}
