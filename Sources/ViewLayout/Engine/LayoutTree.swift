import Foundation

/// Evaluated views, ready to be laid out in any number of spaces.
///
/// Sizes are remembered between layouts: laying a tree out at ten widths measures a text that does not wrap once.
@MainActor
package final class LayoutTree {
    private let root: ViewNode

    /// Evaluates a view in an environment.
    package init(_ view: some View, environment: EnvironmentValues, measurer: any TextMeasurer) {
        let context = ViewContext(environment: environment, measurer: measurer)
        root = context.rootNode(of: view)
    }

    /// Lays the views out in the space proposed and centres them there; a length of `nil` is the content's own.
    package func layOut(in proposal: ProposedViewSize) -> PlacedScene {
        let size = root.sizeThatFits(proposal)
        let finite = CGSize(
            width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
        let space = proposal.replacingUnspecifiedDimensions(by: finite)
        let origin = CGPoint(x: (space.width - finite.width) / 2, y: (space.height - finite.height) / 2)
        let placing = Placing(container: nil, detachment: nil)
        let placed = root.place(
            in: CGRect(origin: origin, size: size), proposal: proposal,
            bounds: CGRect(origin: .zero, size: space), placing)
        return PlacedScene(space: space, size: finite, root: placed.first ?? .empty(at: origin))
    }
}

extension ViewContext {
    /// The one node of a view; several views stand below each other.
    func rootNode(of view: some View) -> ViewNode {
        let nodes = nodes(of: view)
        if nodes.count == 1 { return nodes[0] }
        let stacked = inside(.vertical).nodes(of: view)
        return ViewNode(kind: "VStack", layout: VStackLayout(), children: stacked, context: self)
    }
}

extension PlacedView {
    static func empty(at origin: CGPoint) -> PlacedView {
        PlacedView(
            kind: "EmptyView", frame: CGRect(origin: origin, size: .zero), proposal: .unspecified, isControl: false,
            clips: false, allowed: [], warnings: [], children: [])
    }
}

/// Evaluates a view and lays it out once.
@MainActor
package func layOut(
    _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues(),
    measurer: any TextMeasurer
) -> PlacedScene {
    LayoutTree(view, environment: environment, measurer: measurer).layOut(in: proposal)
}
