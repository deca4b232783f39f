public import Foundation

/// A style of date pickers, made from their parts.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = DatePickerStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a date picker style is given.
public nonisolated struct DatePickerStyleConfiguration {
    /// The label of the picker.
    public let label: Label
    /// The date that is chosen.
    @Binding public var selection: Date
    /// The first date that can be chosen.
    public var minimumDate: Date?
    /// The last date that can be chosen.
    public var maximumDate: Date?
    /// The parts of a date that are chosen.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }

    /// The label of the picker, as a view.
    public typealias Label = _StyleContent
}

/// The looks of a date picker, as far as they differ in size.
enum DatePickerShape: Sendable { case compact, field, stepperField, calendar, wheels }

/// A style that the engine measures itself.
nonisolated protocol BuiltInDatePickerStyle: DatePickerStyle, EngineStyle {
    /// The shape; `nil` for the platform's default.
    var shape: DatePickerShape? { get }
}

extension BuiltInDatePickerStyle {
    func set(in environment: inout EnvironmentValues) { environment.datePickerShape = shape }

    /// The picker in this look.
    @MainActor public func makeBody(configuration: DatePickerStyleConfiguration) -> some View {
        DatePickerLook(
            label: configuration.label, date: configuration.selection, components: configuration.displayedComponents
        )
        .environment(\.datePickerShape, shape)
    }
}

/// The platform's default style: the date behind the label, on macOS a field with a stepper.
public nonisolated struct DefaultDatePickerStyle: BuiltInDatePickerStyle {
    public init() {}
    var shape: DatePickerShape? { nil }
}
/// The date in boxes behind the label.
public nonisolated struct CompactDatePickerStyle: BuiltInDatePickerStyle {
    public init() {}
    var shape: DatePickerShape? { .compact }
}
/// A calendar of one month.
public nonisolated struct GraphicalDatePickerStyle: BuiltInDatePickerStyle {
    public init() {}
    var shape: DatePickerShape? { .calendar }
}
/// Wheels.
public nonisolated struct WheelDatePickerStyle: BuiltInDatePickerStyle {
    public init() {}
    var shape: DatePickerShape? { .wheels }
}
/// A field that is edited.
public nonisolated struct FieldDatePickerStyle: BuiltInDatePickerStyle {
    public init() {}
    var shape: DatePickerShape? { .field }
}
/// A field that is edited, with a stepper.
public nonisolated struct StepperFieldDatePickerStyle: BuiltInDatePickerStyle {
    public init() {}
    var shape: DatePickerShape? { .stepperField }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// The date in boxes behind the label.
    public nonisolated static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar of one month.
    public nonisolated static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// Wheels.
    public nonisolated static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A field that is edited.
    public nonisolated static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A field that is edited, with a stepper.
    public nonisolated static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

extension EnvironmentValues {
    private enum ShapeKey: EnvironmentKey { static let defaultValue: DatePickerShape? = nil }

    /// The shape of date pickers; `nil` for the platform's default.
    var datePickerShape: DatePickerShape? {
        get { self[ShapeKey.self] }
        set { self[ShapeKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the date pickers in the view.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
