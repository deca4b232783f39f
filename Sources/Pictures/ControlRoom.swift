import Frames

/// The parts of a control that its views leave free.
struct ControlRoom {
    let frame: Frame
    let isRightToLeft: Bool
    /// The frame around all views inside; without any, an empty frame at the leading edge.
    let content: Frame
    private let views: [Frame]

    init(_ view: ViewFrame, isRightToLeft: Bool) {
        frame = view.frame
        self.isRightToLeft = isRightToLeft
        views = view.children.map(\.frame).filter { $0.isDrawable && $0.width > 0 && $0.height > 0 }
        let none = Frame(
            x: isRightToLeft ? view.frame.maxX : view.frame.x, y: view.frame.y, width: 0, height: 0)
        content = views.dropFirst().reduce(views.first ?? none) { $0.union($1) }
    }

    /// Whether the control has no views inside.
    var isEmpty: Bool { views.isEmpty }

    /// Whether the views are side by side.
    var isRow: Bool {
        let middle = frame.y + frame.height / 2
        return views.allSatisfy { $0.y < middle && $0.maxY > middle }
    }

    /// The distance from the leading edge to the views.
    var inset: Double { isRightToLeft ? frame.maxX - content.maxX : content.x - frame.x }

    /// A part at the trailing edge, no higher than the control; nil where a view is in its way.
    func end(_ size: Size, inset: Double = 0) -> Frame? {
        guard var part = part(Size(width: size.width + inset, height: size.height), atRight: !isRightToLeft) else {
            return nil
        }
        part.x += isRightToLeft ? inset : 0
        part.width -= inset
        return part
    }

    /// A part at the leading edge.
    func start(_ size: Size) -> Frame? { part(size, atRight: isRightToLeft) }

    private func part(_ size: Size, atRight: Bool) -> Frame? {
        let factor = min(1, frame.height / size.height)
        let width = size.width * factor
        let free = isEmpty ? frame.width : atRight ? frame.maxX - content.maxX : content.x - frame.x
        guard free >= width - 0.5, width > 0 else { return nil }
        let height = size.height * factor
        return Frame(
            x: atRight ? frame.maxX - width : frame.x, y: frame.y + (frame.height - height) / 2, width: width,
            height: height)
    }

    /// The widest part, from edge to edge, without a view.
    var widestGap: Frame? {
        var (x, gaps): (Double, [Frame]) = (frame.x, [])
        for view in views.sorted(by: { $0.x < $1.x }) {
            gaps.append(Frame(x: x, y: frame.y, width: max(view.x - x, 0), height: frame.height))
            x = max(x, view.maxX)
        }
        gaps.append(Frame(x: x, y: frame.y, width: max(frame.maxX - x, 0), height: frame.height))
        return gaps.max { $0.width < $1.width }
    }
}
