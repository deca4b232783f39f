import Foundation

extension ViewNode {
    /// Places the view and all below it, and adds what a report shows of them.
    ///
    /// 1. Correct a frame that no view can have. 2. Extend it into the unsafe areas that it touches, where the view
    ///    ignores them. 3. Ask the layout for the subviews' places. 4. Mirror them when the container runs from right
    ///    to left. 5. Place each subview in its frame.
    ///
    /// Each node takes constant time, and that of its layout; only each node's latest frame is kept.
    @MainActor
    func place(
        in frame: CGRect, proposal: ProposedViewSize, bounds: CGRect, _ placing: Placing, into shown: inout [PlacedView]
    ) {
        var step = PlacingStep(node: self, frame: frame, proposal: proposal.valid, bounds: bounds, placing: placing)
        // Most nodes are modifiers, which show nothing themselves.
        while step.passModifier() {}
        step.node.placeItself(step, into: &shown)
    }

    @MainActor
    private func placeItself(_ step: PlacingStep, into shown: inout [PlacedView]) {
        if isPlain, children.isEmpty, kind != nil, behavior is LeafBehavior { return placeLeaf(step, into: &shown) }
        let place = prepared(step.frame, step.proposal, step.bounds, step.placing)
        guard kind != nil || hasFacts && (facts.flips || facts.isHidden) else {
            return placeChildren(of: place, into: &shown)
        }
        var inner: [PlacedView] = []
        placeChildren(of: place, into: &inner)
        show(inner, at: place, step.placing, into: &shown)
    }

    /// Steps 1 to 3.
    @inline(never)
    private func prepared(
        _ frame: CGRect, _ proposal: ProposedViewSize, _ bounds: CGRect, _ placing: Placing
    ) -> NodePlace {
        let own = valid(frame, in: bounds)
        notePlace(own, proposal, placing)
        let (frame, offered) = hasFacts ? extended(own, proposal, placing.safeArea) : (own, proposal)
        let choice = choice(for: proposal)
        var placements = finalPlacements(in: frame, proposal: offered, choice: choice)
        var seen = own
        var inner = placing
        if kind != nil || frame != own { inner.container = nil }
        if isFrame { inner.container = frame }
        inner.isExtended = frame != own || kind == nil && placing.isExtended
        if hasFacts {
            if let displacement = facts.displacement {
                let proxy = GeometryProxy(frame: frame, placing: placing, layoutDirection: layoutDirection)
                displace(&placements, by: displacement(proxy))
            }
            // A scroll view is visible, and clips, in the unsafe areas too; only its content avoids them.
            if !facts.scrollAxes.isEmpty { seen = placing.safeArea.extending(own, layoutDirection) }
            facts.surround(&inner, own: own, frame: frame, seen: seen)
        }
        return NodePlace(
            proposal: proposal, own: own, frame: frame, seen: seen, choice: choice, placements: placements,
            inner: inner)
    }

    func notePlace(_ frame: CGRect, _ proposal: ProposedViewSize, _ placing: Placing) {
        placedFrame = frame
        placedProposal = proposal
        placedPlacing = placing
    }

    /// Steps 4 and 5.
    @MainActor
    private func placeChildren(of place: NodePlace, into shown: inout [PlacedView]) {
        if place.choice == nil, children.count > 1 { shown.reserveCapacity(shown.count + children.count) }
        // A modifier shows its background after the view itself, and draws it behind.
        let isBackground = kind == nil && hasFacts && facts.detachment == .background
        let first = shown.count
        for index in children.indices where place.choice == nil || place.choice?.index == index {
            let end = shown.count
            children[index].place(
                in: mirrored(place.placements[index].frame(of: children[index]), in: place.frame),
                proposal: place.placements[index].proposal, bounds: place.frame, inherited(byChildAt: index, place),
                into: &shown)
            guard isBackground, index > 0 else { continue }
            for view in end..<shown.count where end > first {
                shown[view].behind = PlacedView.Behind(first: view - first, end: view - end)
            }
        }
        if let content = content(in: place.frame, place.inner) {
            content.place(
                in: place.frame, proposal: ProposedViewSize(place.frame.size), bounds: place.frame,
                detached(place.inner, nil), into: &shown)
        }
    }

    @inline(never)
    private func inherited(byChildAt index: Int, _ place: NodePlace) -> Placing {
        var inner = detached(place.inner, detachment(ofChildAt: index, placedPlacing))
        if hasFacts, let area = facts.unsafeArea, area.child == index {
            inner.safeArea.add(area.insets(place.frame, place.proposal), in: place.frame, layoutDirection)
        }
        return inner
    }

    private func detached(_ placing: Placing, _ detachment: Detachment?) -> Placing {
        var placing = placing
        placing.detachment = detachment
        return placing
    }

    /// Content that needs a frame that only layout knows.
    @MainActor
    private func content(in frame: CGRect, _ placing: Placing) -> ViewNode? {
        guard let deferred else { return nil }
        placedDeferred = deferred(GeometryProxy(frame: frame, placing: placing, layoutDirection: layoutDirection))
        return placedDeferred
    }

    /// Moves the subviews away from their places, out of the flow.
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

    /// A container passes nothing on to its children. A modifier does, and may itself be what detaches them.
    private func detachment(ofChildAt index: Int, _ placing: Placing) -> Detachment? {
        guard kind == nil else { return nil }
        guard hasFacts, let own = facts.detachment else { return placing.detachment }
        switch own {
        case .overlay, .background: return index == 0 ? placing.detachment : own
        // A view in an overlay stays detached, wherever it is in the overlay.
        case .offset, .position: return placing.detachment ?? own
        }
    }
}

extension ViewFacts {
    /// Notes what the view does to those in it.
    ///
    /// - Parameters:
    ///   - own: The frame that the container gave the view.
    ///   - frame: The frame with the unsafe areas that the view ignores.
    ///   - seen: The frame in which it is visible.
    fileprivate func surround(_ placing: inout Placing, own: CGRect, frame: CGRect, seen: CGRect) {
        if clips { placing.clip(to: seen, scrolling: scrollAxes) }
        if !effects.isEmpty { placing.effects += effects.reversed().map { PlacedEffect(look: $0, rect: seen) } }
        if let name = coordinateSpace { placing.spaces[name] = frame }
        guard !scrollAxes.isEmpty else { return }
        placing.spaces.addScrollView(own, along: scrollAxes)
        placing.safeArea.end(along: scrollAxes)
    }
}
