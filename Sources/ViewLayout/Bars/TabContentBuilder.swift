/// Makes tabs from the statements of a closure.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
    /// Makes tabs of what a statement gives.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Makes tabs of what a statement gives.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    /// Makes tabs of what the statements give.
    public static func buildBlock<each C: TabContent>(_ content: repeat each C) -> TabContents<TabValue> {
        var parts: [any TabContent] = []
        repeat parts.append(each content)
        return TabContents(parts)
    }
    /// Makes tabs of what a statement gives.
    public static func buildIf<C: TabContent>(_ content: C?) -> TabContents<TabValue> where C.TabValue == TabValue {
        TabContents(content.map { [$0] } ?? [])
    }
    /// Makes no tabs where a condition does not hold.
    public static func buildIf(_ content: TabContents<TabValue>?) -> TabContents<TabValue> {
        content ?? TabContents([])
    }
    /// Makes tabs of what a statement gives.
    public static func buildEither<C: TabContent>(first: C) -> TabContents<TabValue> where C.TabValue == TabValue {
        TabContents([first])
    }
    /// Makes tabs of what a statement gives.
    public static func buildEither<C: TabContent>(second: C) -> TabContents<TabValue> where C.TabValue == TabValue {
        TabContents([second])
    }
    /// Makes tabs of what a statement gives.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> TabContents<TabValue>
    where C.TabValue == TabValue { TabContents([content]) }
}

/// Several tabs in a row, as a builder makes them.
public nonisolated struct TabContents<TabValue: Hashable>: PrimitiveTabContent {
    private let parts: [any TabContent]

    init(_ parts: [any TabContent]) { self.parts = parts }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        parts.enumerated().flatMap { index, part in context.at(index).pages(of: part) }
    }
}

/// Tabs as views of a tab view.
public nonisolated struct TabPages<C: TabContent>: PrimitiveView {
    let content: C
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] { context.pages(of: content) }
}

extension TabView {
    /// Shows the tab that is chosen by its value.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabPages<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabPages(content: content())
    }
}

extension TabView where SelectionValue == Never {
    /// Shows the first tab.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabPages<C>, C.TabValue == Never {
        selection = nil
        self.content = TabPages(content: content())
    }
}
