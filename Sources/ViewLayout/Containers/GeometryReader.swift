public import Foundation

/// A view whose content depends on the size of its frame; it takes all the space that it is offered.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content for a frame.
    public var content: (GeometryProxy) -> Content

    /// Shows content that is made for the frame.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let node = ViewNode(kind: "GeometryReader", behavior: LeafBehavior(FillLeaf()), context: context)
        let inner = context.inside(nil)
        node.deferred = { proxy in
            ViewNode(
                kind: nil, layout: GeometryContentLayout(), children: inner.nodes(of: content(proxy)), context: inner)
        }
        return [node]
    }
}

/// Puts views on each other's top left corners.
struct GeometryContentLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
}

/// The frame of a geometry reader, in points.
public struct GeometryProxy {
    let frame: CGRect
    let placing: Placing
    let layoutDirection: LayoutDirection

    /// The size in points.
    public var size: CGSize { frame.size }
    /// How far the unsafe areas that the frame touches reach, in points.
    public var safeAreaInsets: EdgeInsets { placing.safeArea.insets(of: frame, layoutDirection) }

    /// The frame in the coordinates of the scene, of the view itself, or of a named view around it.
    public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }

    /// The frame in some coordinates.
    public func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .global: frame
        case .local: CGRect(origin: .zero, size: frame.size)
        case .named(let name):
            placing.spaces[name].map { frame.offsetBy(dx: -$0.minX, dy: -$0.minY) } ?? frame
        }
    }

    /// Where an anchor of a view that was placed before lies, in this view's coordinates.
    public subscript<Value>(anchor: Anchor<Value>) -> Value { anchor.resolve(frame.origin) }
}

extension ViewNode {
    /// The frame of the node where it was placed last.
    var placedProxy: GeometryProxy {
        GeometryProxy(frame: placedFrame ?? .zero, placing: placedPlacing, layoutDirection: layoutDirection)
    }
}

/// What coordinates are relative to.
public enum CoordinateSpace: Hashable {
    case global, local
    case named(AnyHashable)
}

/// A type that names coordinates.
public protocol CoordinateSpaceProtocol {
    /// What the coordinates are relative to.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the scene.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Shows content that is made for the frame.
    public init() {}
    /// Gives the coordinates of the view a name.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    /// Shows content that is made for the frame.
    public init() {}
    /// Gives the coordinates of the view a name.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of a view that has a name for them.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// Gives the coordinates of the view a name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The global coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The local coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the view around that has a name for them.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}

extension View {
    /// Gives the coordinates of the view a name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.coordinateSpace = name.name })
    }

    /// Gives the coordinates of the view a name.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

/// Lays a view out as it is; for modifiers that only mark its frame.
struct PassLayout: UnaryLayout {
    func priority(of child: LayoutSubview) -> Double { child.priority }
}
