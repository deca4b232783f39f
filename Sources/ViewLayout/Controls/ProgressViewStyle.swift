/// A look for progress views.
public protocol ProgressViewStyle: Sendable {}

/// The platform's own look: a bar where there is a value, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// Makes the look.
    public init() {}
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// Makes the look.
    public init() {}
}

/// A spinner.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// Makes the look.
    public init() {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The platform's own look.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
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
        environment(
            \.progressIsBar,
            style is LinearProgressViewStyle ? true : style is CircularProgressViewStyle ? false : nil)
    }
}
