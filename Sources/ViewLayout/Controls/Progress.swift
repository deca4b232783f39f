import Foundation

/// Shows the progress of a task. A bar takes all the width that it is offered, a spinner does not.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: LocatedView {
    var source: ViewSource?
    let label: Label
    let current: CurrentValueLabel
    /// The part of the task that is done, in 0…1; `nil` where that is not known.
    let fraction: Double?
    @Environment(\.progressIsBar) private var progressIsBar

    init(label: Label, current: CurrentValueLabel, fraction: Double?) {
        self.label = label
        self.current = current
        self.fraction = fraction
    }

    public var body: some View {
        StyledControl(
            kind: "ProgressView",
            configuration: ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: .ifAny(label), currentValueLabel: .ifAny(current)),
            isControl: false, fallback: ownLook)
    }

    @ViewBuilder private var ownLook: some View {
        if current.isAbsent {
            bar
        } else {
            VStack(alignment: .leading, spacing: 0) {
                bar
                current
            }
        }
    }

    private var bar: some View {
        let isBar = progressIsBar ?? (fraction != nil)
        return AccessoryControl(
            kind: "ProgressView", label: label, side: .below, fillsWidth: isBar,
            isControl: false
        ) { metrics in
            isBar
                ? CGSize(width: metrics.idealTrackLength, height: metrics.progressBarHeight) : metrics.spinnerSize
        }
    }
}

extension ProgressView {
    /// Shows a label made of views above the bar, and one for the value below it.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(label: label(), current: currentValueLabel(), fraction: part(value, of: total))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() { self.init(label: EmptyView(), current: EmptyView(), fraction: nil) }
    /// A bar, or a spinner while there is no value.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(label: EmptyView(), current: EmptyView(), fraction: part(value, of: total))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows a label made of views.
    public init(@ViewBuilder label: () -> Label) { self.init(label: label(), current: EmptyView(), fraction: nil) }
    /// Shows a label made of views.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label: label(), current: EmptyView(), fraction: part(value, of: total))
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
    /// Shows a string that is not localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
    /// Shows the text that a catalog has for a key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}

/// The ratio of `value` to `total`, in 0…1.
private func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
}
