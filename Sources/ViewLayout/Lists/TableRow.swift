/// Rows of a table.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The elements that rows are made of.
    associatedtype TableRowValue: Identifiable
    /// The elements, in their order.
    var _rows: [TableRowValue] { get }
}

/// A row of a table.
public nonisolated struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public let _rows: [Value]
    /// A row for an element.
    public init(_ value: Value) { _rows = [value] }
    /// The row; nothing is shown on request in a layout.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> TableRow { self }
    /// The row; nothing is dragged in a layout.
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> TableRow { self }
}

/// Several rows.
public nonisolated struct _TableRows<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public let _rows: [Value]
}

/// Makes rows from the statements of a closure.
@MainActor
@resultBuilder
public enum TableRowBuilder<Value: Identifiable> {
    /// Makes rows of what a statement gives.
    public static func buildExpression<R: TableRowContent>(_ rows: R) -> R where R.TableRowValue == Value { rows }
    /// Makes rows of what the statements give.
    public static func buildPartialBlock<R: TableRowContent>(first: R) -> R where R.TableRowValue == Value { first }
    /// Makes rows of what the statements give.
    public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
        accumulated: First, next: Next
    ) -> _TableRows<Value> where First.TableRowValue == Value, Next.TableRowValue == Value {
        _TableRows(_rows: accumulated._rows + next._rows)
    }
    /// Makes rows of a statement that may give none.
    public static func buildIf<R: TableRowContent>(_ rows: R?) -> _TableRows<Value> where R.TableRowValue == Value {
        _TableRows(_rows: rows?._rows ?? [])
    }
    /// Makes no rows where a condition does not hold.
    public static func buildIf(_ rows: _TableRows<Value>?) -> _TableRows<Value> { rows ?? _TableRows(_rows: []) }
    /// Makes rows of one of two statements.
    public static func buildEither<R: TableRowContent>(first: R) -> _TableRows<Value>
    where R.TableRowValue == Value { _TableRows(_rows: first._rows) }
    /// Makes rows of one of two statements.
    public static func buildEither<R: TableRowContent>(second: R) -> _TableRows<Value>
    where R.TableRowValue == Value { _TableRows(_rows: second._rows) }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    @MainActor public var _rows: [Content.TableRowValue] { data.flatMap { content($0)._rows } }
}

extension ForEach where ID == Data.Element.ID, Content: TableRowContent, Data.Element: Identifiable {
    /// Makes rows of each element.
    public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(data: data, content: content) { $0.id }
    }
}

extension ForEach where ID == Data.Element.ID, Data.Element: Identifiable, Content == TableRow<Data.Element> {
    /// Makes a row of each element.
    public init(_ data: Data) { self.init(data: data, content: { TableRow($0) }, id: { $0.id }) }
}
