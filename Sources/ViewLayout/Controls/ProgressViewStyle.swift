/// A look for progress views, made from their parts.
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
    /// How much of the task is done, in 0…1; `nil` where that is not known.
    public let fractionCompleted: Double?
    /// What says which task it is.
    public var label: Label?
    /// What says how much is done.
    public var currentValueLabel: CurrentValueLabel?

    /// What says which task it is, as a view.
    public typealias Label = _StyleContent
    /// What says how much is done, as a view.
    public typealias CurrentValueLabel = _StyleContent
}

/// A look that the engine measures itself.
nonisolated protocol BuiltInProgressViewStyle: ProgressViewStyle, EngineStyle {
    /// Whether there is a bar; `nil` where there is one for a value alone.
    var isBar: Bool? { get }
}

extension BuiltInProgressViewStyle {
    func set(in environment: inout EnvironmentValues) { environment.progressIsBar = isBar }

    /// The progress view in this look.
    @MainActor public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View {
        ProgressView(configuration).environment(\.progressIsBar, isBar)
    }
}

/// The platform's own look: a bar where there is a value, else a spinner.
public nonisolated struct DefaultProgressViewStyle: BuiltInProgressViewStyle {
    public init() {}
    var isBar: Bool? { nil }
}

/// A bar.
public nonisolated struct LinearProgressViewStyle: BuiltInProgressViewStyle {
    public init() {}
    /// The look in a colour, which does not change layout.
    public init(tint: Color) {}
    var isBar: Bool? { true }
}

/// A spinner.
public nonisolated struct CircularProgressViewStyle: BuiltInProgressViewStyle {
    public init() {}
    /// The look in a colour, which does not change layout.
    public init(tint: Color) {}
    var isBar: Bool? { false }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The platform's own look.
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

    /// Whether progress views are bars; `nil` lets them choose.
    var progressIsBar: Bool? {
        get { self[BarKey.self] }
        set { self[BarKey.self] = newValue }
    }
}

extension View {
    /// Gives the progress views in the view a look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
    }
}
