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
            return mended(placement, ofChildAt: index, in: frame)
        }
    }

    /// The place with a position that is a point; what was replaced is noted.
    func mended(_ placement: Placement, ofChildAt index: Int, in frame: CGRect) -> Placement {
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
        return CGRect(
            x: frame.minX + frame.maxX - child.minX - child.width, y: child.minY, width: child.width,
            height: child.height)
    }

    /// The frame with a finite length for each that is none, and none below zero; what was replaced is noted.
    func mended(_ frame: CGRect, in bounds: CGRect) -> CGRect {
        // Infinite lengths, and those that are no number, make the sum no finite number.
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

    /// Notes a fault on the view that a report shows for this node.
    func warn(_ fault: LayoutWarning.Fault) { subject.facts.warnings.insert(fault) }
}
