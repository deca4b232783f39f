/// Makes another view from a view.
@MainActor
@preconcurrency
public protocol ViewModifier {
    /// The views that the modifier makes from its content.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>
    /// The views that the modifier makes from its content.
    @ViewBuilder func body(content: Content) -> Body
}

/// The view that a modifier is applied to.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
    let makeAll: @MainActor (ViewContext) -> [ViewNode]
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { makeAll(context) }
}

/// A view, or a modifier, with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// The view or modifier that it is applied to.
    public var content: Content
    /// What is applied.
    public var modifier: Modifier

    /// Makes it from content and modifier.
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let content = content
        let makeContent: @MainActor (ViewContext) -> [ViewNode] = { $0.nodes(of: content) }
        if let primitive = modifier as? any PrimitiveModifier {
            return primitive.makeNodes(of: makeContent, in: context)
        }
        return context.nodes(connecting: modifier) {
            modifier.body(content: _ViewModifier_Content(makeAll: makeContent))
        }
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// The content with one modifier after the other.
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that the engine turns into nodes.
@MainActor
protocol PrimitiveModifier: ViewModifier {
    @MainActor func makeNodes(of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext) -> [ViewNode]
}

extension PrimitiveModifier {
    /// The content unchanged; the engine does not call this.
    public func body(content: Content) -> Content { content }
}

extension View {
    /// Applies a modifier.
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier {
    /// A modifier that applies this one and then another.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
