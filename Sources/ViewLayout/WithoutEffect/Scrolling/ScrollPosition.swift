public import Foundation

// A layout shows content before it is scrolled: positions are kept, and nothing moves.

/// Scrolls to views; here it does nothing, as actions are not called while a view is laid out.
public struct ScrollViewProxy {
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// What a scroll view is scrolled to.
public struct ScrollPosition {
    private enum Place {
        case none
        case edge(Edge)
        case point(CGPoint)
        case view(any Hashable & Sendable)
    }

    private var place = Place.none
    /// Whether the user has scrolled last; false in a layout.
    public let isPositionedByUser = false

    /// A position of views whose identity has a type.
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    /// The position of a view.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(id) }
    /// A position of views whose identity has a type, at an edge at first.
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) { place = .edge(edge) }
    /// A position of views whose identity has a type, at a point at first.
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) { place = .point(point) }
    /// A position of views whose identity has a type, at a distance at first.
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
        place = .point(CGPoint(x: x, y: y))
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
        place = .point(CGPoint(x: x, y: 0))
    }
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
        place = .point(CGPoint(x: 0, y: y))
    }

    /// The edge that was asked for.
    public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
    /// The point that was asked for.
    public var point: CGPoint? { if case .point(let point) = place { point } else { nil } }
    /// The distance from the leading edge that was asked for.
    public var x: CGFloat? { point?.x }
    /// The distance from the top that was asked for.
    public var y: CGFloat? { point?.y }
    /// The identity of the view that was asked for.
    public var viewID: (any Hashable & Sendable)? { if case .view(let id) = place { id } else { nil } }
    /// The identity of the view that was asked for, where it has a type.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

    /// Asks for a view.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { place = .view(id) }
    /// Asks for an edge.
    public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
    /// Asks for a point.
    public mutating func scrollTo(point: CGPoint) { place = .point(point) }
    /// Asks for a distance.
    public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(CGPoint(x: x, y: y)) }
    public mutating func scrollTo(x: CGFloat) { place = .point(CGPoint(x: x, y: 0)) }
    public mutating func scrollTo(y: CGFloat) { place = .point(CGPoint(x: 0, y: y)) }
}

extension ScrollPosition: Equatable {
    public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
        switch (a.place, b.place) {
        case (.none, .none): true
        case (.edge(let a), .edge(let b)): a == b
        case (.point(let a), .point(let b)): a == b
        case (.view(let a), .view(let b)): AnyHashable(a) == AnyHashable(b)
        default: false
        }
    }
}

extension ScrollPosition: Sendable {}

extension View {
    /// Binds the position of scroll views in the view to a value; the content is at its beginning.
    nonisolated public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View { self }
    /// Binds the position of scroll views in the view to the identity of a view in them; the content is at its
    /// beginning.
    nonisolated public func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View { self }
    /// Makes the views of a container what scrolling stops at.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
    /// Makes the view what scrolling stops at.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { self }
    /// Sets where scrolling stops.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { self }
}
