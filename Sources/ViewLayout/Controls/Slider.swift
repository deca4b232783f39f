import Foundation

/// Chooses a value from a range; it takes all the width that it is offered, with the labels of its ends beside it.
///
/// The label of the slider itself is for accessibility: it is not shown.
public nonisolated struct Slider<Label: View, ValueLabel: View>: LocatedPrimitiveView {
    var source: ViewSource?
    let minimum: ValueLabel
    let maximum: ValueLabel

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let layout = HStackLayout(spacing: context.environment.controlMetrics.labelSpacing)
        let content = Group {
            minimum
            Track(height: \.sliderHeight)
            maximum
        }
        let node = context.container("Slider", layout, content)
        node.facts.isControl = true
        node.facts.isStandard = true
        return [node]
    }
}

extension Slider {
    /// Chooses a value, with labels at the ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Chooses a value in steps, with labels at the ends.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(minimum: minimumValueLabel(), maximum: maximumValueLabel())
    }

    /// Chooses a value, with labels at the ends; the order of parameters in early SDKs.
    @_disfavoredOverload
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) {
        self.init(minimum: minimumValueLabel, maximum: maximumValueLabel)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Chooses a value.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(minimum: EmptyView(), maximum: EmptyView())
    }

    /// Chooses a value in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Chooses a value.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(minimum: EmptyView(), maximum: EmptyView())
    }

    /// Chooses a value in steps.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(minimum: EmptyView(), maximum: EmptyView())
    }
}
