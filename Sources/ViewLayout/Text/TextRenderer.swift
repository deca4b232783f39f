public import Foundation

/// Draws texts in a custom way, and may decide their size.
///
/// A layout asks for the size; nothing is drawn.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    /// The size of a text, in points, for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    /// How far the drawing extends beyond the frame of the text, in points; it does not change layout.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// The size that the text has without the renderer.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    /// None.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text as its renderer measures it.
public struct TextProxy {
    let leaf: TextLeaf

    /// The size of the text, in points, for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { leaf.sizeThatFits(proposal.valid) }
}

/// A text whose renderer decides its size; guides and spacing are those of the text.
struct RenderedTextLeaf: Leaf {
    let text: TextLeaf
    let renderer: any TextRenderer

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        renderer.sizeThatFits(proposal: proposal, text: TextProxy(leaf: text))
    }
    func explicitAlignment(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
        text.explicitAlignment(key, proposal: proposal)
    }
    var spacing: ViewSpacing { text.spacing }
    var guides: GuideSet { text.guides }
}

extension EnvironmentValues {
    private enum TextRendererKey: EnvironmentKey { static var defaultValue: (any TextRenderer)? { nil } }

    /// The renderer that decides the sizes of texts; `nil` for none.
    var textRenderer: (any TextRenderer)? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

extension View {
    /// Lets a renderer draw and measure the texts in the view.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        environment(\.textRenderer, renderer)
    }
}
