/// An object that tells when it is about to change.
@_weakLinked
public protocol ObservableObject: AnyObject {
    /// The type of what tells.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Tells before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A publisher of its own for each call: a layout reads objects once, and watches none.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Tells that an object is about to change.
@_weakLinked
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Makes it with its first value.
    public init() {}
    /// Sends a value to everyone who receives.
    public func send() { subject.send(()) }

    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (()) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        subject.receive(value: value, completion: completion)
    }
}

/// A property that publishes its values.
@propertyWrapper
@_weakLinked
public struct Published<Value> {
    private let subject: CurrentValueSubject<Value, Never>

    /// Makes it with its first value.
    public init(wrappedValue: Value) { subject = CurrentValueSubject(wrappedValue) }
    /// Makes it with its first value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value now.
    public var wrappedValue: Value {
        get { subject.value }
        nonmutating set { subject.send(newValue) }
    }

    /// The values of the property, with the one that it has now.
    public var projectedValue: AnyPublisher<Value, Never> { subject.eraseToAnyPublisher() }
}
