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
        let source = TextContent.Source.localized(key: key.key, table: tableName, arguments: key.arguments)
        var run = TextContent.Run(source: source)
        run.formats = key.formats
        self.init(content: TextContent(runs: [run]))
    }

    /// The runs of both texts, one after the other.
    public static func + (a: Text, b: Text) -> Text {
        Text(content: TextContent(runs: a.content.runs + b.content.runs))
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let environment = context.environment.text
        let content = content.formatted(in: environment.locale)
        let leaf = TextLeaf(content: content, environment: environment, measurer: context.session.measurer)
        let node = ViewNode(kind: "Text", behavior: LeafBehavior(leaf), context: context)
        node.text = TextFacet(content: content, environment: environment)
        return [node]
    }
}
