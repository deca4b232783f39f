import Foundation

/// How the built-in stacks share their length among their children.
///
/// Measured behaviour of SwiftUI, also described in its documentation of `HStack` and `layoutPriority`:
/// 1. Reserve the gaps, and the minimum lengths of all children of lower priority.
/// 2. Take the children of one priority after the other, the least flexible ones first.
/// 3. Offer each an equal share of what is left, and subtract what it takes.
struct StackAlgorithm: Equatable {
    let axis: Axis
    let alignment: AlignmentKey
    let spacing: CGFloat?

    /// What a stack remembers between calls.
    struct Cache {
        /// The gap before each child.
        var gaps: [CGFloat]
        /// The order in which children are offered space, for one proposal across the stack.
        var order: (minor: CGFloat?, groups: [[Int]])?
        /// The last result: views are placed as they were sized.
        fileprivate var last: Last?
    }

    /// A result, with the proposal that it depends on.
    fileprivate struct Last {
        let algorithm: StackAlgorithm
        let subviews: LayoutSubviews
        let proposal: ProposedViewSize
        let result: Result
    }

    /// The children's proposals and places for one proposal.
    struct Result {
        var size: CGSize
        var proposals: [ProposedViewSize]
        var origins: [CGPoint]
    }

    func makeCache(_ subviews: LayoutSubviews) -> Cache {
        var gaps: [CGFloat] = []
        gaps.reserveCapacity(subviews.count)
        var previous: ViewSpacing?
        for subview in subviews {
            if let spacing {
                gaps.append(gaps.isEmpty ? 0 : spacing)
            } else {
                let own = subview.spacing
                gaps.append(previous.map { $0.distance(to: own, along: axis) } ?? 0)
                previous = own
            }
        }
        return Cache(gaps: gaps)
    }

    func run(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Result {
        if let last = cache.last, last.proposal == proposal, last.algorithm == self, last.subviews.isSame(as: subviews)
        {
            return last.result
        }
        let result = compute(proposal, subviews, &cache)
        cache.last = Last(algorithm: self, subviews: subviews, proposal: proposal, result: result)
        return result
    }

    private func compute(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache) -> Result {
        // A layout that uses this one may pass on a part of its subviews, or storage that was made for others.
        let subviews = subviews.startIndex == 0 ? subviews : subviews[subviews.indices.map(\.self)]
        if cache.gaps.count != subviews.count { cache = makeCache(subviews) }
        let proposals: [ProposedViewSize]
        if let length = proposal[axis] {
            proposals = distribute(length, minor: proposal[axis.other], subviews, &cache)
        } else {
            let ideal = ProposedViewSize(axis, nil, proposal[axis.other])
            proposals = Array(repeating: ideal, count: subviews.count)
        }
        return arrange(proposals, subviews, cache.gaps)
    }

    /// Puts the children one after the other along the axis, with their guides in line across it.
    private func arrange(
        _ proposals: [ProposedViewSize], _ subviews: LayoutSubviews, _ gaps: [CGFloat]
    ) -> Result {
        var origins: [CGPoint] = []
        origins.reserveCapacity(subviews.count)
        var position: CGFloat = 0
        var extent = AlignedExtent()
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: proposals[index])
            position += gaps[index]
            let minor = extent.add(length: dimensions.size[axis.other], guide: dimensions[alignment])
            origins.append(CGPoint(axis, position, minor))
            position += dimensions.size[axis]
        }
        for index in origins.indices { origins[index][axis.other] -= extent.low }
        return Result(size: CGSize(axis, position, extent.length), proposals: proposals, origins: origins)
    }

    /// Shares `length` among the children.
    private func distribute(
        _ length: CGFloat, minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache
    ) -> [ProposedViewSize] {
        let groups = order(minor: minor, subviews, &cache)
        func minimum(of group: [Int]) -> CGFloat {
            group.reduce(0) { $0 + subviews.length(of: $1, axis, 0, minor) }
        }
        let minimums = groups.dropFirst().map(minimum)
        var available = length - cache.gaps.reduce(0, +) - minimums.reduce(0, +)
        var proposals = Array(repeating: ProposedViewSize(axis, 0, minor), count: subviews.count)
        for (rank, group) in groups.enumerated() {
            if rank > 0 { available += minimums[rank - 1] }
            LeastFlexibleFirst.share(&available, among: group) { index, offer in
                proposals[index] = ProposedViewSize(axis, offer, minor)
                return subviews.length(of: index, axis, offer, minor)
            }
        }
        return proposals
    }

    /// The children by priority, and within one priority from the least to the most flexible.
    private func order(minor: CGFloat?, _ subviews: LayoutSubviews, _ cache: inout Cache) -> [[Int]] {
        if let known = cache.order, known.minor == minor { return known.groups }
        let priorities = subviews.map(\.priority)
        let byPriority = Dictionary(grouping: subviews.indices, by: { priorities[$0] })
        let groups = byPriority.sorted { $0.key > $1.key }.map { _, members -> [Int] in
            guard members.count > 1 else { return members }
            return LeastFlexibleFirst.order(members) { index in
                LeastFlexibleFirst.Flexibility(
                    minimum: subviews.length(of: index, axis, 0, minor),
                    maximum: subviews.length(of: index, axis, .infinity, minor))
            }
        }
        cache.order = (minor, groups)
        return groups
    }
}

extension LayoutSubviews {
    /// The length along `axis` that a child takes of an offer.
    fileprivate func length(of index: Int, _ axis: Axis, _ major: CGFloat, _ minor: CGFloat?) -> CGFloat {
        self[index].length(along: axis, in: ProposedViewSize(axis, major, minor))
    }
}
