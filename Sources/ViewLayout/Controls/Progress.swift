import Foundation

/// Shows how far a task is; a bar takes all the width that it is offered, a spinner none.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: LocatedView {
    var source: ViewSource?
    let label: Label
    let current: CurrentValueLabel
    let hasValue: Bool
    @Environment(\.progressIsBar) private var progressIsBar

    init(label: Label, current: CurrentValueLabel, hasValue: Bool) {
        self.label = label
        self.current = current
        self.hasValue = hasValue
    }

    public var body: some View {
        if CurrentValueLabel.self == EmptyView.self {
            bar
        } else {
            VStack(alignment: .leading, spacing: 0) {
                bar
                current
            }
        }
    }

    private var bar: some View {
        let isBar = progressIsBar ?? hasValue
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
        self.init(label: label(), current: currentValueLabel(), hasValue: value != nil)
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() { self.init(label: EmptyView(), current: EmptyView(), hasValue: false) }
    /// A bar, or a spinner while there is no value.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
        self.init(label: EmptyView(), current: EmptyView(), hasValue: value != nil)
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Shows a label made of views.
    public init(@ViewBuilder label: () -> Label) { self.init(label: label(), current: EmptyView(), hasValue: false) }
    /// Shows a label made of views.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1, @ViewBuilder label: () -> Label) {
        self.init(label: label(), current: EmptyView(), hasValue: value != nil)
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Shows the text that a catalog has for a key.
    public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(title) }
    }
    /// Shows the text that a catalog has for a key.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1) {
        self.init(value: value, total: total) { Text(titleKey) }
    }
}

/// Chooses a value from a range; it takes all the width that it is offered.
public nonisolated struct Slider<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }
    /// Shows a label made of views.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    // The label is for accessibility: it is not shown.
    public var body: some View {
        AccessoryControl(kind: "Slider", label: EmptyView(), side: .below, fillsWidth: true) {
            CGSize(width: $0.idealTrackLength, height: $0.sliderHeight)
        }
    }
}

extension Slider where Label == EmptyView {
    /// Chooses a value from a range.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1) {
        self.init(value: value, in: bounds) { EmptyView() }
    }
    /// Chooses a value from a range.
    public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride) {
        self.init(value: value, in: bounds) { EmptyView() }
    }
}

/// Shows a value within a range, as a bar below its label.
public nonisolated struct Gauge<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    public var body: some View {
        AccessoryControl(kind: "Gauge", label: label, side: .below, fillsWidth: true, isControl: false) {
            CGSize(width: $0.idealTrackLength, height: $0.progressBarHeight)
        }
    }
}
