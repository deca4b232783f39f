public import Foundation

extension ViewSpacing {
    /// The distance in points that this view prefers to the `next` one, when they follow each other along `axis`.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (end, start): (Side, Side) =
            switch axis {
            case .vertical: (.bottom, .top)
            case .horizontal: layoutDirection == .leftToRight ? (.right, .left) : (.left, .right)
            }
        return preferredDistance(from: end, to: next, start) ?? Self.defaultDistance
    }

    /// The largest distance over the kinds that both edges have, or over the general preferences of either.
    private func preferredDistance(from end: Side, to next: ViewSpacing, _ start: Side) -> CGFloat? {
        var met: CGFloat?
        var general: CGFloat?
        for mine in preferences where mine.side == end {
            if mine.kind == .any {
                general = largest(general, Self.length(mine.value))
                continue
            }
            for theirs in next.preferences where theirs.side == start && theirs.kind == mine.kind {
                met = largest(met, Self.distance(mine.value, theirs.value))
            }
        }
        if met != nil { return met }
        for theirs in next.preferences where theirs.side == start && theirs.kind == .any {
            general = largest(general, Self.length(theirs.value))
        }
        return general
    }

    private func largest(_ a: CGFloat?, _ b: CGFloat) -> CGFloat { a.map { max($0, b) } ?? b }

    private static func length(_ value: Value) -> CGFloat {
        if case .distance(let distance) = value { distance } else { 0 }
    }

    private static func distance(_ upper: Value, _ lower: Value) -> CGFloat {
        switch (upper, lower) {
        case (.distance(let a), .distance(let b)): a + b
        case (.upperLine(let leading), .lowerLine): leading
        case (.distance(let a), _): a
        case (_, .distance(let b)): b
        default: 0
        }
    }
}
