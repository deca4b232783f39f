public import Foundation

extension View {
    /// Shows a bar above or below the view, as ``safeAreaInset(edge:alignment:spacing:content:)`` does; what scrolls
    /// below the bar only looks different.
    nonisolated public func safeAreaBar<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Shows a bar beside the view, as ``safeAreaInset(edge:alignment:spacing:content:)`` does.
    nonisolated public func safeAreaBar<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
    }

    /// Keeps the view from some edges of its scene by the platform's default padding.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Keeps the view from some edges of its scene by the platform's default padding.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}

/// How far a view is kept from the edges of its scene; both kinds are the platform's default padding.
public struct ScenePadding: Hashable, Sendable {
    private let name: String
    /// The least distance.
    public static let minimum = ScenePadding(name: "minimum")
    /// The distance of titles in a navigation bar.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}
