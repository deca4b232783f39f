import Foundation

extension ViewNode {
    /// Shows a view without children and facts at its place.
    @inline(never)
    func placeLeaf(_ step: PlacingStep, into shown: inout [PlacedView]) {
        guard let kind else { return }
        let own = valid(step.frame, in: step.bounds)
        notePlace(own, step.proposal, step.placing)
        shown.append(
            PlacedView(
                kind: kind, place: path, source: source, frame: own, container: step.placing.container,
                clip: step.placing.clip, proposal: step.proposal, detachment: step.placing.detachment,
                isExtended: step.placing.isExtended, isControl: false, clips: false, allowed: [],
                text: placedText(proposal: step.proposal, frame: own), look: look, effects: step.placing.effects,
                warnings: warnings, children: []))
    }

    /// Adds what a report shows of the view and of those in it.
    @inline(never)
    func show(
        _ placedChildren: consuming [PlacedView], at place: NodePlace, _ placing: Placing,
        into shown: inout [PlacedView]
    ) {
        show(placedChildren, at: place, placing, facts, into: &shown)
    }

    private func show(
        _ placedChildren: consuming [PlacedView], at place: NodePlace, _ placing: Placing, _ facts: ViewFacts,
        into shown: inout [PlacedView]
    ) {
        if facts.flips { for index in placedChildren.indices { placedChildren[index].flip(in: place.frame) } }
        guard !facts.isHidden else { return }
        guard let kind else {
            shown += placedChildren
            return
        }
        let isSeenBeyond = place.seen != place.own
        shown.append(
            PlacedView(
                kind: kind, place: path, identifier: facts.identifier, source: source, frame: place.seen,
                container: isSeenBeyond ? nil : placing.container, clip: placing.clip,
                proposal: place.proposal, detachment: placing.detachment,
                isExtended: isSeenBeyond || placing.isExtended, isControl: facts.isControl,
                isStandard: facts.isStandard, leadsFurther: facts.leadsFurther, clips: facts.clips,
                scrollAxes: facts.scrollAxes, hasAnyLayout: facts.hasAnyLayout,
                allowed: facts.allowed, allowReasons: facts.allowReasons,
                text: placedText(proposal: place.proposal, frame: place.seen), look: look,
                effects: place.inner.effects, choice: place.choice,
                warnings: warnings, hidden: facts.hidden, children: placedChildren))
    }

    private var warnings: [LayoutWarning] {
        let faults = text.map { facts.warnings.union($0.faults) } ?? facts.warnings
        guard !faults.isEmpty else { return [] }
        return faults.map(LayoutWarning.init).sorted { $0.message < $1.message }
    }

    private func placedText(proposal: ProposedViewSize, frame: CGRect) -> PlacedText? {
        text.map {
            PlacedText(
                leaf: $0, size: frame.size,
                firstBaseline: explicitAlignment(VerticalAlignment.firstTextBaseline.key, proposal: proposal)
                    ?? frame.height,
                lastBaseline: explicitAlignment(VerticalAlignment.lastTextBaseline.key, proposal: proposal)
                    ?? frame.height)
        }
    }
}
