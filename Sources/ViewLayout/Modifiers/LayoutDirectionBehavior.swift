/// What becomes of a view when the layout direction changes.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    /// It is never shown as in a mirror.
    case fixed
    /// It is shown as in a mirror where the layout runs this way.
    case mirrors(in: LayoutDirection)

    /// It is shown as in a mirror where the layout runs from right to left.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Shows views as in a mirror where the layout runs in a direction; their layout stays the same.
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
    /// Says where the view is shown as in a mirror. Its layout stays the same; frames are where the mirror shows them.
    nonisolated public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirrorModifier(behavior: behavior))
    }

    /// Shows the view as in a mirror where the layout runs from right to left.
    nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        layoutDirectionBehavior(enabled ? .mirrors : .fixed)
    }
}
