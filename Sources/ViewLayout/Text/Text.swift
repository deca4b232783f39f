public import Foundation

/// A view that shows one or more lines of text.
public nonisolated struct Text: PrimitiveView, Equatable, Sendable {
    package var content: TextContent

    package init(content: TextContent) { self.content = content }

    /// A text that is not localized.
    public init(verbatim content: String) {
        self.init(content: TextContent(runs: [.init(source: .verbatim(content))]))
    }

    /// A string as it stands, without a look in the catalog.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(verbatim: String(content)) }

    /// The text that a catalog has for a key; the key itself where it has none.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(content: key.content(table: tableName))
    }

    /// The runs of both texts, one after the other.
    public static func + (a: Text, b: Text) -> Text {
        Text(content: TextContent(runs: a.content.runs + b.content.runs))
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let text = leaf(in: context.environment, context.session.measurer)
        let renderer = context.environment.textRenderer
        let leaf: any Leaf = renderer.map { RenderedTextLeaf(text: text, renderer: $0) } ?? text
        let node = ViewNode(kind: "Text", behavior: LeafBehavior(leaf), context: context)
        node.text = TextFacet(content: text.content, environment: text.environment)
        return [node]
    }

    /// The text as layout sees it in an environment.
    func leaf(in environment: EnvironmentValues, _ measurer: any TextMeasurer) -> TextLeaf {
        TextLeaf(
            content: content.formatted(in: environment.formatContext), environment: environment.text, measurer: measurer
        )
    }
}
