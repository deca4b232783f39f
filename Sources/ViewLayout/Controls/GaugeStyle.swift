import Foundation

/// A style of gauges, made from their parts.
@MainActor @preconcurrency
public protocol GaugeStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = GaugeStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style is given.
public nonisolated struct GaugeStyleConfiguration {
    /// The value, as a part of its range in 0…1.
    public var value: Double
    /// The label that names the value.
    public var label: Label
    /// The label of the current value.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the beginning of the range.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the end of the range.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of values in the range; nil, as gauges do not show them.
    public var markedValueLabels: MarkedValueLabels? { nil }

    /// The label that names the value, as a view.
    public typealias Label = _StyleContent
    /// The label of the current value, as a view.
    public typealias CurrentValueLabel = _StyleContent
    /// The label of the beginning of the range, as a view.
    public typealias MinimumValueLabel = _StyleContent
    /// The label of the end of the range, as a view.
    public typealias MaximumValueLabel = _StyleContent
    /// The labels of values in the range, as views.
    public typealias MarkedValueLabels = _StyleContent
}

/// The looks of a gauge, as far as they differ in size.
enum GaugeShape: Sendable { case bar, barAlone, ring }

/// A style that the engine measures itself.
nonisolated protocol BuiltInGaugeStyle: GaugeStyle, EngineStyle {
    var shape: GaugeShape { get }
}

extension BuiltInGaugeStyle {
    func set(in environment: inout EnvironmentValues) { environment.gaugeShape = shape }

    /// The gauge in this look.
    @MainActor public func makeBody(configuration: GaugeStyleConfiguration) -> some View {
        Gauge(configuration).environment(\.gaugeShape, shape)
    }
}

/// The platform's default style: a bar with all labels.
public nonisolated struct DefaultGaugeStyle: BuiltInGaugeStyle {
    public init() {}
    var shape: GaugeShape { .bar }
}
/// A bar that is filled up to the value, with all labels.
public nonisolated struct LinearCapacityGaugeStyle: BuiltInGaugeStyle {
    public init() {}
    var shape: GaugeShape { .bar }
}
/// A small bar that is filled up to the value, with all labels.
public nonisolated struct AccessoryLinearCapacityGaugeStyle: BuiltInGaugeStyle {
    public init() {}
    var shape: GaugeShape { .bar }
}
/// A small bar with a mark at the value, between the labels of its ends.
public nonisolated struct AccessoryLinearGaugeStyle: BuiltInGaugeStyle {
    public init() {}
    var shape: GaugeShape { .barAlone }
}
/// An open ring with a mark at the value.
public nonisolated struct AccessoryCircularGaugeStyle: BuiltInGaugeStyle {
    public init() {}
    var shape: GaugeShape { .ring }
}
/// A ring that is filled up to the value.
public nonisolated struct AccessoryCircularCapacityGaugeStyle: BuiltInGaugeStyle {
    public init() {}
    var shape: GaugeShape { .ring }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value.
    public nonisolated static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that is filled up to the value.
    public nonisolated static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public nonisolated static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public nonisolated static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public nonisolated static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension EnvironmentValues {
    private enum ShapeKey: EnvironmentKey { static let defaultValue = GaugeShape.bar }

    var gaugeShape: GaugeShape {
        get { self[ShapeKey.self] }
        set { self[ShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the gauges in the view.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
