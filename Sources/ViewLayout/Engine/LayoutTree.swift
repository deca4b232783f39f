package import Foundation

/// A view in an environment, to be laid out in any number of spaces.
///
/// Sizes are remembered between layouts: laying out a tree at ten widths measures a text that does not wrap only once.
@MainActor
package final class LayoutTree {
    private let makeRoot: @MainActor (ViewContext) -> ViewNode
    private let context: ViewContext
    private var root: ViewNode? { didSet { if root !== oldValue { evaluation += 1 } } }
    /// How often other views than before were made.
    package private(set) var evaluation = 0

    /// How much work evaluating and laying out took so far.
    package var work: LayoutWork { context.session.work }

    /// - Parameter trial: A change to one of the views; nil for none.
    package init(
        _ view: some View, environment: EnvironmentValues, measurer: any TextMeasurer, remembersAnswers: Bool = true,
        trial: ViewTrial? = nil
    ) {
        let session = EvaluationSession(measurer: measurer, remembersAnswers: remembersAnswers, trial: trial)
        context = ViewContext(environment: environment, session: session)
        makeRoot = { context in
            context.environment.presentations?.restart()
            let root = context.rootNode(of: view)
            // No container of bars has taken these items.
            root.hide("ToolbarItem", count: root.preference(NavigationBarKey.self)?.itemCount ?? 0)
            return root
        }
    }

    /// Lays out the views in the proposed space and centres them there; a length of `nil` is the content's own.
    ///
    /// Views whose actions receive a new value from the layout are evaluated and laid out again.
    ///
    /// - Parameters:
    ///   - safeArea: What the device covers of the space, in points: the views are centred in the rest.
    ///   - screenHeight: What a `GeometryReader` that is the whole scene is proposed where `proposal` has no height: it has
    ///     none of its own. `nil` proposes none.
    package func layOut(
        in proposal: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), screenHeight: Double? = nil
    ) -> PlacedScene {
        CurrentLayout(context, screen: proposal, safeArea: safeArea).run {
            var space = proposal
            if proposal.height == nil, let screenHeight, isGeometryReader(in: proposal.inset(by: safeArea)) {
                space.height = CGFloat(screenHeight)
            }
            return settle(in: space.inset(by: safeArea), safeArea: safeArea)
        }
    }

    /// The size that the views take where they are offered no space, in points: no window around them can be smaller.
    package func smallestSize() -> CGSize {
        CurrentLayout(context, screen: .zero, safeArea: EdgeInsets()).run {
            let base = root ?? makeRoot(context)
            root = base
            return (context.session.presents ? base.topmost : base).sizeThatFits(.zero)
        }
    }

    /// Whether the whole scene is a `GeometryReader`. Views that are made for it are made for `space`.
    private func isGeometryReader(in space: ProposedViewSize) -> Bool {
        if root == nil { context.session.space = space }
        let root = root ?? makeRoot(context)
        self.root = root
        return root.subject.kind == "GeometryReader"
    }

    /// The texts of the views that were laid out last, whether or not they show or were measured, but for what is made
    /// only when a frame is known. O(views).
    package var texts: [TextContent] { root?.texts ?? [] }

    /// - Parameter space: The proposal without the safe area.
    private func settle(in space: ProposedViewSize, safeArea: EdgeInsets) -> PlacedScene {
        let session = context.session
        if session.isObserved || session.readsSpace && session.space != space {
            session.startOver()
            root = nil
        }
        session.space = space
        var scene = place(in: space, safeArea: safeArea)
        for _ in 1..<EvaluationSession.roundLimit {
            guard !session.runObservers().isEmpty else { return scene }
            let new = makeRoot(context)
            if let root { new.takeOverStorage(of: root) }
            root = new
            scene = place(in: space, safeArea: safeArea)
        }
        for path in Set(session.runObservers().map(\.subject.path.description)) {
            scene.root.warn(.neverSettles, at: path)
        }
        scene.unsettled = session.unsettled
        return scene
    }

    /// The names of what can be presented over the scene, in the order of the views, which are evaluated and not laid
    /// out.
    package func presentations() -> [String] {
        var context = context
        let all = Presentations()
        context.environment.presentations = all
        _ = makeRoot(context)
        return all.kinds
    }

    /// - Parameter proposal: The proposal without the safe area.
    private func place(in proposal: ProposedViewSize, safeArea: EdgeInsets) -> PlacedScene {
        let session = context.session
        let base = root ?? makeRoot(context)
        root = base
        let root = session.presents ? base.topmost : base
        let answer = CGRect(origin: .zero, size: root.sizeThatFits(proposal))
        let size = root.valid(answer, in: CGRect(origin: .zero, size: proposal.replacingUnspecifiedDimensions())).size
        let room = proposal.replacingUnspecifiedDimensions(by: size)
        let direction = context.environment.layoutDirection
        let corner = direction == .rightToLeft ? safeArea.trailing : safeArea.leading
        let safe = CGRect(origin: CGPoint(x: corner, y: safeArea.top), size: room)
        let space = CGSize(width: room.width + safeArea.horizontal, height: room.height + safeArea.vertical)
        var placing = Placing()
        placing.safeArea.add(safeArea, in: CGRect(origin: .zero, size: space), direction)
        let origin = CGPoint(
            x: safe.minX + (room.width - size.width) / 2, y: safe.minY + (room.height - size.height) / 2)
        var placed: [PlacedView] = []
        root.place(
            in: CGRect(origin: origin, size: size), proposal: proposal, bounds: safe, placing, into: &placed)
        return PlacedScene(space: space, size: size, root: .root(of: placed, in: CGRect(origin: origin, size: size)))
    }
}

