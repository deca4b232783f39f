/// A pair of buttons that step a value, with a label; it takes all the width that it is offered.
public nonisolated struct Stepper<Label: View>: LocatedView {
    var source: ViewSource?
    let label: Label

    /// Shows a label made of views.
    public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {
        self.label = label()
    }
    /// Shows a label made of views.
    public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
    }

    /// Shows a label made of views; the actions are not called.
    public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
    ) {
        self.label = label()
    }

    public var body: some View {
        AccessoryControl(kind: "Stepper", label: label, side: .trailing, fillsWidth: true) { $0.stepperSize }
    }
}

extension Stepper where Label == Text {
    /// Shows the text that a catalog has for a key.
    public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {
        label = Text(titleKey)
    }
    /// Shows the text that a catalog has for a key.
    public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        label = Text(titleKey)
    }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1
    ) {
        label = Text(title)
    }
    /// Shows a string as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, step: V.Stride = 1) {
        label = Text(title)
    }
    /// Shows the text that a catalog has for a key; the actions are not called.
    public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
        label = Text(titleKey)
    }
}
