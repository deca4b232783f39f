internal import Basics
public import Frames

/// How far something leaves the box that contains it, edge by edge, in points; zero where it stays inside.
public struct Protrusion: Hashable, Sendable {
    /// Points out of the box on the left.
    public var left: Double
    /// Points out of the box above.
    public var top: Double
    /// Points out of the box on the right.
    public var right: Double
    /// Points out of the box below.
    public var bottom: Double
    /// The size of what leaves.
    public var size: Size
    /// The size of the box it leaves.
    public var room: Size

    /// Compares `frame` with `box`; nil where no edge leaves by more than `slack`.
    init?(of frame: Frame, from box: Frame, slack: Double) {
        func excess(_ amount: Double) -> Double { amount > slack + 1e-6 ? Number.rounded(amount) : 0 }
        left = excess(box.x - frame.x)
        top = excess(box.y - frame.y)
        right = excess(frame.maxX - box.maxX)
        bottom = excess(frame.maxY - box.maxY)
        size = Size(width: frame.width, height: frame.height)
        room = Size(width: box.width, height: box.height)
        if largest == 0 { return nil }
    }

    /// The largest of the four, in points.
    public var largest: Double { max(left, top, right, bottom) }

    /// Need and room along the axis with the largest protrusion.
    public var shortage: Shortage {
        let (sideways, upright) = (left + right, top + bottom)
        return sideways >= upright
            ? Shortage(need: room.width + sideways, room: room.width, measure: .width)
            : Shortage(need: room.height + upright, room: room.height, measure: .height)
    }
}
