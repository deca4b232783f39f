/// An object that announces when it is about to change.
@_weakLinked
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Sends a value before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// A new publisher for each call: a layout reads objects once, and observes none.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Announces that an object is about to change.
@_weakLinked
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never
    private let subject = PassthroughSubject<Void, Never>()

    /// Makes it with its first value.
    public init() {}
    /// Sends a value to all subscribers.
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
    public var projectedValue: Publisher {
        get { Publisher(subject: subject) }
        // Called once a publisher was assigned to the property, with the property's own.
        nonmutating set {}
    }

    /// Publishes the values of a property.
    public struct Publisher: CombineTypes.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let subject: CurrentValueSubject<Value, Never>

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Value) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject.receive(value: value, completion: completion) }
    }
}

extension Publisher where Failure == Never {
    /// Sets a property to every value, for as long as the property lives.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        subject.sources.append(sink { [weak subject] in subject?.send($0) })
    }
}
