public import Foundation

/// Sets traits of the content's rows: of the view's own row, or of all rows of a section.
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

/// The distance between sections.
public struct ListSectionSpacing: Sendable {
    let factor: CGFloat
    let length: CGFloat?
    /// The platform's default distance.
    public static let `default` = ListSectionSpacing(factor: 1, length: nil)
    /// Half of the platform's default distance.
    public static let compact = ListSectionSpacing(factor: 0.5, length: nil)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(factor: 1, length: spacing)
    }
}

/// How prominent a header is.
public enum Prominence: Sendable {
    /// How prominent a header is.
    case standard, increased
}

extension EnvironmentValues {
    private enum RowHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum HeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
    private enum SectionSpacingKey: EnvironmentKey { static let defaultValue = ListSectionSpacing.default }
    private enum ProminenceKey: EnvironmentKey { static let defaultValue = Prominence.standard }

    /// The minimum height of rows, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[RowHeightKey.self] ?? platformMetrics[.listRowHeight] }
        set { self[RowHeightKey.self] = newValue }
    }
    /// The minimum height of headers, in points; `nil` for the platform's default.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[HeaderHeightKey.self] }
        set { self[HeaderHeightKey.self] = newValue }
    }
    /// How prominent headers are.
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
    /// Sets the distance from the sides of the row to the view, in points; `nil` for the platform's default.
    nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListRowModifier { $0.insets = insets })
    }
    /// Sets the distance between the rows of lists in the view, in points; `nil` for the platform's default, which is
    /// none.
    nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }
    /// Sets the distance between the sections of lists in the view.
    nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    /// Sets the distance between the sections of lists in the view, in points.
    nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
    /// Sets how prominent the headers of sections in the view are.
    nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
    /// Adds buttons that are shown when the row is swiped aside; in a layout they are not shown.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View { hiding("SwipeActions") }
}
