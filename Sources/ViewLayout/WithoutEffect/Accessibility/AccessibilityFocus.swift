/// The view that has the focus of assistive technology; in a layout none has it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let state: FocusState<Value>

    /// No view has the focus.
    public init() where Value == Bool { state = FocusState() }
    public init<T: Hashable>() where Value == T? { state = FocusState() }
    /// No view has the focus, for some technologies only.
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

/// Assistive technologies.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// Reads the screen aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Is steered with one switch or several.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
    /// Binds the focus of assistive technology to a value.
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        self
    }
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }
    /// Sets the initial focus of assistive technology.
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}
