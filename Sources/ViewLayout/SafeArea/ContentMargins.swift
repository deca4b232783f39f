public import Foundation

/// What the margins of a view that scrolls keep away from its edges.
public struct ContentMarginPlacement: Sendable {
    fileprivate let insetsContent: Bool
    /// The content, and the bars beside it.
    public static let automatic = ContentMarginPlacement(insetsContent: true)
    /// The content alone.
    public static let scrollContent = ContentMarginPlacement(insetsContent: true)
    /// The bars beside the content alone, which no layout shows.
    public static let scrollIndicators = ContentMarginPlacement(insetsContent: false)
}

extension EnvironmentValues {
    private enum ContentMarginsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

    /// What keeps the content of scroll views from their edges, besides the safe area.
    var contentMargins: EdgeInsets {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}

extension View {
    /// Keeps the content of scroll views in the view from some edges, in points; `nil` leaves the edges as they are.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, length.map { EdgeInsets($0, on: .all) }, for: placement)
    }

    /// Keeps the content of scroll views in the view from some edges, in points.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, Optional(insets), for: placement)
    }

    /// Keeps the content of scroll views in the view from all edges, in points.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    nonisolated private func contentMargins(
        _ edges: Edge.Set, _ insets: EdgeInsets?, for placement: ContentMarginPlacement
    ) -> some View {
        modifier(
            EnvironmentModifier { environment in
                guard placement.insetsContent, let insets else { return }
                let others = Edge.Set.all.subtracting(edges)
                let (new, kept) = (insets.on(edges), environment.contentMargins.on(others))
                environment.contentMargins = EdgeInsets(
                    top: new.top + kept.top, leading: new.leading + kept.leading, bottom: new.bottom + kept.bottom,
                    trailing: new.trailing + kept.trailing)
            })
    }
}
