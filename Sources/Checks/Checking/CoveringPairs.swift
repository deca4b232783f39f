import Frames

/// A text or control and, of those after it that it covers unintentionally, the one that it covers most.
struct CoveringPair {
    var first: Int
    var second: Int
    /// The size of the area that both cover.
    var area: Size
    /// How many besides `second` the view covers; at most one more than `most`.
    var others = 0

    /// How many others are counted: where all views of a scene are at one place, each covers all that follow.
    static let most = 100

    /// Whether the pair already has more than is counted, and covers a larger area than `area`.
    func outdoes(_ area: Size) -> Bool { others > Self.most && magnitude >= Self.magnitude(area) }

    /// Adds one more covered view. Of two that are covered equally, the first in the order of the scene counts.
    mutating func add(_ other: Int, area: Size) {
        others = min(others + 1, Self.most + 1)
        let (mine, its) = (magnitude, Self.magnitude(area))
        if its > mine || its == mine && other < second { (second, self.area) = (other, area) }
    }

    private var magnitude: Double { Self.magnitude(area) }
    private static func magnitude(_ area: Size) -> Double { min(area.width, area.height) }
}

extension ReportIndex {
    /// The texts and controls that cover others unintentionally, in the order of the scene.
    ///
    /// A sweep along the axis on which the views lie farther apart: only views that are open at the same place are
    /// compared. O(n log n) for a row or a column, O(n √n) for a grid, O(n²) where all lie in one place.
    ///
    /// - Parameter losingContent: Whether the pairs are those of which a person misses something, or those others in
    ///   which a text is drawn, or can be scrolled out from under the other view.
    func coveringPairs(losingContent: Bool = true) -> [CoveringPair] {
        var open: [Box] = []
        var pairs: [Int: CoveringPair] = [:]
        for box in sweep(withDrawings: !losingContent) {
            open.removeAll { !exceeds($0.high, box.low) }
            for other in open {
                let (first, second) = (min(box.index, other.index), max(box.index, other.index))
                guard let area = shared(box.frame, other.frame) else { continue }
                if let pair = pairs[first], pair.outdoes(area) { continue }
                guard !areLayered(first, second), areHarmless(first, second) != losingContent else { continue }
                if pairs[first] == nil {
                    pairs[first] = CoveringPair(first: first, second: second, area: area)
                } else {
                    pairs[first]?.add(second, area: area)
                }
            }
            open.append(box)
        }
        return pairs.values.sorted { $0.first < $1.first }
    }

    /// A text or control, with its extent along the axis of the sweep.
    private struct Box {
        var index: Int
        var frame: Frame
        var low: Double
        var high: Double
    }

    /// The texts and controls in the order of the sweep.
    private func sweep(withDrawings: Bool) -> [Box] {
        let frames = touchableFrames().filter { withDrawings || !isDrawn($0.index) }
        let across = frames.map { Box(index: $0.index, frame: $0.frame, low: $0.frame.x, high: $0.frame.maxX) }
        let down = frames.map { Box(index: $0.index, frame: $0.frame, low: $0.frame.y, high: $0.frame.maxY) }
        let boxes = Self.crowding(across) <= Self.crowding(down) ? across : down
        return boxes.sorted { ($0.low, $0.index) < ($1.low, $1.index) }
    }

    /// How many boxes overlap along the axis, on average.
    private static func crowding(_ boxes: [Box]) -> Double {
        let first = boxes.reduce(Double.infinity) { min($0, $1.low) }
        let last = boxes.reduce(-Double.infinity) { max($0, $1.high) }
        return last > first ? boxes.reduce(0) { $0 + $1.high - $1.low } / (last - first) : .infinity
    }

    /// The visible part of every control, and of every text that is not in one.
    private func touchableFrames() -> [(index: Int, frame: Frame)] {
        var frames: [(index: Int, frame: Frame)] = []
        var index = 0
        while index < views.count {
            let isControl = views[index].control == true && !hasUnknownSize(index)
            if isControl || views[index].text != nil, let frame = visibleFrame(of: index) {
                frames.append((index, frame))
            }
            index = isControl ? end(of: index) : index + 1
        }
        return frames
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

    /// Whether a person misses nothing where the two cover each other.
    private func areHarmless(_ first: Int, _ second: Int) -> Bool {
        isDrawn(first) || isDrawn(second) || canScroll(first, from: second) || canScroll(second, from: first)
    }

    /// Whether a view that scrolls, and does not hold `other`, has room beside `other` to which it can scroll view `index`.
    private func canScroll(_ index: Int, from other: Int) -> Bool {
        let (own, cover) = (views[index].frame, views[other].frame)
        for outer in ancestors(of: index) {
            guard !holds(outer, other) else { return false }
            let window = views[outer].frame
            for axis in views[outer].scrolls ?? [] {
                let (need, rooms) =
                    axis == .horizontal
                    ? (own.width, [cover.x - window.x, window.maxX - cover.maxX])
                    : (own.height, [cover.y - window.y, window.maxY - cover.maxY])
                if rooms.contains(where: { !exceeds(need, $0) }) { return true }
            }
        }
        return false
    }

    /// Whether the layout means the two to cover each other: the view that holds both layers its children, or one of
    /// the views between it and them is an overlay or a background. An offset or a position means no such thing.
    private func areLayered(_ first: Int, _ second: Int) -> Bool {
        var index = first
        if views[first].isLayer { return true }
        while !holds(index, second), let parent = parent(of: index) {
            if holds(parent, second) { break }
            if views[parent].isLayer { return true }
            index = parent
        }
        guard let common = holds(index, second) ? index : parent(of: index) else { return false }
        if views[common].layered == true { return true }
        var inner = second
        while inner != common {
            if views[inner].isLayer { return true }
            guard let parent = parent(of: inner) else { return false }
            inner = parent
        }
        return false
    }
}

extension ViewFrame {
    /// Whether the view is an overlay or a background, which is drawn over or under others on purpose.
    fileprivate var isLayer: Bool { detached == true && moved != true }
}
