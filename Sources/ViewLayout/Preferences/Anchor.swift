public import Foundation

/// A point or rectangle of a view, whose place is known once the view is laid out.
public struct Anchor<Value> {
    let node: ViewNode
    let source: Source

    /// The place, relative to a point of the scene.
    func resolve(_ origin: CGPoint) -> Value {
        source.read((node.placedFrame ?? .zero).offsetBy(dx: -origin.x, dy: -origin.y))
    }

    /// Which part of a view an anchor means.
    public struct Source {
        let read: (CGRect) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    /// The point bounds of the view.
    public static var bounds: Anchor.Source { .init { $0 } }
    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Anchor.Source {
        .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point of the view, as parts of its size.
    public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
        .init { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }
    /// A point of the view, in points from its top left.
    public static func point(_ point: CGPoint) -> Anchor.Source {
        .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }
    /// The point center of the view.
    public static var center: Anchor.Source { unitPoint(.center) }
    /// The point top of the view.
    public static var top: Anchor.Source { unitPoint(.top) }
    /// The point bottom of the view.
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    /// The point leading of the view.
    public static var leading: Anchor.Source { unitPoint(.leading) }
    /// The point trailing of the view.
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    /// The point top leading of the view.
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    /// The point top trailing of the view.
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    /// The point bottom leading of the view.
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    /// The point bottom trailing of the view.
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}
