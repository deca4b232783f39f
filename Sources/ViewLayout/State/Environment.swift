/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let location: EnvironmentLocation
    private let read: (EnvironmentValues) -> Value

    /// Reads a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        location = EnvironmentLocation()
        read = { $0[keyPath: keyPath] }
    }

    public var wrappedValue: Value { read(location.values) }
}

extension Environment where Value: AnyObject {
    /// An object that a view further up has put into the environment; there must be one.
    public init(_ type: Value.Type) {
        location = EnvironmentLocation()
        read = { $0.object(type) }
    }
}

extension Environment {
    /// An object that a view further up has put into the environment, if any.
    public init<T: AnyObject>(_ type: T.Type) where Value == T? {
        location = EnvironmentLocation()
        read = { $0.objectIfAny(type) }
    }
}

extension Environment: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: String) { location.values = context.environment }
}

/// An object that a view further up has put into the environment; there must be one.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty {
    private let location = EnvironmentLocation()

    /// Reads a value of the environment.
    public init() {}

    public var wrappedValue: ObjectType { location.values.object(ObjectType.self) }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: String) { location.values = context.environment }
}

final class EnvironmentLocation {
    var values = EnvironmentValues()
}

extension EnvironmentValues {
    private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
        static var defaultValue: Object? { nil }
    }

    func objectIfAny<Object: AnyObject>(_ type: Object.Type) -> Object? { self[ObjectKey<Object>.self] }

    /// As in SwiftUI, a view that reads an object nobody has set is a mistake in the program.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object {
        guard let object = objectIfAny(type) else {
            preconditionFailure("No \(type) in the environment: a view further up must set it")
        }
        return object
    }

    mutating func set<Object: AnyObject>(_ object: Object?) { self[ObjectKey<Object>.self] = object }
}

extension View {
    /// Puts an object into the environment of the view.
    nonisolated public func environmentObject<T: AnyObject>(_ object: T) -> some View {
        modifier(EnvironmentModifier { $0.set(object) })
    }

    /// Puts an object into the environment of the view.
    nonisolated public func environment<T: AnyObject>(_ object: T?) -> some View {
        modifier(EnvironmentModifier { $0.set(object) })
    }
}
