public import Foundation

/// A figure that fills the space that it is offered.
@MainActor @preconcurrency
public protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// The size of the shape, in points, for a proposal: all of it, and 10 where none is made.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Where the outline is drawn as in a mirror; its frame stays the same.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
    /// All of the proposal, and 10 where none is made.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Where the layout runs from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape as a view; a report shows it by the name of its type.
    public var body: some View { LeafView(kind: "\(Self.self)", leaf: FillLeaf(size: sizeThatFits)) }
}

/// A shape that can be drawn smaller within its outline.
@MainActor @preconcurrency
public protocol InsettableShape: Shape {}

/// Fills the space that it is offered.
struct FillLeaf: Leaf {
    var size: (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A view that the engine knows by its name and its answer to a proposal.
nonisolated struct LeafView: PrimitiveView {
    let kind: String
    let leaf: any Leaf

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [ViewNode(kind: kind, behavior: LeafBehavior(leaf), context: context)]
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
