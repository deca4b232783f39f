// No view has the keyboard's focus while views are laid out.

/// What a view with the focus is used for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let automatic = FocusInteractions(rawValue: 3)
    /// To be pressed.
    public static let activate = FocusInteractions(rawValue: 1)
    /// To be edited.
    public static let edit = FocusInteractions(rawValue: 2)
}

/// When a preferred focus applies.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
    private let name: String
    /// When the system looks for a view to focus.
    public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
    /// Also when the user comes to the region.
    public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Moves the focus to its default place; here it does nothing.
public struct ResetFocusAction: Sendable {
    public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
    /// Whether the nearest focusable view around has the focus.
    public var isFocused: Bool { false }
    /// Moves the focus to its default place.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

extension View {
    /// Ties the keyboard focus to a value.
    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        self
    }
    /// Sets whether the view can have the keyboard focus.
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
    /// Sets whether the view can have the keyboard focus, and what for.
    nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View { self }
    /// Makes the view a region that the focus moves to as a whole.
    ///
    /// iOS has none, so apps declare their own: with `@_disfavoredOverload` the app's is called.
    @_disfavoredOverload nonisolated public func focusSection() -> some View { self }
    /// Limits the views that preferences for the focus apply to.
    nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View { self }
    /// Makes the view preferred for the focus.
    nonisolated public func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View { self }
    /// Sets where the focus is initially.
    nonisolated public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { self }
    /// Ties the focus of the search field to a value.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View { self }
}

/// A key for a value of the view that has the focus.
public protocol FocusedValueKey {
    /// The type of the value.
    associatedtype Value
}

/// The values of the view that has the focus.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    init() {}

    /// The value of a key; there is none while no view has the focus.
    public subscript<K: FocusedValueKey>(key: K.Type) -> K.Value? {
        get { values[ObjectIdentifier(key)] as? K.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the view with the focus; no view has it in a layout.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    /// Reads a value.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    /// Reads an object.
    public init(_ objectType: Value.Type) where Value: AnyObject {}
    public var wrappedValue: Value? { nil }
}

/// An object of the view with the focus; no view has it in a layout.
@propertyWrapper
public struct FocusedObject<ObjectType: AnyObject>: DynamicProperty {
    public init() {}
    public var wrappedValue: ObjectType? { nil }
    /// Bindings to the properties of the object, for when there is one.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? { nil }
}

/// A binding of the view with the focus; no view has it in a layout.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    /// Reads a binding.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}

extension View {
    /// Sets a value for when a view in this one has the focus.
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Sets an object for when a view in this one has the focus.
    nonisolated public func focusedValue<T: AnyObject>(_ object: T?) -> some View { self }
    /// Sets a value for when a view in the window has the focus.
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> some View { self }
    /// Sets an object for when a view in this one has the focus.
    nonisolated public func focusedObject<T: AnyObject>(_ object: T) -> some View { self }
    /// Sets an object for when a view in the window has the focus.
    nonisolated public func focusedSceneObject<T: AnyObject>(_ object: T) -> some View { self }
}
