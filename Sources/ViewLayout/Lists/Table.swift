public import Foundation

/// Rows with several columns below titles, which scroll as a list of the plain style does.
///
/// Each column has the width that is set for it; the others share the rest equally, within their limits, with 8 points
/// between columns. Where there is little room in width there are no titles, and rows show the first column alone, as
/// SwiftUI's documentation of `Table` says. <doc:Choices> says what else is chosen.
public nonisolated struct Table<Value: Identifiable, Rows, Columns>: LocatedPrimitiveView {
    var source: ViewSource?
    private let columns: [_TableColumn<Value>]
    private let rows: [Value]

    init(columns: [_TableColumn<Value>], rows: [Value]) {
        self.columns = columns
        self.rows = rows
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let isCompact =
            context.environment.platformMetrics.platform != .macos
            && context.environment.horizontalSizeClass == .compact
        let shown = isCompact ? Array(columns.prefix(1)) : columns
        let layout = TableRowLayout(limits: shown.map(\.limits))
        let cells = ForEach(rows) { row in
            layout { ForEach(shown.indices, id: \.self) { index in HStack { shown[index].cell(row) } } }
        }
        guard !isCompact else { return [context.list("Table", cells, look: .plain)] }
        let titles = layout {
            ForEach(shown.indices, id: \.self) { index in HStack { shown[index].label.lineLimit(1) } }
        }
        return [
            context.list(
                "Table",
                Section {
                    cells
                } header: {
                    titles
                }, look: .plain)
        ]
    }
}

/// The cells of a row beside each other, each at the start of its column.
struct TableRowLayout: Layout {
    static let spacing: CGFloat = 8
    let limits: [TableColumnLimits]

    /// The widths of the columns in a row of a width, in points: equal shares of what narrower columns leave.
    func widths(in width: CGFloat) -> [CGFloat] {
        var rest = max(width - Self.spacing * CGFloat(max(limits.count - 1, 0)), 0)
        var widths: [CGFloat?] = limits.map { _ in nil }
        // A column whose limits do not allow its share takes what they allow, and the others share anew.
        while true {
            let open = widths.indices.filter { widths[$0] == nil }
            guard !open.isEmpty else { break }
            let share = rest / CGFloat(open.count)
            let allowed = open.map { index in
                max(limits[index].minimum ?? 0, min(limits[index].maximum ?? .infinity, share))
            }
            let surplus = allowed.reduce(0) { $0 + $1 - share }
            let settled = zip(open, allowed).filter { surplus > 0 ? $1 > share : surplus < 0 ? $1 < share : true }
            for (index, own) in settled {
                widths[index] = own
                rest = max(rest - own, 0)
            }
        }
        return widths.map { $0 ?? 0 }
    }

    private func offers(_ subviews: Subviews, in width: CGFloat?) -> [ProposedViewSize] {
        guard let width else { return subviews.map { _ in .unspecified } }
        return widths(in: width).map { ProposedViewSize(width: $0, height: nil) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = zip(subviews, offers(subviews, in: proposal.width)).map { $0.sizeThatFits($1) }
        let own = sizes.reduce(Self.spacing * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.width }
        return CGSize(width: proposal.width ?? own, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: width, height: nil))
            x += width + Self.spacing
        }
    }
}

extension Table
where Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    /// Shows rows that a builder makes.
    @MainActor public init(
        of valueType: Value.Type = Value.self, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns()._columns, rows: rows()._rows)
    }
    /// Shows rows that a builder makes; one can be selected.
    @MainActor public init(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns()._columns, rows: rows()._rows)
    }
    /// Shows rows that a builder makes; several can be selected.
    @MainActor public init(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) {
        self.init(columns: columns()._columns, rows: rows()._rows)
    }
    /// Shows rows that a builder makes, which can be sorted.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns()._columns, rows: rows()._rows)
    }
    /// Shows rows that a builder makes, which can be sorted; one can be selected.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns()._columns, rows: rows()._rows)
    }
    /// Shows rows that a builder makes, which can be sorted; several can be selected.
    @MainActor public init<Sort: SortComparator>(
        of valueType: Value.Type = Value.self, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Sort.Compared == Value {
        self.init(columns: columns()._columns, rows: rows()._rows)
    }
}

// The columns of a closure are a type of their own here: the compiler then knows the rows of its columns from the data.
extension Table where Rows == _TableRows<Value>, Columns == _TableColumns<Value> {
    /// Shows a row for each element of a collection.
    @MainActor public init<Data: RandomAccessCollection, Content: TableColumnContent>(
        _ data: Data, @TableColumnBuilder<Data.Element, Never> columns: () -> Content
    ) where Data.Element == Value, Content.TableRowValue == Data.Element {
        self.init(columns: columns()._columns, rows: Array(data))
    }
    /// Shows a row for each element of a collection; one can be selected.
    @MainActor public init<Data: RandomAccessCollection, Content: TableColumnContent>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Data.Element, Never> columns: () -> Content
    ) where Data.Element == Value, Content.TableRowValue == Data.Element {
        self.init(columns: columns()._columns, rows: Array(data))
    }
    /// Shows a row for each element of a collection; several can be selected.
    @MainActor public init<Data: RandomAccessCollection, Content: TableColumnContent>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Data.Element, Never> columns: () -> Content
    ) where Data.Element == Value, Content.TableRowValue == Data.Element {
        self.init(columns: columns()._columns, rows: Array(data))
    }
    /// Shows a row for each element of a collection, which can be sorted.
    @MainActor
    public init<
        Data: RandomAccessCollection, Sort: SortComparator, Content: TableColumnContent
    >(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Data.Element, Sort> columns: () -> Content
    ) where Data.Element == Value, Content.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(columns: columns()._columns, rows: Array(data))
    }
    /// Shows a row for each element of a collection, which can be sorted; one can be selected.
    @MainActor
    public init<
        Data: RandomAccessCollection, Sort: SortComparator, Content: TableColumnContent
    >(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Data.Element, Sort> columns: () -> Content
    ) where Data.Element == Value, Content.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(columns: columns()._columns, rows: Array(data))
    }
    /// Shows a row for each element of a collection, which can be sorted; several can be selected.
    @MainActor
    public init<
        Data: RandomAccessCollection, Sort: SortComparator, Content: TableColumnContent
    >(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Data.Element, Sort> columns: () -> Content
    ) where Data.Element == Value, Content.TableRowValue == Data.Element, Sort.Compared == Value {
        self.init(columns: columns()._columns, rows: Array(data))
    }
}

/// A style of tables; it does not change layout.
public protocol TableStyle {}

/// The platform's default style of tables.
public struct AutomaticTableStyle: TableStyle {
    public init() {}
}

/// Tables that are inset.
public struct InsetTableStyle: TableStyle {
    public init() {}
}

/// Tables in a border.
public struct BorderedTableStyle: TableStyle {
    public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The platform's default style.
    public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
    /// Inset.
    public static var inset: Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
    /// In a border.
    public static var bordered: Self { Self() }
}
