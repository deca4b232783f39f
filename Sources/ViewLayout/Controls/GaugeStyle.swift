import Foundation

/// A look for gauges, made from their parts.
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
    /// What says which value it is.
    public var label: Label
    /// What says how much it is.
    public var currentValueLabel: CurrentValueLabel?
    /// What says where the range begins.
    public var minimumValueLabel: MinimumValueLabel?
    /// What says where the range ends.
    public var maximumValueLabel: MaximumValueLabel?
    /// What says where values in the range are; nothing, as gauges do not show them.
    public var markedValueLabels: MarkedValueLabels? { nil }

    /// What says which value it is, as a view.
    public typealias Label = _StyleContent
    /// What says how much it is, as a view.
    public typealias CurrentValueLabel = _StyleContent
    /// What says where the range begins, as a view.
    public typealias MinimumValueLabel = _StyleContent
    /// What says where the range ends, as a view.
    public typealias MaximumValueLabel = _StyleContent
    /// What says where values in the range are, as a view.
    public typealias MarkedValueLabels = _StyleContent
}

/// The looks of a gauge, as far as they differ in size.
enum GaugeShape: Sendable { case bar, barAlone, ring }

/// A look that the engine measures itself.
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

/// The platform's own look: a bar with all labels.
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
    /// The platform's own look.
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
    /// Gives the gauges in the view a look.
    nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
