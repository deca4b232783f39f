public import Foundation

/// A view that shows one or more lines of text.
public nonisolated struct Text: LocatedPrimitiveView, Equatable, Sendable {
    package var content: TextContent
    /// Where the text is written; it does not count for equality.
    var source: ViewSource?
    /// What the text is filled with; nil for the foreground around it. It does not count for equality.
    var foreground: (any ShapeStyle)?

    package init(content: TextContent) { self.content = content }

    /// A text that is not localized.
    public init(
        verbatim content: String, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(content, at: .text(filePath, line, column))
    }

    /// A text that is not localized. This initializer can be used as a function value with only the text.
    @_disfavoredOverload
    public init(verbatim content: String) { self.init(content, at: nil) }

    // A function value, as in `ForEach(names, id: \.self, content: Text.init)`, uses the initializer with one
    // parameter. In a call the compiler prefers the other, which is not generic.
    /// A string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(content, at: nil) }

    /// A string that is not localized.
    @_disfavoredOverload
    public init(
        _ content: String, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(content, at: .text(filePath, line, column))
    }

    /// The text that a catalog has for a key; the key itself where it has none.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
        filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        self.init(key, table: tableName, bundle: bundle?.ownFolder, at: .text(filePath, line, column))
    }

    /// The text of a key, for a view that itself knows where it is written.
    init(_ key: LocalizedStringKey, table: String? = nil, bundle: String? = nil, at source: ViewSource?) {
        self.init(content: key.content(table: table, bundle: bundle))
        self.source = source
    }

    /// A string that is not localized, for a view that itself knows where it is written.
    init(_ content: some StringProtocol, at source: ViewSource?) {
        self.init(content: TextContent(runs: [.init(source: .verbatim(String(content)))]))
        self.source = source
    }

    /// The runs of both texts, one after the other.
    public static func + (a: Text, b: Text) -> Text {
        var both = a
        both.content.runs += b.content.runs
        both.source = a.source ?? b.source
        // A text is drawn in one style.
        if b.foreground == nil { both.foreground = nil }
        return both
    }

    public static func == (a: Text, b: Text) -> Bool { a.content == b.content }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        var environment = context.environment
        if let trial = context.session.trial {
            environment.text = trial.altered(environment.text, at: context.path)
        }
        let text = leaf(in: environment, context.session.measurer)
        let renderer = context.environment.textRenderer
        let leaf: any Leaf = renderer.map { RenderedTextLeaf(text: text, renderer: $0) } ?? text
        let node = ViewNode(kind: "Text", behavior: LeafBehavior(leaf), context: context)
        node.text = text
        node.look = LookSource(.text(foreground), context.environment)
        return [node]
    }

    /// The text as layout sees it in an environment.
    func leaf(in environment: EnvironmentValues, _ measurer: any TextMeasurer) -> TextLeaf {
        TextLeaf(
            content: content.formatted(in: environment.formatContext), environment: environment.text, measurer: measurer
        )
    }
}
