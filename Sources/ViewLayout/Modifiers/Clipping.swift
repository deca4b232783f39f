import Foundation

extension View {
    /// Does not show what leaves the frame.
    nonisolated public func clipped(antialiased: Bool = false) -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.clips = true })
    }

    /// Does not show what leaves a shape in the frame; reports go by the frame.
    nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        clipped()
    }

    /// Lets the view keep its space, but not be shown: reports leave it out.
    nonisolated public func hidden() -> some View {
        modifier(LayoutModifier(layout: PassLayout()) { $0.isHidden = true })
    }

    /// Puts a filled shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { self }

    /// Fills the space behind the view, and the unsafe areas that it touches on some edges.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryModifier(
                detachment: .background, alignment: .center,
                secondary: StyleView(style: style).ignoresSafeArea(edges: edges)))
    }

    /// Fills the space in front of the view, and the unsafe areas that it touches on some edges.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryModifier(
                detachment: .overlay, alignment: .center,
                secondary: StyleView(style: style).ignoresSafeArea(edges: edges)))
    }

    /// Puts a filled shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
}

/// A style that fills its space: a view where the style is one, as a colour is, and nothing where it is not.
private nonisolated struct StyleView<Style: ShapeStyle>: PrimitiveView {
    let style: Style

    @MainActor func makeNodes(in context: ViewContext) -> [ViewNode] {
        (style as? any View).map { context.nodes(of: $0) } ?? []
    }
}
