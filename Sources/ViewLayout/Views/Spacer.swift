public import Foundation

/// Space that expands along the stack around it, or on both axes outside of one.
public nonisolated struct Spacer: PrimitiveView, Sendable {
    /// The least length in points; `nil` for the default distance between views.
    public var minLength: CGFloat?

    /// Makes it; a length is in points.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let leaf = SpacerLeaf(minimum: minLength ?? ViewSpacing.defaultDistance, axis: context.stackOrientation)
        let node = ViewNode(kind: "Spacer", behavior: LeafBehavior(leaf), context: context)
        node.isSpacer = true
        return [node]
    }
}

struct SpacerLeaf: Leaf {
    let minimum: CGFloat
    let axis: Axis?

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ own: Axis) -> CGFloat {
            axis == own.other ? 0 : max(proposal[own] ?? -.infinity, minimum)
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    /// A spacer has no distance to its neighbours along its axis.
    var spacing: ViewSpacing {
        switch axis {
        case .horizontal: ViewSpacing(uniform: 0, on: .horizontal)
        case .vertical: ViewSpacing(uniform: 0, on: .vertical)
        case nil: ViewSpacing(uniform: 0, on: .all)
        }
    }

    var priority: Double { -.infinity }
    let isInstant = true
}

/// A line across the stack around it, one pixel thick; horizontal outside of a stack.
public nonisolated struct Divider: PrimitiveView, Sendable {
    /// Makes it; a length is in points.
    public init() {}

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let environment = context.environment.text
        let thickness = environment.dynamicTypeSize.isAccessibilitySize ? 1 : environment.pixelLength
        let leaf = DividerLeaf(thickness: thickness, axis: (context.stackOrientation ?? .vertical).other)
        return [ViewNode(kind: "Divider", behavior: LeafBehavior(leaf), context: context)]
    }
}

struct DividerLeaf: Leaf {
    let thickness: CGFloat
    let axis: Axis

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(axis, proposal[axis] ?? 10, thickness)
    }

    let isInstant = true
}
