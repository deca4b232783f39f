/// A value that a view reads from its environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let location = EnvironmentLocation()
    private let read: (EnvironmentValues) -> Value
    /// The type of an object that must be there, and whether it is.
    private let object: (type: String, isThere: (EnvironmentValues) -> Bool)?

    /// Reads a value of the environment.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        object = nil
    }

    /// The value at the place of the view that reads it.
    public var wrappedValue: Value { read(location.values) }
}

extension Environment where Value: AnyObject {
    /// An object that a view further up has put into the environment. Where there is none, the view that reads it is
    /// left out, and the report says so.
    public init(_ type: Value.Type) {
        read = { $0.object(type) }
        object = ("\(type)", { $0.objectIfAny(type) != nil })
    }
}

extension Environment {
    /// An object that a view further up has put into the environment, if any.
    public init<T: AnyObject>(_ type: T.Type) where Value == T? {
        read = { $0.objectIfAny(type) }
        object = nil
    }
}

extension Environment: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: PropertyPlace) { location.values = context.environment }
    @MainActor var missingObject: String? {
        object.flatMap { $0.isThere(location.values) ? nil : $0.type }
    }
}

/// An object that a view further up has put into the environment.
///
/// Where there is none, the view that reads it is left out, and the report says so. As in SwiftUI, the object is there
/// while the body of the view is evaluated, and not before: reading it in an initializer stops the program.
@propertyWrapper
public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty {
    private let location = EnvironmentLocation()

    /// Reads a value of the environment.
    public init() {}

    /// The object that the nearest view around has set.
    public var wrappedValue: ObjectType { location.values.object(ObjectType.self) }
    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
    @MainActor func connect(to context: ViewContext, at place: PropertyPlace) { location.values = context.environment }
    @MainActor var missingObject: String? {
        location.values.objectIfAny(ObjectType.self) == nil ? "\(ObjectType.self)" : nil
    }
}

final class EnvironmentLocation {
    var values = EnvironmentValues()
}

extension EnvironmentValues {
    private struct ObjectKey<Object: AnyObject>: EnvironmentKey {
        static var defaultValue: Object? { nil }
    }

    func objectIfAny<Object: AnyObject>(_ type: Object.Type) -> Object? {
        if let object = self[ObjectKey<Object>.self] { return object }
        guard ApplicationDelegates.has(type) else { return nil }
        // Views read their environment there.
        nonisolated(unsafe) var delegate: Object?
        MainActor.assumeIsolated { delegate = ApplicationDelegates.object(type) }
        return delegate
    }

    /// The object; evaluation has checked that it is there, except in an initializer.
    func object<Object: AnyObject>(_ type: Object.Type) -> Object {
        guard let object = objectIfAny(type) else {
            preconditionFailure("\(type) is read from the environment before the body of the view is evaluated")
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
