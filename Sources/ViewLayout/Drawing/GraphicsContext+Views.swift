public import Foundation

extension GraphicsContext {
    /// A text that can be measured and drawn.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let leaf: TextLeaf
        /// What the text is filled with.
        public var shading = Shading.foreground

        /// The size of the text, in points, in the room given.
        public func measure(in size: CGSize) -> CGSize { leaf.sizeThatFits(ProposedViewSize(size).valid) }
        /// The distance from the top to the first baseline, in points, in the room given.
        public func firstBaseline(in size: CGSize) -> CGFloat { baseline(.firstTextBaseline, in: size) }
        /// The distance from the top to the last baseline, in points, in the room given.
        public func lastBaseline(in size: CGSize) -> CGFloat { baseline(.lastTextBaseline, in: size) }

        private func baseline(_ guide: VerticalAlignment, in size: CGSize) -> CGFloat {
            leaf.explicitAlignment(guide.key, proposal: ProposedViewSize(size).valid) ?? 0
        }
    }

    /// A picture that can be drawn.
    public struct ResolvedImage {
        fileprivate let image: Image
        /// The size of the picture, in points.
        public let size: CGSize
        /// The distance from the top to the baseline, in points: the height, for a picture that has none.
        public let baseline: CGFloat
        /// What the picture is filled with, where it is a shape.
        public var shading: Shading?
    }

    /// A view of the canvas that can be drawn.
    public struct ResolvedSymbol {
        fileprivate let node: ViewNode
        /// The ideal size of the view, in points.
        public var size: CGSize { node.sizeThatFits(.unspecified) }
    }

    /// A text in the environment of the canvas.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, leaf: text.leaf(in: environment, drawing.measurer))
    }
    /// A picture in the environment of the canvas.
    public func resolve(_ image: Image) -> ResolvedImage {
        let leaf = image.leaf(in: environment, drawing.measurer)
        return ResolvedImage(image: image, size: leaf.size, baseline: leaf.baseline ?? leaf.size.height)
    }
    /// The view of the canvas with a tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        drawing.symbols.first { $0.traits.tag == AnyHashable(id) }.map { ResolvedSymbol(node: $0) }
    }

    /// Draws a text in a rectangle, from its top leading corner; what does not fit is cut off.
    public func draw(_ text: ResolvedText, in rect: CGRect) { add(.text(text.text), in: rect) }
    /// Draws a text with a point of it at a place.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.text(text.text), text.leaf.sizeThatFits(.unspecified), at: point, anchor)
    }
    /// Draws a text in a rectangle, from its top leading corner; what does not fit is cut off.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    /// Draws a text with a point of it at a place.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a picture in a rectangle.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        add(.image(image.image.resizable()), in: rect)
    }
    /// Draws a picture with a point of it at a place.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.image(image.image), image.size, at: point, anchor)
    }
    /// Draws a picture in a rectangle.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }
    /// Draws a picture with a point of it at a place.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }

    /// Draws a view of the canvas in a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) { add(.symbol(symbol.node), in: rect) }
    /// Draws a view of the canvas with a point of it at a place.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        add(.symbol(symbol.node), symbol.size, at: point, anchor)
    }

    private func add(_ view: CanvasDrawing.Content, in rect: CGRect) {
        drawing.add(view, at: rect.origin.applying(transform), ProposedViewSize(rect.size))
    }

    private func add(_ view: CanvasDrawing.Content, _ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
        let place = point.applying(transform)
        let origin = CGPoint(x: place.x - anchor.x * size.width, y: place.y - anchor.y * size.height)
        drawing.add(view, at: origin, .unspecified)
    }
}
