/// An object that a view keeps from one evaluation to the next.
@propertyWrapper
public struct StateObject<ObjectType: AnyObject>: DynamicProperty {
    private let location: ObjectLocation<ObjectType>

    /// Makes it with its object.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { location = ObjectLocation(thunk) }

    /// The object.
    public var wrappedValue: ObjectType { location.object }
    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: PropertyPlace) {
        location.object = context.session.stored(at: place) { location.make() }
    }
}

final class ObjectLocation<ObjectType: AnyObject> {
    let make: () -> ObjectType
    lazy var object = make()
    init(_ make: @escaping () -> ObjectType) { self.make = make }
}

/// An object that a view is given; nothing watches it here, as a layout evaluates views once.
@propertyWrapper
public struct ObservedObject<ObjectType: AnyObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    /// Makes it with its object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Makes it with its object.
    public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

    /// Bindings to the properties of the object.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        /// A binding to a property of the object.
        public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
            Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

/// An object whose properties can be bound to.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<ObjectType: AnyObject> {
    /// The object.
    public var wrappedValue: ObjectType

    /// Makes it with its object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Makes it with its object.
    public init(_ wrappedValue: ObjectType) { self.init(wrappedValue: wrappedValue) }

    /// The wrapper itself, which gives bindings to the properties.
    public var projectedValue: Bindable<ObjectType> { self }

    /// A binding to a property of the object.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Part>) -> Binding<Part> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
