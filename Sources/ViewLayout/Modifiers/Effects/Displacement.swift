import Foundation

/// Draws a view away from where the layout has put it, by a distance that may depend on that place.
nonisolated struct DisplacementModifier: PrimitiveModifier {
    let distance: (GeometryProxy) -> CGSize

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        LayoutModifier(layout: PassLayout()) { $0.displacement = distance }.makeNodes(of: content, in: context)
    }
}

extension View {
    /// Draws the view under a map. Its layout stays the same; the frame in a report follows a map that only moves, and
    /// stays where a map does more.
    nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
        projectionEffect(ProjectionTransform(transform))
    }

    /// Draws the view as through a lens. Its layout stays the same; the frame in a report follows a map that only moves,
    /// and stays where a map does more.
    nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(DisplacementModifier { _ in transform.translation })
    }
}
