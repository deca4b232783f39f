import Foundation

/// The unsafe areas around a view, in the coordinates of the scene: those of the screen, of bars, and of modifiers.
struct SafeArea {
    /// An area that is safe, in one that is not.
    struct Border {
        var regions: SafeAreaRegions
        var outer: CGRect
        var inner: CGRect
    }

    /// The outermost first.
    private var borders: [Border] = []

    /// A view counts as touching a border that it misses by rounding errors only.
    private static let slack = 1e-3

    var isEmpty: Bool { borders.isEmpty }

    /// Adds the unsafe area that `insets` make in a frame.
    mutating func add(_ insets: EdgeInsets, in frame: CGRect, _ direction: LayoutDirection) {
        guard insets != EdgeInsets() else { return }
        borders.append(Border(regions: .container, outer: frame, inner: frame.inset(by: insets, direction)))
    }

    /// A frame that reaches the borders of safe areas extends to the ends of the unsafe ones, border by border from the
    /// innermost out; elsewhere it stays as it is.
    func extending(
        _ frame: CGRect, into regions: SafeAreaRegions = .all, edges: Edge.Set = .all, _ direction: LayoutDirection
    ) -> CGRect {
        guard !isEmpty else { return frame }
        var (low, high) = (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY))
        let (start, end) = (low, high)
        let isMirrored = direction == .rightToLeft
        for border in borders.reversed() where !border.regions.isDisjoint(with: regions) {
            let (outer, inner) = (border.outer, border.inner)
            if edges.contains(.top), low.y <= inner.minY + Self.slack { low.y = min(low.y, outer.minY) }
            if edges.contains(.bottom), high.y >= inner.maxY - Self.slack { high.y = max(high.y, outer.maxY) }
            if edges.contains(isMirrored ? .trailing : .leading), low.x <= inner.minX + Self.slack {
                low.x = min(low.x, outer.minX)
            }
            if edges.contains(isMirrored ? .leading : .trailing), high.x >= inner.maxX - Self.slack {
                high.x = max(high.x, outer.maxX)
            }
        }
        // A side that has not changed keeps its length, without rounding errors.
        let width = low.x == start.x && high.x == end.x ? frame.width : high.x - low.x
        let height = low.y == start.y && high.y == end.y ? frame.height : high.y - low.y
        return CGRect(x: low.x, y: low.y, width: width, height: height)
    }

    /// How far a frame extends into the unsafe areas that it touches.
    func insets(of frame: CGRect, _ direction: LayoutDirection) -> EdgeInsets {
        isEmpty ? EdgeInsets() : EdgeInsets(of: frame, in: extending(frame, direction), direction)
    }

    /// Removes the unsafe areas along some axes, as in content that scrolls along them.
    mutating func end(along axes: Axis.Set) {
        for index in borders.indices {
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                borders[index].outer.origin[axis] = borders[index].inner.origin[axis]
                borders[index].outer.size[axis] = borders[index].inner.size[axis]
            }
        }
    }
}

/// Which unsafe areas are meant.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What the device, bars and insets cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers; in a layout none is shown.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension EdgeInsets {
    /// The distances from the sides of a rectangle to those of one in it.
    init(of inner: CGRect, in outer: CGRect, _ direction: LayoutDirection) {
        let (left, right) = (inner.minX - outer.minX, outer.maxX - inner.maxX)
        let isMirrored = direction == .rightToLeft
        self.init(
            top: inner.minY - outer.minY, leading: isMirrored ? right : left, bottom: outer.maxY - inner.maxY,
            trailing: isMirrored ? left : right)
    }

    /// The insets on some edges, and none on the others.
    func on(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension CGRect {
    /// The rectangle without `insets`; no side is shorter than nothing.
    func inset(by insets: EdgeInsets, _ direction: LayoutDirection) -> CGRect {
        CGRect(
            x: minX + (direction == .rightToLeft ? insets.trailing : insets.leading), y: minY + insets.top,
            width: max(width - insets.horizontal, 0), height: max(height - insets.vertical, 0))
    }
}
