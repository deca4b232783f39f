public import Foundation

/// How the colours of a drawing are mixed; it does not change layout.
public enum ColorRenderingMode: Hashable, Sendable {
    /// The working colour space of the canvas.
    case nonLinear, linear, extendedLinear
}

/// A view that is drawn; it takes the space that it is offered.
///
/// The drawing is made once the size is known. A report shows the texts, pictures and symbols in it as views of the canvas.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
    /// The views that the drawing can use, each with a tag.
    public var symbols: Symbols
    /// Makes the drawing in a size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether nothing behind the drawing is seen.
    public var isOpaque: Bool
    /// How its colours are mixed.
    public var colorMode: ColorRenderingMode
    /// Whether it may be shown later than the views around; here it is not.
    public var rendersAsynchronously: Bool

    /// Makes a drawing that can use some views, which it finds by their tags.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let node = ViewNode(kind: "Canvas", behavior: LeafBehavior(FillLeaf()), context: context)
        node.deferred = { proxy in
            let inner = context.inside(nil)
            let drawing = CanvasDrawing(measurer: context.session.measurer, symbols: inner.nodes(of: symbols))
            var graphics = GraphicsContext(drawing: drawing, environment: context.environment, size: proxy.size)
            renderer(&graphics, proxy.size)
            return drawing.node(in: inner)
        }
        return [node]
    }
}

extension Canvas where Symbols == EmptyView {
    /// Makes a drawing.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer
        ) { EmptyView() }
    }
}

/// What was drawn in a canvas that a report shows.
final class CanvasDrawing {
    enum Content {
        case text(Text)
        case image(Image)
        case symbol(ViewNode)
    }

    let measurer: any TextMeasurer
    /// The views that can be drawn.
    let symbols: [ViewNode]
    private var drawn: [(content: Content, placement: Placement)] = []

    init(measurer: any TextMeasurer, symbols: [ViewNode]) {
        self.measurer = measurer
        self.symbols = symbols
    }

    /// Notes a view that is drawn from a point of the canvas on.
    func add(_ content: Content, at origin: CGPoint, _ proposal: ProposedViewSize) {
        drawn.append((content, Placement(position: origin, anchor: .topLeading, proposal: proposal)))
    }

    /// The views where they were drawn. Nothing is mirrored: a drawing has its own coordinates.
    @MainActor func node(in context: ViewContext) -> ViewNode {
        let views = drawn.indices.flatMap { index in
            let context = context.at(index)
            return nodes(of: drawn[index].content, in: context).prefix(1).map { context.wrap($0, in: PassLayout()) }
        }
        var plane = context
        plane.environment.layoutDirection = .leftToRight
        return ViewNode(kind: nil, layout: DrawnLayout(places: drawn.map(\.placement)), children: views, context: plane)
    }

    @MainActor private func nodes(of content: Content, in context: ViewContext) -> [ViewNode] {
        switch content {
        case .text(let text): context.nodes(of: text)
        case .image(let image): context.nodes(of: image)
        case .symbol(let node): [node]
        }
    }
}

/// Puts views at points from the top left of the canvas.
private struct DrawnLayout: Layout {
    let places: [Placement]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (subview, place) in zip(subviews, places) {
            let point = CGPoint(x: bounds.minX + place.position.x, y: bounds.minY + place.position.y)
            subview.place(at: point, anchor: place.anchor, proposal: place.proposal)
        }
    }
}
