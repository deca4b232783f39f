import Foundation

extension ViewNode {
    func finalPlacements(
        in frame: CGRect, proposal: ProposedViewSize, choice: LayoutChoice?
    ) -> [Placement] {
        for child in children { child.placementCount = 0 }
        let asked = placements(in: frame, proposal: proposal)
        return children.indices.map { index in
            guard let placement = asked[index] else {
                if choice == nil { warn(.notPlaced(index: index)) }
                return .centered(in: frame, proposal: proposal)
            }
            return valid(placement, ofChildAt: index, in: frame)
        }
    }

    /// The placement with a valid position; a replacement is noted.
    func valid(_ placement: Placement, ofChildAt index: Int, in frame: CGRect) -> Placement {
        var placement = placement
        if children[index].placementCount > 1 { warn(.placedRepeatedly(index: index)) }
        if !placement.position.x.isFinite || !placement.position.y.isFinite {
            children[index].warn(.invalidPosition)
            placement.position = frame.origin
        }
        return placement
    }

    func mirrored(_ child: CGRect, in frame: CGRect) -> CGRect {
        guard layoutDirection == .rightToLeft else { return child }
        // A negative width has no extent to mirror: the view begins at the same point from the other side. `minX` and `width`
        // of such a rectangle are those of its absolute extent.
        let (origin, size) = (child.origin, child.size)
        return CGRect(
            origin: CGPoint(x: frame.minX + frame.maxX - origin.x - max(size.width, 0), y: origin.y), size: size)
    }

    /// The frame with valid lengths: finite and not below zero; a replacement is noted.
    func valid(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        // If a length is infinite or not a number, the sum is not finite.
        let (origin, size) = (frame.origin, frame.size)
        if size.width >= 0, size.height >= 0, (origin.x + origin.y + size.width + size.height).isFinite { return frame }
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

    /// Adds a warning to the view that a report shows for this node.
    func warn(_ fault: LayoutWarning.Fault) { subject.facts.warnings.insert(fault) }
}
