import Foundation

/// Makes a control from its configuration, in a style.
typealias StyleMaker<Configuration> = @MainActor (Configuration, ViewContext) -> [ViewNode]

/// The environment key for the style of a control: one for each type of configuration.
struct StyleSlot<Configuration>: EnvironmentKey {
    static var defaultValue: StyleMaker<Configuration>? { nil }
}

/// A style that the engine measures itself: the environment has its settings, and no views are made.
nonisolated protocol EngineStyle {
    func set(in environment: inout EnvironmentValues)
}

extension ViewContext {
    /// What the style around makes of a control; `nil` where there is none, or one that the engine measures itself.
    @MainActor func nodes<Configuration>(styling configuration: @autoclosure () -> Configuration) -> [ViewNode]? {
        guard let make = environment[StyleSlot<Configuration>.self] else { return nil }
        var inner = self
        // Otherwise a style that shows the control itself would not end.
        inner.environment[StyleSlot<Configuration>.self] = nil
        return make(configuration(), inner)
    }
}

/// A control that a style may make. Without a style it has the engine's own look.
nonisolated struct StyledControl<Configuration, Fallback: View>: PrimitiveView {
    let kind: String
    let configuration: Configuration
    var isControl = true
    let fallback: Fallback

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let inner = context.inside(.horizontal)
        guard let parts = inner.nodes(styling: configuration) else { return context.nodes(of: fallback) }
        let node = ViewNode(kind: kind, layout: PassLayout(), children: inner.unary(parts), context: context)
        node.facts.isControl = isControl
        return [node]
    }
}

/// Lets a style make the controls in the content.
nonisolated struct StyleModifier<Style, Configuration, Look: View>: PrimitiveModifier {
    let style: Style
    let makeBody: @MainActor (Style, Configuration) -> Look

    init(_ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Look) {
        self.style = style
        self.makeBody = makeBody
    }

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        var context = context
        let (style, makeBody) = (style, makeBody)
        if let style = style as? any EngineStyle {
            style.set(in: &context.environment)
            context.environment[StyleSlot<Configuration>.self] = nil
        } else {
            context.environment[StyleSlot<Configuration>.self] = { configuration, context in
                context.nodes(connecting: style) { makeBody(style, configuration) }
            }
        }
        return content(context)
    }
}

extension View {
    /// Whether the view certainly shows nothing.
    nonisolated var isAbsent: Bool { self is EmptyView || (self as? any OptionalView)?.isNil == true }
}

nonisolated private protocol OptionalView {
    var isNil: Bool { get }
}

extension Optional: OptionalView {
    fileprivate var isNil: Bool { if case .none = self { true } else { false } }
}

/// A part of a control, for a style.
public nonisolated struct _StyleContent: PrimitiveView {
    let base: AnyView

    init(_ base: some View) { self.base = AnyView(base) }

    /// The part; nil if there is none.
    static func ifAny(_ base: some View) -> _StyleContent? { base.isAbsent ? nil : _StyleContent(base) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.nodes(of: base) }
}

/// A bar or another unnamed part of a control, as long as possible.
nonisolated struct Track: PrimitiveView {
    let height: KeyPath<ControlMetrics, CGFloat>

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.controlMetrics
        let size = CGSize(width: metrics.idealTrackLength, height: metrics[keyPath: height])
        let leaf = FillLeaf { CGSize(width: $0.width ?? size.width, height: size.height) }
        return [ViewNode(kind: nil, behavior: LeafBehavior(leaf), context: context)]
    }
}
