public import Foundation

/// How prominent badges are.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String
    /// Less than usual.
    public static let decreased = BadgeProminence(name: "decreased")
    /// As usual.
    public static let standard = BadgeProminence(name: "standard")
    /// More than usual.
    public static let increased = BadgeProminence(name: "increased")
}

extension View {
    /// Puts a view behind the row.
    nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }
    /// Shows or hides the separator of the row.
    nonisolated public func listRowSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Sets the colour of the separator of the row.
    nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
    /// Shows or hides the separators of sections.
    nonisolated public func listSectionSeparator(
        _ visibility: Visibility, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Sets the colour of the separators of sections.
    nonisolated public func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View { self }
    /// Sets the colour of the row.
    nonisolated public func listItemTint(_ tint: Color?) -> some View { self }
    /// Keeps the row from being deleted.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }
    /// Keeps the row from being moved.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
    /// Keeps the row from being selected.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

extension DynamicViewContent {
    /// Runs an action when rows are deleted.
    nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent { self }
    /// Runs an action when rows are moved.
    nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent { self }
}
