import Foundation

/// A view in an environment, to be laid out in any number of spaces.
///
/// Sizes are remembered between layouts: laying a tree out at ten widths measures a text that does not wrap once.
@MainActor
package final class LayoutTree {
    private let makeRoot: @MainActor (ViewContext) -> ViewNode
    private let context: ViewContext
    private var root: ViewNode?

    package init(
        _ view: some View, environment: EnvironmentValues, measurer: any TextMeasurer, remembersAnswers: Bool = true
    ) {
        let session = EvaluationSession(measurer: measurer, remembersAnswers: remembersAnswers)
        context = ViewContext(environment: environment, session: session)
        makeRoot = { $0.rootNode(of: view) }
    }

    /// Lays the views out in the space proposed and centres them there; a length of `nil` is the content's own.
    ///
    /// Views whose actions are told something new by the layout are evaluated and laid out again.
    package func layOut(in proposal: ProposedViewSize) -> PlacedScene {
        let session = context.session
        if session.isObserved || session.readsSpace && session.space != proposal {
            session.startOver()
            root = nil
        }
        session.space = proposal
        var scene = place(in: proposal)
        for _ in 1..<EvaluationSession.roundLimit where session.runObservers() {
            let new = makeRoot(context)
            if let root { new.takeOverStorage(of: root) }
            root = new
            scene = place(in: proposal)
        }
        return scene
    }

    private func place(in proposal: ProposedViewSize) -> PlacedScene {
        let root = root ?? makeRoot(context)
        self.root = root
        let size = root.sizeThatFits(proposal)
        let finite = CGSize(
            width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
        let space = proposal.replacingUnspecifiedDimensions(by: finite)
        let origin = CGPoint(x: (space.width - finite.width) / 2, y: (space.height - finite.height) / 2)
        let placed = root.place(
            in: CGRect(origin: origin, size: size), proposal: proposal, bounds: CGRect(origin: .zero, size: space),
            Placing())
        // What stands in front of or behind the root has no other view to be part of.
        var first = placed.first ?? .empty(at: origin)
        first.children += placed.dropFirst()
        return PlacedScene(space: space, size: finite, root: first)
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
            kind: "EmptyView", path: "", frame: CGRect(origin: origin, size: .zero), proposal: .unspecified,
            isControl: false, clips: false, allowed: [], warnings: [], children: [])
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
