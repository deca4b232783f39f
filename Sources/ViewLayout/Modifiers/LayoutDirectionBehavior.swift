/// What happens to a view when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// The view is never mirrored.
    case fixed
    /// The view is mirrored where the layout has this direction.
    case mirrors(in: LayoutDirection)

    /// The view is mirrored where the layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Mirrors views where the layout has a direction; their layout stays the same.
private nonisolated struct MirrorModifier: PrimitiveModifier {
    let behavior: LayoutDirectionBehavior

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        guard behavior == .mirrors(in: context.environment.layoutDirection) else { return content(context) }
        return LayoutModifier(layout: PassLayout()) { $0.flips = true }.makeNodes(of: content, in: context)
    }
}

extension View {
    /// Sets where the view is mirrored. Its layout stays the same; frames are where the mirror shows them.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }

    /// Mirrors the view where the layout runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
