/// A style of progress views, made from their parts.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The look, as views.
    associatedtype Body: View
    /// What the look is made from.
    typealias Configuration = ProgressViewStyleConfiguration
    /// The look, as views.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a progress view style is given.
public nonisolated struct ProgressViewStyleConfiguration {
    /// The part of the task that is done, in 0…1; `nil` where that is not known.
    public let fractionCompleted: Double?
    /// The label that names the task.
    public var label: Label?
    /// The label of the progress.
    public var currentValueLabel: CurrentValueLabel?

    /// The label that names the task, as a view.
    public typealias Label = _StyleContent
    /// The label of the progress, as a view.
    public typealias CurrentValueLabel = _StyleContent
}

/// A style that the engine measures itself.
nonisolated protocol BuiltInProgressViewStyle: ProgressViewStyle, EngineStyle {
    /// Whether there is a bar; `nil` where there is one only if there is a value.
    var isBar: Bool? { get }
}

extension BuiltInProgressViewStyle {
    func set(in environment: inout EnvironmentValues) { environment.progressIsBar = isBar }

    /// The progress view in this look.
    @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
        ProgressView(configuration).environment(\.progressIsBar, isBar)
    }
}

/// The platform's default style: a bar where there is a value, otherwise a spinner.
public nonisolated struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
    public init() {}
    var isBar: Bool? { nil }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: BuiltInProgressViewStyle {
    public init() {}
    /// The style in a colour, which does not change layout.
    public init(tint: Color) {}
    var isBar: Bool? { true }
}

/// A spinner.
public nonisolated struct CircularProgressViewStyle: BuiltInProgressViewStyle {
    public init() {}
    /// The style in a colour, which does not change layout.
    public init(tint: Color) {}
    var isBar: Bool? { false }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The platform's default style.
    public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension EnvironmentValues {
    private enum BarKey: EnvironmentKey { static var defaultValue: Bool? { nil } }

    /// Whether progress views are bars; `nil` for their default.
    var progressIsBar: Bool? {
        get { self[BarKey.self] }
        set { self[BarKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
