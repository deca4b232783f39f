/// Makes views from the statements of a closure.
@resultBuilder
public enum ViewBuilder {
    /// Makes a view from the value of a statement, and passes it the place of the statement.
    public static func buildExpression<Content: View>(
        _ content: Content, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> Content {
        var content = content
        content._note(filePath: filePath, line: line, column: column)
        return content
    }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock() -> EmptyView { EmptyView() }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    /// Makes a view or scene of what a statement gives.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }
    /// Makes a view or scene of what a statement gives.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    /// Makes a view or scene of what a statement gives.
    public static func buildEither<First: View, Second: View>(
        first: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.first(first)) }
    /// Makes a view or scene of what a statement gives.
    public static func buildEither<First: View, Second: View>(
        second: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(.second(second)) }
    /// Makes a view or scene of what a statement gives.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Several views in a row, as a builder makes them.
public nonisolated struct TupleView<T>: PrimitiveView {
    /// The views.
    public let value: T
    private let views: [any View]

    init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        var views: [any View] = []
        repeat views.append(each content)
        self.views = views
    }

    /// Shows the views of a tuple that is made elsewhere.
    public init(_ value: T) {
        self.value = value
        views =
            (value as? any View).map { [$0] } ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        views.enumerated().flatMap { context.at($0).nodes(of: $1) }
    }
}

/// One of two views, as an `if` in a builder makes it.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case first(TrueContent)
        case second(FalseContent)
    }

    let storage: Storage
    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, PrimitiveView where TrueContent: View, FalseContent: View {
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        switch storage {
        case .first(let view): context.at("t").nodes(of: view).dynamic
        case .second(let view): context.at("f").nodes(of: view).dynamic
        }
    }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        map { context.nodes(of: $0).dynamic } ?? []
    }
}

extension [ViewNode] {
    /// The same nodes, of which there may be another number at run time.
    var dynamic: [ViewNode] {
        for node in self { node.isDynamic = true }
        return self
    }
}
