internal import Basics
import Frames

/// What a person would miss: texts, and controls that cannot be reached.
extension ReportIndex {
    /// Whether the view is a drawing or a part of one: its texts are outlines in a picture.
    func isDrawn(_ index: Int) -> Bool {
        preconditions.contains(.drawing)
            && (views[index].kind == Self.drawing || ancestors(of: index).contains { views[$0].kind == Self.drawing })
    }

    /// Whether a text in view `index` leaves `box`, or a control that then leaves the screen as well; itself included.
    ///
    /// What a view in there clips or scrolls counts as far as it can be seen. O(n) in the views inside, times their depth.
    func losesContent(in index: Int, beyond box: Frame) -> Bool {
        guard !isDrawn(index) else { return false }
        let reach = screen(around: box, at: index)
        var inner = index
        while inner < end(of: index) {
            guard views[inner].kind != Self.drawing else {
                inner = end(of: inner)
                continue
            }
            let isControl = views[inner].control == true && !hasUnknownSize(inner)
            if isControl || hasWords(inner), let frame = seenFrame(of: inner, in: index),
                Protrusion(of: frame, from: box, slack: slack) != nil,
                !isControl || Protrusion(of: frame, from: reach, slack: slack) != nil
            {
                return true
            }
            inner += 1
        }
        return false
    }

    /// Whether an offset or a position puts all of the view outside of the screen, as a menu that is not shown. What lies
    /// in a view that scrolls is not.
    func isPutAway(_ index: Int) -> Bool {
        let frame = views[index].frame
        return views[index].moved == true && areApart(frame, screen(around: frame, at: index))
    }

    /// Whether an offset or a position puts a text outside of the view that clips it, as a page beside the one that shows.
    func isPutAway(_ index: Int, outOf box: Frame) -> Bool {
        guard let ink = views[index].text?.ink, areApart(ink, box) else { return false }
        return views[index].moved == true
            || ancestors(of: index).lazy.prefix { views[$0].clips != true && views[$0].scrolls == nil }
                .contains { views[$0].moved == true }
    }

    /// Whether two boxes share no area.
    private func areApart(_ first: Frame, _ second: Frame) -> Bool {
        !exceeds(first.maxX, second.x) || !exceeds(second.maxX, first.x) || !exceeds(first.maxY, second.y)
            || !exceeds(second.maxY, first.y)
    }

    /// Whether the size of a control is not known: a box is in it that stands for a view whose code is not here.
    func hasUnknownSize(_ index: Int) -> Bool {
        preconditions.contains(.unknown)
            && (index..<end(of: index)).contains { UnknownView.has(name: views[$0].name) }
    }

    /// The space that the scene was proposed, or that of its views where it is as large as these; along the axes that are not known, and those that a view around `index`
    /// scrolls, the extent of `frame`.
    func screen(around frame: Frame, at index: Int) -> Frame {
        let scrolled = ancestors(of: index).reduce(into: Set<ViewFrame.Axis>()) {
            $0.formUnion(views[$1].scrolls ?? [])
        }
        var screen = frame
        if isSizedToFit {
            let space = views[0].frame
            if !scrolled.contains(.horizontal) { (screen.x, screen.width) = (space.x, space.width) }
            if !scrolled.contains(.vertical) { (screen.y, screen.height) = (space.y, space.height) }
            return screen
        }
        if let width = environment.width, !scrolled.contains(.horizontal) { (screen.x, screen.width) = (0, width) }
        if let height = environment.height, !scrolled.contains(.vertical) { (screen.y, screen.height) = (0, height) }
        return screen
    }

    /// Whether the view is a text that shows more than white space.
    private func hasWords(_ index: Int) -> Bool {
        views[index].text?.string.contains { !$0.isWhitespace } ?? false
    }

    /// The part of a view's frame that the views around it, up to view `outermost`, let a person see. What can be scrolled
    /// may be anywhere in the view that scrolls it.
    private func seenFrame(of index: Int, in outermost: Int) -> Frame? {
        var frame = views[index].frame
        for outer in ancestors(of: index) {
            guard holds(outermost, outer) else { break }
            let (view, axes) = (views[outer], views[outer].scrolls ?? [])
            let window = view.frame
            if axes.contains(.horizontal) { (frame.x, frame.width) = (window.x, window.width) }
            if axes.contains(.vertical) { (frame.y, frame.height) = (window.y, window.height) }
            if view.clips == true {
                let (x, y) = (max(frame.x, window.x), max(frame.y, window.y))
                frame = Frame(
                    x: x, y: y, width: min(frame.maxX, window.maxX) - x, height: min(frame.maxY, window.maxY) - y)
            }
            guard frame.width > 0, frame.height > 0 else { return nil }
        }
        return frame
    }

    /// The kind of a view that is drawn by code.
    static let drawing = "Canvas"
}
