public import Foundation

/// A view whose content depends on the size of its frame; it takes all the space that it is offered.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// Makes the content for a frame.
    public var content: (GeometryProxy) -> Content

    /// Shows content that is made for the frame.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let node = ViewNode(kind: "GeometryReader", behavior: LeafBehavior(FillLeaf()), context: context)
        var inner = context.inside(nil)
        inner.measures = context.isSecondary
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

    /// The frame of the view around that has a named coordinate space, in this view's coordinates; `nil` where there is
    /// none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        placing.spaces[coordinateSpace.name]?.offsetBy(dx: -frame.minX, dy: -frame.minY)
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

/// Lays a view out unchanged; for modifiers that only mark its frame.
struct PassLayout: UnaryLayout {
    func priority(of child: LayoutSubview) -> Double { child.priority }

    func quickLength(of child: LayoutSubview, along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        child.node.quickLength(along: axis, for: proposal)
    }
}
