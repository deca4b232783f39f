public import Foundation

/// A column of a table, or several.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
    /// The elements that rows are made of.
    associatedtype TableRowValue: Identifiable
    /// What tables know about the columns.
    var _columns: [_TableColumn<TableRowValue>] { get }
}

/// What a table knows about a column.
public struct _TableColumn<Row> {
    let label: AnyView
    let cell: @MainActor (Row) -> AnyView
    var limits: TableColumnLimits
}

/// The widths that a column may have, in points; nil where nothing is set.
struct TableColumnLimits {
    var minimum: CGFloat?
    var maximum: CGFloat?
}

/// A column of a table: a title, and a view for each row.
public nonisolated struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    public typealias TableRowValue = RowValue
    private let label: Label
    private let content: (RowValue) -> Content
    private var limits = TableColumnLimits()

    init(label: Label, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.content = content
    }

    @MainActor public var _columns: [_TableColumn<RowValue>] {
        [_TableColumn(label: AnyView(label), cell: { AnyView(content($0)) }, limits: limits)]
    }

    /// The column with a width in points; nil leaves it to the table.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, max: width) }
    /// The column with limits of its width in points. The ideal width, which users may change, is not used.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        column.limits = TableColumnLimits(minimum: min, maximum: max)
        return column
    }
    /// The column, with a name under which users' changes are kept.
    public func customizationID(_ id: String) -> TableColumn { self }
    /// The column; it is always shown.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn { self }
}

extension TableColumn where Label == Text {
    /// A column with a title of the catalog.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(titleKey), content: content)
    }
    /// A column with a title that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), content: content)
    }
    /// A column with a title.
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, content: content)
    }
    /// A column with a title of the catalog, by whose values rows may be sorted.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort == KeyPathComparator<RowValue> {
        self.init(label: Text(titleKey), content: content)
    }
    /// A column with a title of the catalog, in a table that is not sorted.
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort == Never {
        self.init(label: Text(titleKey), content: content)
    }
    /// A column with a title that is not localized, by whose values rows may be sorted.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort == KeyPathComparator<RowValue> {
        self.init(label: Text(title), content: content)
    }
    /// A column with a title that is not localized, in a table that is not sorted.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where Sort == Never {
        self.init(label: Text(title), content: content)
    }
    /// A column with a title of the catalog, by whose values rows may be sorted in a way.
    public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort == KeyPathComparator<RowValue>, C.Compared == V {
        self.init(label: Text(titleKey), content: content)
    }
    /// A column with a title of the catalog, by which rows may be sorted in a way.
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where Sort: SortComparator, Sort.Compared == RowValue {
        self.init(label: Text(titleKey), content: content)
    }
}

extension TableColumn where Label == Text, Content == Text {
    /// A column of texts with a title of the catalog, by which rows may be sorted.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Sort == KeyPathComparator<RowValue> {
        self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }
    /// A column of texts with a title of the catalog, in a table that is not sorted.
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Sort == Never {
        self.init(label: Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
    }
    /// A column of texts with a title that is not localized, by which rows may be sorted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Sort == KeyPathComparator<RowValue> {
        self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }
    /// A column of texts with a title that is not localized, in a table that is not sorted.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Sort == Never {
        self.init(label: Text(title)) { Text(verbatim: $0[keyPath: value]) }
    }
}

/// A column, or several, for each element of a collection.
public nonisolated struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort, Content: TableColumnContent
>: TableColumnContent where Content.TableRowValue == RowValue {
    public typealias TableRowValue = RowValue
    private let data: Data
    private let content: (Data.Element) -> Content

    @MainActor public var _columns: [_TableColumn<RowValue>] { data.flatMap { content($0)._columns } }
}

extension TableColumnForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    /// Columns for elements that have identities.
    public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
    }
}

extension TableColumnForEach {
    /// Columns for elements whose identities are at a key path.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
    /// Columns for numbers.
    public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
    }
}

/// Several columns.
public nonisolated struct _TableColumns<RowValue: Identifiable>: TableColumnContent {
    public typealias TableRowValue = RowValue
    public let _columns: [_TableColumn<RowValue>]
}

/// Makes columns from the statements of a closure.
@MainActor
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// Makes a column of what a statement gives.
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Sort, Content, Label>
    ) -> TableColumn<RowValue, Sort, Content, Label> { column }
    /// Makes columns of what a statement gives.
    public static func buildExpression<Data, ID, Content>(
        _ columns: TableColumnForEach<Data, ID, RowValue, Sort, Content>
    ) -> TableColumnForEach<Data, ID, RowValue, Sort, Content> { columns }
    /// Makes columns of what the statements give.
    public static func buildPartialBlock<C: TableColumnContent>(first: C) -> C where C.TableRowValue == RowValue {
        first
    }
    /// Makes columns of what the statements give.
    public static func buildPartialBlock<First: TableColumnContent, Next: TableColumnContent>(
        accumulated: First, next: Next
    ) -> _TableColumns<RowValue> where First.TableRowValue == RowValue, Next.TableRowValue == RowValue {
        _TableColumns(_columns: accumulated._columns + next._columns)
    }
    /// Makes columns of a statement that may give none.
    public static func buildIf<C: TableColumnContent>(_ column: C?) -> _TableColumns<RowValue>
    where C.TableRowValue == RowValue { _TableColumns(_columns: column?._columns ?? []) }
    /// Makes no columns where a condition does not hold.
    public static func buildIf(_ columns: _TableColumns<RowValue>?) -> _TableColumns<RowValue> {
        columns ?? _TableColumns(_columns: [])
    }
    /// Makes columns of one of two statements.
    public static func buildEither<C: TableColumnContent>(first: C) -> _TableColumns<RowValue>
    where C.TableRowValue == RowValue { _TableColumns(_columns: first._columns) }
    /// Makes columns of one of two statements.
    public static func buildEither<C: TableColumnContent>(second: C) -> _TableColumns<RowValue>
    where C.TableRowValue == RowValue { _TableColumns(_columns: second._columns) }
}
