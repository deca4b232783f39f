public import Foundation

/// A figure that fills the space that it is offered.
///
/// Other than views, shapes belong to no actor: their outlines can be asked for anywhere.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// The outline in a rectangle, in points.
    nonisolated func path(in rect: CGRect) -> Path
    /// The default way of drawing the shape; it does not change layout.
    nonisolated static var role: ShapeRole { get }
    /// The size of the shape, in points, for a proposal: all of it, and 10 where none is made.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    /// Where the outline is drawn as in a mirror; its frame stays the same.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// Ways to draw a shape.
public enum ShapeRole: Hashable, Sendable {
    /// What the shape is drawn as.
    case fill, stroke, separator
}

extension Shape {
    /// Filled.
    nonisolated public static var role: ShapeRole { .fill }

    /// All of the proposal, and 10 where none is made.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Where the layout runs from right to left.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The shape as a view; a report shows it by the name of its type, or of the type that it is made from.
    @MainActor public var body: some View {
        LeafView(kind: kind, leaf: FillLeaf(size: sizeThatFits), look: .shape(self))
    }

    nonisolated fileprivate var kind: String { (self as? any DerivedShape)?.base.kind ?? "\(Self.self)" }
}

/// A shape that can be drawn smaller within its outline.
public nonisolated protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape drawn smaller by a length in points on all sides.
    nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that is made from another shape, such as one that is moved or rotated; reports show the name of the original.
nonisolated protocol DerivedShape: Shape {
    nonisolated var base: any Shape { get }
}

/// Fills the space that it is offered.
struct FillLeaf: Leaf {
    /// What the view takes of a proposal; `nil` for all of it.
    var size: ((ProposedViewSize) -> CGSize)?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        size?(proposal) ?? proposal.replacingUnspecifiedDimensions()
    }

    var isInstant: Bool { size == nil }
}

/// A view that the engine knows by its name and its answer to a proposal.
nonisolated struct LeafView: PrimitiveView {
    let kind: String
    let leaf: any Leaf
    /// What is drawn there; nil for nothing.
    var look: LookSource.Content?

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let node = ViewNode(kind: kind, behavior: LeafBehavior(leaf), context: context)
        node.look = look.map { LookSource($0, context.environment) }
        return [node]
    }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}
