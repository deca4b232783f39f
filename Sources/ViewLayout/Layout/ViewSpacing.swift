package import Foundation

/// The distances that a view prefers to its neighbours, edge by edge.
public struct ViewSpacing: Sendable {
    /// The kind of a preference: only preferences of the same kind are compared.
    enum Kind: Sendable {
        /// Compared with every preference that has no other kind in common.
        case any
        case aboveText, belowText, leftOfText, rightOfText
        case lines, baseline
    }

    enum Side: Sendable { case top, left, bottom, right }

    enum Value: Sendable {
        case distance(CGFloat)
        /// The distance between two lines is the leading of the upper one's font.
        case upperLine(leading: CGFloat)
        case lowerLine
    }

    struct Preference: Sendable {
        var kind: Kind
        var side: Side
        var value: Value
    }

    /// The distance in points between views without preferences of the same kind.
    package static let defaultDistance: CGFloat = 8

    var preferences: [Preference]
    var layoutDirection: LayoutDirection

    init(_ preferences: [Preference], layoutDirection: LayoutDirection = .leftToRight) {
        self.preferences = preferences
        self.layoutDirection = layoutDirection
    }

    /// Makes a spacing without preferences.
    public init() { self.init([]) }

    /// Zero on every edge.
    public static let zero = ViewSpacing(uniform: 0, on: .all)

    init(uniform distance: CGFloat, on edges: Edge.Set) {
        self.init([])
        for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
            preferences.append(Preference(kind: .any, side: side(of: edge), value: .distance(distance)))
        }
    }

    /// The preferences of views without text.
    static let plain = ViewSpacing([
        Preference(kind: .belowText, side: .top, value: .distance(0)),
        Preference(kind: .aboveText, side: .bottom, value: .distance(0)),
        Preference(kind: .rightOfText, side: .left, value: .distance(0)),
        Preference(kind: .leftOfText, side: .right, value: .distance(0)),
    ])

    /// The union over all subviews, on every edge; zero when there are none.
    init(merging subviews: LayoutSubviews) {
        guard let first = subviews.first else {
            self = .zero
            return
        }
        self = first.spacing
        for subview in subviews.dropFirst() { formUnion(subview.spacing) }
    }

    func side(of edge: Edge) -> Side {
        switch (edge, layoutDirection) {
        case (.top, _): .top
        case (.bottom, _): .bottom
        case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
        case (.leading, .rightToLeft), (.trailing, .leftToRight): .right
        }
    }
}
