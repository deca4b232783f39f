public import Foundation

/// Two or three columns beside each other, each with its bar; one alone where there is not the width for them.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    var visibility: Binding<NavigationSplitViewVisibility>?
    var preferredCompactColumn: Binding<NavigationSplitViewColumn>?

    /// Shows three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }
    /// Shows three columns, of which the first can be hidden.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        visibility = columnVisibility
    }
    /// Shows three columns, or one of them where there is not the width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar, content: content, detail: detail)
        self.preferredCompactColumn = preferredCompactColumn
    }

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.platformMetrics
        let width = context.session.size(of: context.container).width
        let hasColumns =
            metrics[.splitRegularWidth] == 0 || (width ?? 0) >= metrics[.splitRegularWidth]
            || context.environment.horizontalSizeClass == .regular
        let columns = hasColumns ? beside(in: context) : [alone(in: context)]
        let layout = ColumnsLayout(isAsWideAsColumns: metrics.platform == .macos)
        let node = ViewNode(kind: "NavigationSplitView", layout: layout, children: columns, context: context)
        node.hide("Column", count: (hasContent ? 3 : 2) - columns.count)
        return [node]
    }

    /// Whether there is a column between the first and the last.
    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The column that is shown where there is not the width for more: the one that is asked for, or the first.
    @MainActor private func alone(in context: ViewContext) -> ViewNode {
        switch preferredCompactColumn?.wrappedValue {
        case .detail: column(detail, "d", in: context, nil)
        case .content: column(content, "m", in: context, nil)
        default: column(sidebar, "s", in: context, .sidebar)
        }
    }

    @MainActor private func beside(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.platformMetrics
        let visibility = visibility?.wrappedValue ?? .automatic
        var columns: [ViewNode] = []
        if visibility == .all || visibility == .automatic || visibility == .doubleColumn && !hasContent {
            columns.append(column(sidebar, "s", in: context, .sidebar, width: metrics[.splitSidebarWidth]))
        }
        if hasContent, visibility != .detailOnly {
            columns.append(column(content, "m", in: context, nil, width: metrics[.splitContentWidth]))
        }
        return columns + [column(detail, "d", in: context, nil)]
    }

    /// A column with its bar. Its width is the one that it asks for, else `width`, else all that is offered.
    @MainActor private func column(
        _ view: some View, _ step: String, in context: ViewContext, _ look: ListLook?, width: CGFloat? = nil
    ) -> ViewNode {
        var inner = context.inside(nil).at(step)
        inner.environment.placeOfLists = look
        let node = inner.rootNode(of: NavigationContainer(kind: "Column", root: view))
        let own = node.children.lazy.compactMap { $0.preference(ColumnWidthKey.self) }.first ?? nil
        node.traits[ColumnWidth.self] = width.map { own ?? $0 }
        return node
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Shows two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    /// Shows two columns, of which the first can be hidden.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
    /// Shows two columns, or one of them where there is not the width.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }
}

/// The width of a column, in points; `nil` for what the others leave.
private enum ColumnWidth: LayoutValueKey, Sendable {
    static let defaultValue: CGFloat? = nil
}

/// The width that a view asks for its column.
private enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}

/// Columns of given widths beside one that has the rest; all are as high as the view.
struct ColumnsLayout: Layout {
    /// Whether it is never narrower than its columns, which grow with their content there.
    let isAsWideAsColumns: Bool

    static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
        let given = subviews.map { subview in
            // A column may need more than it is given.
            subview[ColumnWidth.self].map {
                subview.sizeThatFits(ProposedViewSize(width: $0, height: proposal.height)).width
            }
        }
        let rest = proposal.width.map { max($0 - given.reduce(0) { $0 + ($1 ?? 0) }, 0) }
        return given.map { ProposedViewSize(width: $0 ?? rest, height: proposal.height) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        var size = CGSize.zero
        for (subview, offer) in zip(subviews, offers(proposal, subviews)) {
            let own = subview.sizeThatFits(offer)
            size.width += own.width
            size.height = max(size.height, own.height)
        }
        let own = proposal.replacingUnspecifiedDimensions(by: size)
        return CGSize(width: isAsWideAsColumns ? max(own.width, size.width) : own.width, height: own.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var x = bounds.minX
        for (subview, offer) in zip(subviews, offers(ProposedViewSize(bounds.size), subviews)) {
            subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer)
            x += subview.sizeThatFits(offer).width
        }
    }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
    private let name: String
    /// As the platform has it: all of them.
    public static let automatic = NavigationSplitViewVisibility(name: "automatic")
    /// All of them.
    public static let all = NavigationSplitViewVisibility(name: "all")
    /// The last two.
    public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
    /// The last one.
    public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    /// The first.
    public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
    /// The second of three.
    public static let content = NavigationSplitViewColumn(name: "content")
    /// The last.
    public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension View {
    /// Sets the width of the column of the view, in points.
    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        preference(key: ColumnWidthKey.self, value: width)
    }
    /// Sets the width of the column of the view, in points; users may change it between the bounds.
    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(ideal)
    }
}
