// Backgrounds and overlays that are styles or shapes; their layout is that of an overlay.

extension View {
    /// Fills the space behind the view with the style that `backgroundStyle` sets, including the unsafe areas that it
    /// touches on some edges.
    nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(.background, ignoresSafeAreaEdges: edges)
    }

    /// Fills the space behind the view, including the unsafe areas that it touches on some edges.
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryModifier(
                detachment: .background, alignment: .center,
                secondary: StyleView(style: style).ignoresSafeArea(edges: edges))
        ).effect(.background(style))
    }

    /// Puts a shape behind the view, filled with the style that `backgroundStyle` sets.
    nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Puts a filled shape behind the view.
    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryModifier(
                detachment: .background, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
    }

    /// Fills the space in front of the view, including the unsafe areas that it touches on some edges.
    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            SecondaryModifier(
                detachment: .overlay, alignment: .center,
                secondary: StyleView(style: style).ignoresSafeArea(edges: edges)))
    }

    /// Puts a filled shape in front of the view.
    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            SecondaryModifier(detachment: .overlay, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
    }

    /// Sets the style of backgrounds without their own.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
