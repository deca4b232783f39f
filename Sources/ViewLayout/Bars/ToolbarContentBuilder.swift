/// Makes items of bars from the statements of a closure.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Makes items of what a statement gives.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes items of what a statement gives.
    public static func buildBlock() -> some ToolbarContent { ToolbarContents([]) }
    /// Makes items of what a statement gives.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    /// Makes items of what the statements give.
    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var parts: [any ToolbarContent] = []
        repeat parts.append(each content)
        return ToolbarContents(parts)
    }
    /// Makes items of what a statement gives.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
    /// Makes items of what a statement gives.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
    /// Makes items of what a statement gives.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
    /// Makes items of what a statement gives.
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
        ToolbarContents([content])
    }
}

/// Several items of bars.
nonisolated struct ToolbarContents: PrimitiveToolbarContent {
    let parts: [any ToolbarContent]

    init(_ parts: [any ToolbarContent]) { self.parts = parts }

    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] {
        parts.enumerated().flatMap { index, part in context.at(index).items(of: part) }
    }
}

extension _ConditionalContent: ToolbarContent, CustomizableToolbarContent, PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] {
        switch storage {
        case .first(let content): context.at("t").items(of: content)
        case .second(let content): context.at("f").items(of: content)
        }
    }
}

extension Optional: ToolbarContent, CustomizableToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
    @MainActor package func makeItems(in context: ViewContext) -> [BarItem] {
        map { context.items(of: $0) } ?? []
    }
}
