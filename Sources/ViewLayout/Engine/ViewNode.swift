import Foundation

/// One view, container or modifier of an evaluated tree: everything that layout needs, and the answers so far.
///
/// Answers depend only on the proposal, so they are remembered as long as the tree exists: a size for each proposal,
/// and the explicit guides. Answers that take no longer than a look-up are not remembered. Traits and facts, which few
/// views have, take no space in the others.
package final class ViewNode {
    /// The name of the view in a report; `nil` for modifiers, which a report leaves out.
    package let kind: String?
    let children: [ViewNode]
    let layoutDirection: LayoutDirection
    let displayScale: CGFloat
    let guides: GuideSet
    /// Whether the view is one of a number that is known only at run time, as in a `ForEach` or an `if`.
    var isDynamic = false
    /// Whether frames around this node leave its spacing unchanged.
    var isSpacer = false
    /// Whether this node is a frame modifier, whose rectangle contains its content.
    var isFrame = false
    /// Where the view is written.
    var source: ViewSource?
    var text: TextLeaf?
    /// What is drawn of the view; nil for nothing.
    var look: LookSource?
    /// The view's place in the tree, which is the same in all evaluations.
    var path: ViewPath
    /// Content that can only be made after the frame is known.
    var deferred: (@MainActor (GeometryProxy) -> ViewNode)?
    /// Values for views further up, in the order in which they were set.
    var preferences: [PreferenceWrite] = []
    /// Changes to the preferences of views below.
    var transformsPreferences: [PreferenceChange] = []
    /// Where the view was placed last, with its proposal.
    var placedFrame: CGRect?
    var placedProposal = ProposedViewSize.unspecified
    var placedPlacing = Placing()
    var placedDeferred: ViewNode?

    let behavior: any NodeBehavior
    /// Whether answers are kept; tests lay out without this, to check that it changes nothing.
    private let remembers: Bool
    private let isInstant: Bool
    private let work: LayoutWork
    private var sizes = ProposalMemo<CGSize>()
    private var alignments: [(key: AlignmentKey, values: ProposalMemo<CGFloat?>)] = []
    private var ownTraits = ViewTraits.none
    private var ownFacts: CopyOnWrite<ViewFacts>?

    // What the container's layout has asked for while it places its subviews.
    var placement: Placement?
    var placementCount = 0

    @MainActor
    init(kind: String?, behavior: any NodeBehavior, children: [ViewNode] = [], context: ViewContext) {
        self.kind = kind
        self.children = children
        self.layoutDirection = context.environment.text.layoutDirection
        self.displayScale = context.environment.text.displayScale
        self.remembers = context.session.remembersAnswers
        self.work = context.session.work
        self.path = context.path
        self.behavior = behavior
        self.isInstant = behavior.isInstant
        self.guides = children.reduce(behavior.ownGuides) { $0.union($1.guides) }
        work.nodes += 1
    }

    var traits: ViewTraits {
        _read { yield ownTraits.value }
        _modify { yield &ownTraits.value }
    }

    /// Passes the traits of the view in this modifier on to the container.
    func takeTraits(of child: ViewNode) {
        ownTraits = child.ownTraits
        isDynamic = child.isDynamic
    }

    var facts: ViewFacts {
        _read { if let ownFacts { yield ownFacts.value } else { yield ViewFacts.none } }
        _modify {
            var facts = ownFacts.take() ?? CopyOnWrite(ViewFacts())
            defer { ownFacts = facts }
            yield &facts.value
        }
    }

    /// Whether anything is known of the view beyond its frame; of most nothing is.
    var hasFacts: Bool { ownFacts != nil }

    /// Whether the node has no facts.
    var isPlain: Bool { !hasFacts && deferred == nil }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.valid
        if isInstant { return valid(behavior.sizeThatFits(proposal, in: self), for: proposal) }
        if remembers, let known = sizes[proposal] { return known }
        work.sizes += 1
        let size = valid(behavior.sizeThatFits(proposal, in: self), for: proposal)
        sizes[proposal] = size
        return size
    }

    /// The length of the size along one axis, which may be known without working the size out.
    func length(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
        quickLength(along: axis, for: proposal) ?? sizeThatFits(proposal)[axis]
    }

    func quickLength(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        remembers ? behavior.quickLength(along: axis, for: proposal.valid) : nil
    }

    /// The size with 0 for a length that is not a number.
    private func valid(_ size: CGSize, for proposal: ProposedViewSize) -> CGSize {
        var size = size
        if size.width.isNaN || size.height.isNaN {
            facts.warnings.insert(.notANumber(width: proposal.width, height: proposal.height))
            if size.width.isNaN { size.width = 0 }
            if size.height.isNaN { size.height = 0 }
        }
        return size
    }

    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        guard guides.mayHold(key) else { return nil }
        let proposal = proposal.valid
        // Only a few guides are ever asked for, so a list is faster than a dictionary.
        if remembers, let index = alignments.firstIndex(where: { $0.key == key }),
            let known = alignments[index].values[proposal]
        {
            return known
        }
        work.alignments += 1
        let value = behavior.explicitAlignment(key, proposal: proposal, in: self)
        let index = alignments.firstIndex { $0.key == key } ?? alignments.endIndex
        if index == alignments.endIndex { alignments.append((key, ProposalMemo())) }
        alignments[index].values[proposal] = .some(value)
        return value
    }

    private(set) lazy var spacing: ViewSpacing = {
        var spacing = behavior.spacing(in: self)
        // Preferences are stored by side; which side is leading depends on the view.
        spacing.layoutDirection = layoutDirection
        return spacing
    }()
    private(set) lazy var priority: Double = behavior.priority(in: self)

    func placements(in bounds: CGRect, proposal: ProposedViewSize) -> [Placement?] {
        behavior.placements(in: bounds, proposal: proposal, node: self)
    }

    func choice(for proposal: ProposedViewSize) -> LayoutChoice? { behavior.choice(for: proposal, in: self) }

    /// The placement since the last call.
    func takePlacement() -> Placement? {
        defer { placement = nil }
        return placement
    }

    /// The view that modifiers around it are about: the node itself, or the first one below it that a report shows.
    var subject: ViewNode {
        var node = self
        while node.kind == nil, let first = node.children.first { node = first }
        return node
    }
}
