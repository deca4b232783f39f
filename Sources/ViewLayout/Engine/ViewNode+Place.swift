import Foundation

/// What a placed view inherits from the views around it.
struct Placing {
    /// The rectangle of the innermost frame modifier around the view itself, not around what holds it.
    var container: CGRect?
    /// The rectangle outside of which nothing is shown.
    var clip: CGRect?
    /// How the view left the flow, as the modifiers around it say.
    var detachment: Detachment?
    /// The frames of the views around that have a name for their coordinates.
    var spaces: [AnyHashable: CGRect] = [:]
    /// The unsafe areas around the view.
    var safeArea = SafeArea()
    /// Whether a modifier around the view has extended it into an unsafe area.
    var isExtended = false
}

extension ViewNode {
    /// Places the view and all below it, and returns what a report shows of them.
    ///
    /// 1. Mend a frame that no view can have. 2. Extend it into the unsafe areas that it touches, where the view ignores
    /// them. 3. Ask the layout for the subviews' places. 4. Mirror them when the container runs from right to left.
    /// 5. Place each subview in its frame.
    @MainActor
    func place(in frame: CGRect, proposal: ProposedViewSize, bounds: CGRect, _ placing: Placing) -> [PlacedView] {
        let place = prepared(frame, proposal.valid, bounds, placing)
        return shown(placedChildren(of: place), at: place, placing)
    }

    /// What is known of the place of a node before its subviews are placed; kept beside the stack, which deep trees need.
    private final class Place {
        let proposal: ProposedViewSize
        /// The frame that the container gave the node.
        let own: CGRect
        /// The frame with the unsafe areas that the node ignores.
        let frame: CGRect
        /// The frame in which the node is seen.
        let seen: CGRect
        let choice: LayoutChoice?
        let placements: [Placement]
        /// What the subviews inherit.
        var inner: Placing

        init(
            proposal: ProposedViewSize, own: CGRect, frame: CGRect, seen: CGRect, choice: LayoutChoice?,
            placements: [Placement], inner: Placing
        ) {
            self.proposal = proposal
            self.own = own
            self.frame = frame
            self.seen = seen
            self.choice = choice
            self.placements = placements
            self.inner = inner
        }
    }

    /// Steps 1 to 3.
    @inline(never)
    private func prepared(
        _ frame: CGRect, _ proposal: ProposedViewSize, _ bounds: CGRect, _ placing: Placing
    ) -> Place {
        let own = mended(frame, in: bounds)
        placedFrame = own
        placedProposal = proposal
        placedPlacing = placing
        let (frame, offered) = extended(own, proposal, placing.safeArea)
        let choice = choice(for: proposal)
        var placements = finalPlacements(in: frame, proposal: offered, choice: choice)
        if let displacement = facts.displacement {
            let proxy = GeometryProxy(frame: frame, placing: placing, layoutDirection: layoutDirection)
            displace(&placements, by: displacement(proxy))
        }
        // A scroll view is seen, and clips, in the unsafe areas too; only its content keeps away from them.
        let seen = facts.scrollAxes.isEmpty ? own : placing.safeArea.extending(own, layoutDirection)

        var inner = placing
        if kind != nil || frame != own { inner.container = nil }
        if facts.isFrame { inner.container = frame }
        if facts.clips { inner.clip = inner.clip.map { $0.common(with: seen) } ?? seen }
        if let name = facts.coordinateSpace { inner.spaces[name] = frame }
        if !facts.scrollAxes.isEmpty { inner.spaces.addScrollView(own, along: facts.scrollAxes) }
        inner.isExtended = frame != own || kind == nil && placing.isExtended
        if !facts.scrollAxes.isEmpty { inner.safeArea.end(along: facts.scrollAxes) }
        return Place(
            proposal: proposal, own: own, frame: frame, seen: seen, choice: choice, placements: placements,
            inner: inner)
    }

    /// Steps 4 and 5.
    @MainActor
    private func placedChildren(of place: Place) -> [PlacedView] {
        var placed: [PlacedView] = []
        for index in children.indices where place.choice == nil || place.choice?.index == index {
            placed += children[index].place(
                in: mirrored(place.placements[index].frame(of: children[index]), in: place.frame),
                proposal: place.placements[index].proposal, bounds: place.frame, inherited(byChildAt: index, place))
        }
        if let content = content(in: place.frame, place.inner) {
            placed += content.place(
                in: place.frame, proposal: ProposedViewSize(place.frame.size), bounds: place.frame,
                detached(place.inner, nil))
        }
        return placed
    }

    @inline(never)
    private func inherited(byChildAt index: Int, _ place: Place) -> Placing {
        var inner = detached(place.inner, detachment(ofChildAt: index, placedPlacing))
        if let area = facts.unsafeArea, area.child == index {
            inner.safeArea.add(area.insets(place.frame, place.proposal), in: place.frame, layoutDirection)
        }
        return inner
    }