extension ViewContext {
    /// The one node of a view; several views are put below each other.
    func rootNode(of view: some View) -> ViewNode {
        let nodes = nodes(of: view)
        if nodes.count == 1 { return nodes[0] }
        let stacked = inside(.vertical).nodes(of: view)
        return ViewNode(kind: "VStack", layout: VStackLayout(), children: stacked, context: self)
    }
}

extension ViewNode {
    /// The texts in the view, in the order of the views.
    fileprivate var texts: [TextContent] {
        var texts: [TextContent] = []
        var rest = [self]
        while let node = rest.popLast() {
            if let text = node.text { texts.append(text.content) }
            rest += node.children.reversed()
        }
        return texts
    }
}

extension PlacedView {
    /// The one view that a scene is made of. What stands in front of or behind it has no other view to be part of; only
    /// what is beside a view that scrolls or clips does not move with it, and is cut off by nothing.
    fileprivate static func root(of placed: [PlacedView], in frame: CGRect) -> PlacedView {
        guard var first = placed.first else { return .empty(at: frame.origin) }
        guard placed.count > 1 else { return first }
        let isMoving = first.clips || !first.scrollAxes.isEmpty
        if isMoving, placed.dropFirst().contains(where: { $0.detachment != .background }) {
            var group = PlacedView.empty(at: frame.origin)
            (group.kind, group.frame, group.children) = ("Group", frame, placed)
            return group
        }
        first.children += placed.dropFirst()
        return first
    }

    static func empty(at origin: CGPoint) -> PlacedView {
        PlacedView(
            kind: "EmptyView", place: .root, frame: CGRect(origin: origin, size: .zero), proposal: .unspecified,
            isControl: false, clips: false, allowed: [], warnings: [], children: [])
    }
}

/// Evaluates a view and lays it out once.
@MainActor
package func layOut(
    _ view: some View, in proposal: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(),
    environment: EnvironmentValues = EnvironmentValues(), measurer: any TextMeasurer
) -> PlacedScene {
    LayoutTree(view, environment: environment, measurer: measurer).layOut(in: proposal, safeArea: safeArea)
}
