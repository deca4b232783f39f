import Foundation

/// Shows a value within a range: a bar between the labels of its ends, below its label and above the label of the
/// value.
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    LocatedView
{
    var source: ViewSource?
    let label: Label
    let current: CurrentValueLabel
    let minimum: BoundsLabel
    let maximum: BoundsLabel
    let fraction: Double

    init(
        _ fraction: Double, label: Label, current: CurrentValueLabel, minimum: BoundsLabel, maximum: BoundsLabel
    ) {
        self.fraction = fraction
        self.label = label
        self.current = current
        self.minimum = minimum
        self.maximum = maximum
    }

    public var body: some View {
        StyledControl(
            kind: "Gauge",
            configuration: GaugeStyleConfiguration(
                value: fraction, label: .init(label), currentValueLabel: .ifAny(current),
                minimumValueLabel: .ifAny(minimum), maximumValueLabel: .ifAny(maximum)),
            isControl: false,
            fallback: GaugeLook(label: label, current: current, minimum: minimum, maximum: maximum))
    }
}

/// The part of `bounds` that is below `value`, in 0…1.
private func part<V: BinaryFloatingPoint>(_ value: V, of bounds: ClosedRange<V>) -> Double {
    let length = bounds.upperBound - bounds.lowerBound
    return length > 0 ? min(max(Double((value - bounds.lowerBound) / length), 0), 1) : 0
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Shows a value, with labels for it and for the ends of the range.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            part(value, of: bounds), label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
            maximum: maximumValueLabel())
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Shows a value, with a label for it.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            part(value, of: bounds), label: label(), current: currentValueLabel(), minimum: EmptyView(),
            maximum: EmptyView())
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Shows a value.
    public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(
            part(value, of: bounds), label: label(), current: EmptyView(), minimum: EmptyView(), maximum: EmptyView())
    }
}

extension Gauge
where
    Label == GaugeStyleConfiguration.Label, CurrentValueLabel == GaugeStyleConfiguration.CurrentValueLabel?,
    BoundsLabel == GaugeStyleConfiguration.MinimumValueLabel?, MarkedValueLabels == EmptyView
{
    /// The gauge that a style is given, in the look that applies around the style.
    init(_ configuration: GaugeStyleConfiguration) {
        self.init(
            configuration.value, label: configuration.label, current: configuration.currentValueLabel,
            minimum: configuration.minimumValueLabel, maximum: configuration.maximumValueLabel)
    }
}

/// The engine's own looks of gauges.
private nonisolated struct GaugeLook<Label: View, Current: View, Bounds: View>: PrimitiveView {
    let label: Label
    let current: Current
    let minimum: Bounds
    let maximum: Bounds

    @MainActor package func makeNodes(in context: ViewContext) -> [ViewNode] {
        let metrics = context.environment.controlMetrics
        switch context.environment.gaugeShape {
        case .bar:
            let content = Group {
                label
                bar(metrics)
                current
            }
            let layout = VStackLayout(alignment: .leading, spacing: metrics.labelSpacing)
            return [context.container("Gauge", layout, content)]
        case .barAlone:
            return [context.container("Gauge", HStackLayout(), bar(metrics))]
        case .ring:
            return [context.container("Gauge", ZStackLayout(), ring(metrics.ringSize))]
        }
    }

    private func bar(_ metrics: ControlMetrics) -> some View {
        HStack(spacing: metrics.labelSpacing) {
            minimum
            Track(height: \.progressBarHeight)
            maximum
        }
    }

    /// The value in a ring. Below it, in the gap, are the labels of the ends, or else that of the gauge.
    @MainActor private func ring(_ size: CGFloat) -> some View {
        let hasEnds = !minimum.isAbsent
        return ZStack(alignment: .bottom) {
            Group {
                if current.isAbsent { label } else { current }
            }
            .frame(width: size * 0.7, height: size)
            HStack(spacing: 0) {
                if hasEnds {
                    minimum
                    Spacer(minLength: 0)
                    maximum
                } else if !current.isAbsent {
                    label
                }
            }
            .font(.caption2)
            .frame(width: size * 0.7)
        }
        .frame(width: size, height: size)
        .lineLimit(1)
        .minimumScaleFactor(0.5)
    }
}