    private func detached(_ placing: Placing, _ detachment: Detachment?) -> Placing {
        var placing = placing
        placing.detachment = detachment
        return placing
    }

    /// What a report shows of the view and those in it.
    @inline(never)
    private func shown(_ placedChildren: [PlacedView], at place: Place, _ placing: Placing) -> [PlacedView] {
        var placedChildren = placedChildren
        if facts.flips { for index in placedChildren.indices { placedChildren[index].flip(in: place.frame) } }
        guard !facts.isHidden else { return [] }
        guard let kind else { return placedChildren }
        let isSeenBeyond = place.seen != place.own
        return [
            PlacedView(
                kind: kind, path: path, identifier: facts.identifier, source: facts.source, frame: place.seen,
                container: isSeenBeyond ? nil : placing.container, clip: placing.clip,
                proposal: place.proposal, detachment: placing.detachment,
                isExtended: isSeenBeyond || placing.isExtended, isControl: facts.isControl, clips: facts.clips,
                scrollAxes: facts.scrollAxes, hasAnyLayout: facts.hasAnyLayout,
                allowed: facts.allowed, allowReasons: facts.allowReasons,
                text: placedText(proposal: place.proposal, frame: place.seen), choice: place.choice,
                warnings: facts.warnings.map(LayoutWarning.init).sorted { $0.message < $1.message },
                children: placedChildren)
        ]
    }

    /// What the view shows in a frame that only layout knows.
    @MainActor
    private func content(in frame: CGRect, _ placing: Placing) -> ViewNode? {
        placedDeferred = deferred?(GeometryProxy(frame: frame, placing: placing, layoutDirection: layoutDirection))
        return placedDeferred
    }

    /// Has the subviews drawn away from their places; then they have left the flow.
    private func displace(_ placements: inout [Placement], by distance: CGSize) {
        let isMoved = distance != .zero && distance.width.isFinite && distance.height.isFinite
        facts.detachment = isMoved ? .offset : nil
        guard isMoved else { return }
        for index in placements.indices {
            placements[index].position.x += distance.width
            placements[index].position.y += distance.height
        }
    }

    /// The frame and the proposal with the unsafe areas that the view ignores.
    private func extended(
        _ frame: CGRect, _ proposal: ProposedViewSize, _ safeArea: SafeArea
    ) -> (CGRect, ProposedViewSize) {
        guard let ignored = facts.ignoredSafeArea, !safeArea.isEmpty else { return (frame, proposal) }
        let area = safeArea.extending(frame, into: ignored.regions, edges: ignored.edges, layoutDirection)
        var offered = proposal
        for axis in Axis.allCases {
            offered[axis] = proposal[axis].map { $0 + area.size[axis] - frame.size[axis] }
        }
        return (area, offered)
    }

    /// A container passes nothing on to its children; a modifier does, and may itself be what detaches them.
    private func detachment(ofChildAt index: Int, _ placing: Placing) -> Detachment? {
        guard kind == nil else { return nil }
        guard let own = facts.detachment else { return placing.detachment }
        switch own {
        case .overlay, .background: return index == 0 ? placing.detachment : own
        // What lies in an overlay stays there, wherever in it.
        case .offset, .position: return placing.detachment ?? own
        }
    }

    private func finalPlacements(
        in frame: CGRect, proposal: ProposedViewSize, choice: LayoutChoice?
    ) -> [Placement] {
        for child in children { child.placementCount = 0 }
        let asked = placements(in: frame, proposal: proposal)
        return children.indices.map { index in
            if children[index].placementCount > 1 { warn(.placedRepeatedly(index: index)) }
            guard var placement = asked[index] else {
                if choice == nil { warn(.notPlaced(index: index)) }
                return .centered(in: frame, proposal: proposal)
            }
            if !placement.position.x.isFinite || !placement.position.y.isFinite {
                children[index].warn(.invalidPosition)
                placement.position = frame.origin
            }
            return placement
        }
    }

    private func mirrored(_ child: CGRect, in frame: CGRect) -> CGRect {
        guard layoutDirection == .rightToLeft else { return child }
        return CGRect(
            x: frame.minX + frame.maxX - child.minX - child.width, y: child.minY, width: child.width,
            height: child.height)
    }

    /// The frame with a finite length for each that is none, and none below zero; what was mended is noted.
    func mended(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        var frame = frame
        for axis in Axis.allCases {
            if frame.size[axis] < 0 {
                warn(.negativeSize)
                frame.size[axis] = 0
            } else if !frame.size[axis].isFinite {
                warn(.infiniteSize)
                frame.size[axis] = bounds.size[axis]
            }
            if !frame.origin[axis].isFinite { frame.origin[axis] = bounds.origin[axis] }
        }
        return frame
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

    /// Notes a fault on the view that a report shows for this node.
    func warn(_ fault: LayoutWarning.Fault) { subject.facts.warnings.insert(fault) }
}
