public import Foundation

/// The size of a view under some proposal, with its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    /// Width in points.
    public let width: CGFloat
    /// Height in points.
    public let height: CGFloat
    package let proposal: ProposedViewSize
    private let node: ViewNode?

    init(node: ViewNode, proposal: ProposedViewSize) {
        let size = node.sizeThatFits(proposal)
        self.width = size.width
        self.height = size.height
        self.proposal = proposal
        self.node = node
    }

    /// The dimensions of a rectangle without guides of its own.
    init(size: CGSize) {
        width = size.width
        height = size.height
        proposal = ProposedViewSize(size)
        node = nil
    }

    package var size: CGSize { CGSize(width: width, height: height) }

    /// The position of a guide, in points from the view's leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a guide, in points from the view's top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The position of a guide that the view sets itself; `nil` where it follows from the size alone.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The position of a guide that the view sets itself; `nil` where it follows from the size alone.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? { node?.explicitAlignment(key, proposal: proposal) }

    public static func == (a: Self, b: Self) -> Bool {
        a.node === b.node && a.proposal == b.proposal && a.size == b.size
    }
}
