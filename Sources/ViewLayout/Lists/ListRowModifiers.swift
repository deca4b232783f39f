public import Foundation

/// Says something of the rows that the content makes: of the view's own row, or of all rows of a section.
nonisolated struct ListRowModifier: PrimitiveModifier {
    let change: (inout ListRowTraits) -> Void

    @MainActor func makeNodes(
        of content: @MainActor (ViewContext) -> [ViewNode], in context: ViewContext
    ) -> [ViewNode] {
        var traits = ListRowTraits()
        change(&traits)
        var context = context
        if let outer = context.list?.defaults { context.list?.defaults = traits.filled(from: outer) }
        let nodes = content(context)
        for node in nodes { node.traits.listRow = node.traits.listRow.filled(from: traits) }
        return nodes
    }
}

/// How far sections stand apart.
public struct ListSectionSpacing: Sendable {
    let factor: CGFloat
    let length: CGFloat?
    /// The platform's own distance.
    public static let `default` = ListSectionSpacing(factor: 1, length: nil)
    /// Half of the platform's own distance.
    public static let compact = ListSectionSpacing(factor: 0.5, length: nil)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(factor: 1, length: spacing)
    }
}

/// How much a header stands out.
public enum Prominence: Sendable {
    /// How much a header stands out.
    case standard, increased
}

extension EnvironmentValues {
    private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum SectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
    private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

    /// The least height of rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] ?? platformMetrics[.listRowHeight] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The least height of headers, in points; `nil` for the platform's own.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// How much headers stand out.
    public var headerProminence: Prominence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// From the sides of the row to the view, in points; `nil` for the platform's own.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowModifier { $0.insets = insets })
    }
    /// Between the rows of lists in the view, in points; `nil` for the platform's own, which is none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
    /// Between the sections of lists in the view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    /// Between the sections of lists in the view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
    /// How much the headers of sections in the view stand out.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    /// Adds buttons beside a row, shown when the row is drawn aside: at rest they are not there.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { hiding("SwipeActions") }
}
