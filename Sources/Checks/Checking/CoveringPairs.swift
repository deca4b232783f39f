import Frames

extension ReportIndex {
    /// The pairs of texts and controls that cover each other without being meant to, in the order of the scene, each
    /// with the size of the area that both cover.
    ///
    /// A sweep from left to right: only views that are open at the same x are compared. O(n log n) where few are.
    func coveringPairs() -> [(first: Int, second: Int, area: Size)] {
        let boxes = touchableBoxes().sorted { ($0.frame.x, $0.index) < ($1.frame.x, $1.index) }
        var open: [Box] = []
        var pairs: [(first: Int, second: Int, area: Size)] = []
        for box in boxes {
            open.removeAll { !exceeds($0.frame.maxX, box.frame.x) }
            for other in open {
                let (first, second) = (min(box.index, other.index), max(box.index, other.index))
                guard let area = shared(box.frame, other.frame), !areLayered(first, second) else { continue }
                pairs.append((first, second, area))
            }
            open.append(box)
        }
        return pairs.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    }

    private struct Box {
        var index: Int
        var frame: Frame
    }

    /// The visible part of every control, and of every text that is not in one.
    private func touchableBoxes() -> [Box] {
        var boxes: [Box] = []
        var index = 0
        while index < views.count {
            let isControl = views[index].control == true
            if isControl || views[index].text != nil, let frame = visibleFrame(of: index) {
                boxes.append(Box(index: index, frame: frame))
            }
            index = isControl ? end(of: index) : index + 1
        }
        return boxes
    }

    /// The part of a view's frame that no view around it clips.
    private func visibleFrame(of index: Int) -> Frame? {
        var frame = views[index].frame
        for outer in ancestors(of: index) where views[outer].clips == true {
            let clip = views[outer].frame
            let (x, y) = (max(frame.x, clip.x), max(frame.y, clip.y))
            frame = Frame(
                x: x, y: y, width: min(frame.maxX, clip.maxX) - x, height: min(frame.maxY, clip.maxY) - y)
        }
        return frame.width > 0 && frame.height > 0 ? frame : nil
    }

    private func shared(_ first: Frame, _ second: Frame) -> Size? {
        let width = min(first.maxX, second.maxX) - max(first.x, second.x)
        let height = min(first.maxY, second.maxY) - max(first.y, second.y)
        return exceeds(width, 0) && exceeds(height, 0) ? Size(width: width, height: height) : nil
    }

    /// Whether the layout means the two to cover each other: the view that holds both layers its children, or one of
    /// the views between it and them was moved out of its place.
    private func areLayered(_ first: Int, _ second: Int) -> Bool {
        var index = first
        if views[first].detached == true { return true }
        while !holds(index, second), let parent = parent(of: index) {
            if holds(parent, second) { break }
            if views[parent].detached == true { return true }
            index = parent
        }
        guard let common = holds(index, second) ? index : parent(of: index) else { return false }
        if views[common].layered == true { return true }
        var inner = second
        while inner != common {
            if views[inner].detached == true { return true }
            guard let parent = parent(of: inner) else { return false }
            inner = parent
        }
        return false
    }
}
