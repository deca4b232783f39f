public import Foundation

/// Arranges its content side by side.
public nonisolated struct HStack<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: HStackLayout
    let content: Content

    /// Spacing is in points; `nil` takes the distances that the views prefer.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = HStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        return [context.container("HStack", layout, content)]
    }
}

/// Arranges its content from top to bottom.
public nonisolated struct VStack<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: VStackLayout
    let content: Content

    /// Spacing is in points; `nil` takes the distances that the views prefer.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [context.container("VStack", layout, content)]
    }
}

/// Arranges its content on top of each other.
public nonisolated struct ZStack<Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let layout: ZStackLayout
    let content: Content

    /// Puts views on each other, with a guide that they share.
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        [context.container("ZStack", layout, content)]
    }
}

// Stacks without content are layouts, which are sendable.
extension HStack: Sendable where Content == EmptyView {}
extension VStack: Sendable where Content == EmptyView {}
