public import Foundation

/// Chooses several days in a calendar of one month.
public nonisolated struct MultiDatePicker<Label: View>: LocatedPrimitiveView {
    // A calendar shows its month itself, and has no label.
    var source: ViewSource?

    /// Chooses any days.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}
    /// Chooses days in a range.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
    ) {}
    /// Chooses days that are not before another.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label
    ) {}
    /// Chooses days before another.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label
    ) {}

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.controlMetrics
        let leaf = FillLeaf { CGSize(width: $0.width ?? metrics.wheelSize.width, height: metrics.calendarHeight) }
        let node = ViewNode(kind: "MultiDatePicker", behavior: LeafBehavior(leaf), context: context)
        node.facts.isControl = true
        return [node]
    }
}

extension MultiDatePicker where Label == Text {
    /// Chooses any days.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
    /// Chooses days in a range.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
    ) {}
    /// Chooses days that are not before another.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
    ) {}
    /// Chooses any days.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
}
