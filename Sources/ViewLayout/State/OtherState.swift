public import Foundation

/// A value of the user defaults; here it lives in memory, with its default.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// Makes it with its value.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        state = State(wrappedValue: wrappedValue)
    }

    /// The value now.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Makes it with its value.
    public init(_ key: String, store: UserDefaults? = nil) { self.init(wrappedValue: nil, key, store: store) }
}

/// A value that a scene restores; here it lives in memory, with its default.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let state: State<Value>

    /// Makes it with its value.
    public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

    /// The value now.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { state.projectedValue }
}

/// Which view has the keyboard's focus; none has in a layout.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    private let state: State<Value>

    public init() where Value == Bool { state = State(wrappedValue: false) }
    /// Makes it with its value.
    public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

    /// The value now.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }
    /// A binding to the focus.
    public var projectedValue: Binding { Binding(base: state.projectedValue) }

    /// A binding to the focus.
    @propertyWrapper
    public struct Binding {
        let base: ViewLayout.Binding<Value>
        /// The value now.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }
        /// A binding to the focus.
        public var projectedValue: Binding { self }
    }
}

/// A value while a gesture lasts; none lasts in a layout.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The initial value.
    public let wrappedValue: Value
    /// Makes it with its initial value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Makes it with its initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
    /// Makes it with its initial value, and a way of resetting it.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: wrappedValue) }
    /// Makes it with its initial value, and a way of resetting it.
    public init(initialValue: Value, resetTransaction: Transaction) { self.init(wrappedValue: initialValue) }
    /// Makes it with its initial value, and a way of resetting it.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: wrappedValue)
    }
    /// Makes it with its initial value, and a way of resetting it.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue)
    }
    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Initially nil.
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
    /// Initially nil.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}

/// A namespace for views that change into each other.
@propertyWrapper
public struct Namespace: DynamicProperty {
    private let id = ID(UUID())
    public init() {}
    /// What distinguishes this namespace from others.
    public var wrappedValue: ID { id }

    /// What distinguishes one from another.
    public struct ID: Hashable, Sendable {
        private let value: UUID
        init(_ value: UUID) { self.value = value }
    }
}

/// A number that follows the text size, as the sizes of the body style do.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private let location = EnvironmentLocation()

    /// Makes it with its value.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle = .body) {
        base = wrappedValue
        style = textStyle
    }

    /// The number times the size of the style at this text size over its size at `large`.
    public var wrappedValue: Value { base * Value(location.values.fontScale(style, location.values.dynamicTypeSize)) }
}

extension ScaledMetric: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: PropertyPlace) { location.values = context.environment }
}

extension EnvironmentValues {
    private enum FontScaleKey: EnvironmentKey {
        static var defaultValue: (Font.TextStyle, DynamicTypeSize) -> CGFloat {
            // Body sizes of Apple's type scale, from xSmall to the largest accessibility size.
            { _, size in [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53][size.rawValue] / 17 }
        }
    }

    /// How much larger a style is at a text size than at `large`; the measurer of texts knows the fonts.
    package var fontScale: (Font.TextStyle, DynamicTypeSize) -> CGFloat {
        get { self[FontScaleKey.self] }
        set { self[FontScaleKey.self] = newValue }
    }
}
