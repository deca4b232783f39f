import Foundation

/// One view, container or modifier of an evaluated tree: all that layout knows of it, and the answers it gave so far.
///
/// Answers depend on the proposal alone, so they are remembered for the life of the tree.
package final class ViewNode {
    /// The name of the view in a report; `nil` for modifiers, which a report leaves out.
    package let kind: String?
    let children: [ViewNode]
    let layoutDirection: LayoutDirection
    let displayScale: CGFloat
    let guides: GuideSet
    var traits = ViewTraits()
    var facts = ViewFacts()
    var text: TextLeaf?
    /// The place of the view among the others, which stays the same from one evaluation to the next.
    var path = ""
    /// Content that can only be made once the frame is known.
    var deferred: (@MainActor (GeometryProxy) -> ViewNode)?
    /// Values for views further up, in the order in which they were set.
    var preferences: [PreferenceWrite] = []
    /// Whether preferences of views below stop here.
    var transformsPreferences: [PreferenceChange] = []
    /// Where the view was placed last, and with what.
    var placedFrame: CGRect?
    var placedProposal = ProposedViewSize.unspecified
    var placedPlacing = Placing()
    var placedDeferred: ViewNode?
    /// Whether frames around this node leave its spacing alone.
    var isSpacer = false

    private let behavior: any NodeBehavior
    /// Whether answers are kept; tests lay out without, to see that it changes nothing.
    private let remembers: Bool
    private let work: LayoutWork
    private var sizes = ProposalMemo<CGSize>()
    private var alignments: [AlignmentKey: ProposalMemo<CGFloat?>] = [:]

    // What the container's layout has asked for while it places its subviews.
    var placement: Placement?
    var placementCount = 0

    @MainActor
    init(kind: String?, behavior: any NodeBehavior, children: [ViewNode] = [], context: ViewContext) {
        self.kind = kind
        self.children = children
        self.layoutDirection = context.environment.layoutDirection
        self.displayScale = context.environment.displayScale
        self.remembers = context.session.remembersAnswers
        self.work = context.session.work
        self.path = context.path
        self.behavior = behavior
        self.guides = children.reduce(behavior.ownGuides) { $0.union($1.guides) }
        work.nodes += 1
    }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.valid
        if remembers, let known = sizes[proposal] { return known }
        work.sizes += 1
        var size = behavior.sizeThatFits(proposal, in: self)
        if size.width.isNaN || size.height.isNaN {
            facts.warnings.insert(.notANumber(width: proposal.width, height: proposal.height))
            if size.width.isNaN { size.width = 0 }
            if size.height.isNaN { size.height = 0 }
        }
        sizes[proposal] = size
        return size
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard guides.mayHold(key) else { return nil }
        let proposal = proposal.valid
        if remembers, let known = alignments[key]?[proposal] { return known }
        work.alignments += 1
        let value = behavior.explicitAlignment(key, proposal: proposal, in: self)
        alignments[key, default: ProposalMemo()][proposal] = .some(value)
        return value
    }

    private(set) lazy var spacing: ViewSpacing = {
        var spacing = behavior.spacing(in: self)
        // Preferences are kept by side; which side is leading is the view's own matter.
        spacing.layoutDirection = layoutDirection
        return spacing
    }()
    private(set) lazy var priority: Double = behavior.priority(in: self)

    func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [Placement?] {
        behavior.placements(in: bounds, proposal: proposal, node: self)
    }

    func choice(for proposal: ProposedViewSize) -> LayoutChoice? { behavior.choice(for: proposal, in: self) }

    /// Takes over the storage of layouts from an earlier evaluation, where the same view had the same layout.
    func takeOverStorage(of old: ViewNode) {
        var known: [String: ViewNode] = [:]
        for node in old.all where node.kind != nil { known[node.path] = node }
        for node in all where node.kind != nil {
            if let old = known[node.path] { node.behavior.takeOver(old.behavior) }
        }
    }

    private var all: [ViewNode] {
        var all: [ViewNode] = []
        var pending = [self]
        while let node = pending.popLast() {
            all.append(node)
            pending += node.children
        }
        return all
    }

    /// The placement asked for since the last call.
    func takePlacement() -> Placement? {
        defer { placement = nil }
        return placement
    }

    /// The view that modifiers around it speak of: the node itself, or the first below it that a report shows.
    var subject: ViewNode {
        var node = self
        while node.kind == nil, let first = node.children.first { node = first }
        return node
    }
}

/// Remembers an answer for each proposal; a view is asked few different ones, so a short list comes first.
struct ProposalMemo<Value> {
    private var recent: [(ProposedViewSize, Value)] = []
    private var older: [ProposalKey: Value] = [:]

    subscript(proposal: ProposedViewSize) -> Value? {
        get {
            for (known, value) in recent where known == proposal { return value }
            return older.isEmpty ? nil : older[ProposalKey(proposal)]
        }
        set {
            guard let newValue else { return }
            if recent.count < 8 {
                recent.append((proposal, newValue))
            } else {
                older[ProposalKey(proposal)] = newValue
            }
        }
    }
}

/// A proposal as a dictionary key; `ProposedViewSize` itself must not be Hashable, as SwiftUI's is not.
struct ProposalKey: Hashable {
    let width: CGFloat?
    let height: CGFloat?

    init(_ proposal: ProposedViewSize) {
        width = proposal.width
        height = proposal.height
    }
}
