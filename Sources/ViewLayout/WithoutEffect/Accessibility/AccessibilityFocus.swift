/// Which view assistive technology stands on; it stands on none in a layout.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let state: FocusState<Value>

    /// Stands on no view.
    public init() where Value == Bool { state = FocusState() }
    public init<T: Hashable>() where Value == T? { state = FocusState() }
    /// Stands on no view, of some technologies alone.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    /// The value now.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding { Binding(base: state.projectedValue) }

    /// A binding to the value.
    @propertyWrapper
    public struct Binding {
        let base: FocusState<Value>.Binding
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Technologies that help a person to use an app.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Is steered with one switch or several.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
    /// Ties where assistive technology stands to a value.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// Sets where assistive technology stands at first.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}
