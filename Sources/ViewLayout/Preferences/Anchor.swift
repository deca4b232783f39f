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
    public static var bounds: Anchor.Source { .init { $0 } }
    public static func rect(_ rect: CGRect) -> Anchor.Source {
        .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
        .init { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
    }
    public static func point(_ point: CGPoint) -> Anchor.Source {
        .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
    }
    public static var center: Anchor.Source { unitPoint(.center) }
    public static var top: Anchor.Source { unitPoint(.top) }
    public static var bottom: Anchor.Source { unitPoint(.bottom) }
    public static var leading: Anchor.Source { unitPoint(.leading) }
    public static var trailing: Anchor.Source { unitPoint(.trailing) }
    public static var topLeading: Anchor.Source { unitPoint(.topLeading) }
    public static var topTrailing: Anchor.Source { unitPoint(.topTrailing) }
    public static var bottomLeading: Anchor.Source { unitPoint(.bottomLeading) }
    public static var bottomTrailing: Anchor.Source { unitPoint(.bottomTrailing) }
}
