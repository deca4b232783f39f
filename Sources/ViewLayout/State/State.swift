/// A value that a view keeps from one evaluation to the next.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let location: StateLocation<Value>

    /// Makes it with its first value.
    public init(wrappedValue: Value) { location = StateLocation(wrappedValue) }
    /// Makes it with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value now.
    public var wrappedValue: Value {
        get { location.box.value }
        nonmutating set { location.box.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let box = location.box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: PropertyPlace) {
        location.box = context.session.stored(at: place) { StateBox(location.initial) }
    }
}

/// The storage of a property of a view, which copies of the view share.
final class StateLocation<Value> {
    let initial: Value
    var box: StateBox<Value>

    init(_ initial: Value) {
        self.initial = initial
        box = StateBox(initial)
    }
}

final class StateBox<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
