import Foundation

/// Makes a control of what it consists of, as a style has it.
typealias StyleMaker<Configuration> = @MainActor (Configuration, ViewContext) -> [ViewNode]

/// A control that a style may make; where none does, it has the engine's own look.
nonisolated struct StyledControl<Configuration, Fallback: View>: PrimitiveView {
    let kind: String
    let maker: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?>
    let configuration: Configuration
    var isControl = true
    let fallback: Fallback

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        guard let make = context.environment[keyPath: maker] else { return context.nodes(of: fallback) }
        var inner = context.inside(.horizontal)
        // A style that shows the control in its own look would not end.
        inner.environment[keyPath: maker] = nil
        let parts = inner.unary(make(configuration, inner))
        let node = ViewNode(kind: kind, layout: PassLayout(), children: parts, context: context)
        node.facts.isControl = isControl
        return [node]
    }
}

/// Lets a style make the controls in the content; one of the engine's own looks is set in the environment instead.
nonisolated struct StyleModifier<Style, Configuration, Look: View>: PrimitiveModifier {
    let maker: WritableKeyPath<EnvironmentValues, StyleMaker<Configuration>?>
    let style: Style
    let ownLook: ((inout EnvironmentValues) -> Void)?
    let makeBody: @MainActor (Style, Configuration) -> Look

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        var context = context
        let (style, makeBody) = (style, makeBody)
        context.environment[keyPath: maker] = { configuration, context in
            context.nodes(connecting: style) { makeBody(style, configuration) }
        }
        if let ownLook {
            ownLook(&context.environment)
            context.environment[keyPath: maker] = nil
        }
        return content(context)
    }
}

extension View {
    /// Whether the view is known to show nothing.
    nonisolated var isAbsent: Bool { self is EmptyView || (self as? any OptionalView)?.isNil == true }
}

nonisolated private protocol OptionalView {
    var isNil: Bool { get }
}

extension Optional: OptionalView {
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}

/// A part of a control that a style is given.
public nonisolated struct _StyleContent: PrimitiveView {
    let base: AnyView

    init(_ base: some View) { self.base = AnyView(base) }

    /// The part, if there is one.
    static func ifAny(_ base: some View) -> _StyleContent? { base.isAbsent ? nil : _StyleContent(base) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
}

/// A bar or another part of a control without a name, as long as it may be.
nonisolated struct Track: PrimitiveView {
    let height: KeyPath<ControlMetrics, CGFloat>

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.controlMetrics
        let size = CGSize(width: metrics.idealTrackLength, height: metrics[keyPath: height])
        let leaf = FillLeaf { CGSize(width: $0.width ?? size.width, height: size.height) }
        return [ViewNode(kind: nil, behavior: LeafBehavior(leaf), context: context)]
    }
}
