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
}

extension ViewNode {
    /// Places the view and all below it, and returns what a report shows of them.
    ///
    /// 1. Mend a frame that no view can have. 2. Ask the layout for the subviews' places. 3. Mirror them when the
    /// container runs from right to left. 4. Place each subview in its frame.
    @MainActor
    func place(in frame: CGRect, proposal: ProposedViewSize, bounds: CGRect, _ placing: Placing) -> [PlacedView] {
        let proposal = proposal.valid
        let frame = mended(frame, in: bounds)
        let choice = choice(for: proposal)
        let placements = finalPlacements(in: frame, proposal: proposal, choice: choice)

        placedFrame = frame
        placedSpaces = placing.spaces

        var inner = placing
        if kind != nil { inner.container = nil }
        if facts.isFrame { inner.container = frame }
        if facts.clips { inner.clip = inner.clip.map { $0.common(with: frame) } ?? frame }
        if let name = facts.coordinateSpace { inner.spaces[name] = frame }
        var placedChildren: [PlacedView] = []
        for (index, child) in children.enumerated() where choice == nil || choice?.index == index {
            inner.detachment = detachment(ofChildAt: index, placing)
            let placement = placements[index]
            let childFrame = mirrored(placement.frame(of: child), in: frame)
            placedChildren += child.place(in: childFrame, proposal: placement.proposal, bounds: frame, inner)
        }
        if let content = content(in: frame, inner.spaces) {
            inner.detachment = nil
            placedChildren += content.place(
                in: frame, proposal: ProposedViewSize(frame.size), bounds: frame, inner)
        }
        guard !facts.isHidden else { return [] }
        guard let kind else { return placedChildren }
        return [
            PlacedView(
                kind: kind, path: path, identifier: facts.identifier, source: facts.source, frame: frame,
                container: placing.container, clip: placing.clip,
                proposal: proposal, detachment: placing.detachment, isControl: facts.isControl, clips: facts.clips,
                scrollAxes: facts.scrollAxes, hasAnyLayout: facts.hasAnyLayout,
                allowed: facts.allowed, allowReasons: facts.allowReasons,
                text: placedText(proposal: proposal, frame: frame), choice: choice,
                warnings: facts.warnings.map(LayoutWarning.init).sorted { $0.message < $1.message },
                children: placedChildren)
        ]
    }

    /// What the view shows in a frame that only layout knows.
    @MainActor
    private func content(in frame: CGRect, _ spaces: [AnyHashable: CGRect]) -> ViewNode? {
        placedDeferred = deferred?(GeometryProxy(frame: frame, spaces: spaces))
        return placedDeferred
    }

    /// A container passes nothing on to its children; a modifier does, and may itself be what detaches them.
    private func detachment(ofChildAt index: Int, _ placing: Placing) -> Detachment? {
        guard kind == nil else { return nil }
        guard let own = facts.detachment else { return placing.detachment }
        switch own {
        case .overlay, .background: return index == 0 ? placing.detachment : own
        case .offset, .position: return own
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

    private func mended(_ frame: CGRect, in bounds: CGRect) -> CGRect {
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
                content: $0.content, environment: $0.environment, size: frame.size,
                firstBaseline: explicitAlignment(VerticalAlignment.firstTextBaseline.key, proposal: proposal)
                    ?? frame.height,
                lastBaseline: explicitAlignment(VerticalAlignment.lastTextBaseline.key, proposal: proposal)
                    ?? frame.height)
        }
    }

    /// Notes a fault on the view that a report shows for this node.
    func warn(_ fault: LayoutWarning.Fault) { subject.facts.warnings.insert(fault) }
}
