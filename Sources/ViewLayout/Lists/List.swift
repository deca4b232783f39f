/// Rows below each other, in sections, that can be scrolled; it takes all the space it is offered.
///
/// A row is offered the width of the list without its margins, insets and mark. It is as high as its content, and on
/// iOS at least 44 points. <doc:ListsFormsBars> has the numbers.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let content: Content

    init(_ content: Content) { self.content = content }

    /// Shows views as rows; several can be selected.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Shows views as rows; one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) { self.init(content()) }
    /// Shows views as rows; one is selected.
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) { self.init(content()) }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let environment = context.environment
        let automatic = ListLook.automatic(on: environment.platformMetrics.platform)
        return [context.list("List", content, look: environment.listStyle ?? environment.placeOfLists ?? automatic)]
    }
}

extension List where SelectionValue == Never {
    /// Shows views as rows.
    public init(@ViewBuilder content: () -> Content) { self.init(content()) }

    /// Shows a row for each element of a collection.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(ForEach(data, content: rowContent))
    }
    /// Shows a row for each element of a collection, distinguished by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent))
    }
    /// Shows a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(ForEach(data, content: rowContent))
    }
    /// Shows a row for each binding to an element of a collection.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(ForEach(data, id: \.id, content: rowContent))
    }
    /// Shows a row for each binding to an element of a collection, distinguished by the value at a key path.
    public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<Binding<C>, ID, RowContent> {
        self.init(ForEach(data, id: id, content: rowContent))
    }
    /// Shows a row for each binding to an element of a collection, which users may edit.
    public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent
    ) where Content == ForEach<Binding<C>, C.Element.ID, RowContent>, C.Element: Identifiable {
        self.init(data, rowContent: rowContent)
    }

    /// Shows a row for each element of a tree; the rows below an element are closed.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.init(OutlineGroup(data, children: children, content: rowContent))
    }
    /// Shows a row for each element of a tree, distinguished by the value at a key path.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == OutlineGroup<Data, ID, RowContent> {
        self.init(OutlineGroup(data, id: id, children: children, content: rowContent))
    }
}

/// What users may do with the rows of a collection; it does not change layout.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Move rows.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
    /// Delete rows.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
    /// All of it.
    public static var all: EditActions<Data> { [.move, .delete] }
}
