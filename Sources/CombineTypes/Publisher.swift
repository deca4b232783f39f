/// A source of values over time, that ends or fails at most once. It has one of the two functions; the other follows from it.
@_weakLinked
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// How the publisher can fail; `Never` for one that cannot.
    associatedtype Failure: Error

    /// Passes values and the end to a subscriber until it is cancelled.
    func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable

    /// Passes as many values as a subscriber asks for, and the end.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Something that can be stopped.
@_weakLinked
public protocol Cancellable {
    /// Ends the subscription.
    func cancel()
}

/// A subscription, which ends with this object.
@_weakLinked
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    /// Makes a subscription that `cancel` ends.
    public init(_ cancel: @escaping () -> Void) { action = cancel }
    deinit { action?() }

    /// Ends the subscription.
    public func cancel() {
        action?()
        action = nil
    }

    /// Keeps the subscription in a collection.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
    /// Keeps the subscription in a collection.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Publisher {
    /// Passes every value to a closure.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        receive(value: receiveValue, completion: receiveCompletion)
    }

    /// The values of this publisher, with a type that does not show where they come from.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

    /// The values that a closure makes of these.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in receive(value: { value(transform($0)) }, completion: completion) }
    }

    /// The values for which a closure returns true.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            receive(value: { if isIncluded($0) { value($0) } }, completion: completion)
        }
    }
}

extension Publisher where Failure == Never {
    /// Passes every value to a closure.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        receive(value: receiveValue, completion: { _ in })
    }

    /// Sets a property of an object to every value.
    public func assign<Root: AnyObject>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
    ) -> AnyCancellable {
        sink { object[keyPath: keyPath] = $0 }
    }
}

/// A publisher whose type does not show where its values come from.
@_weakLinked
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let subscribe:
        (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

    /// Hides the type of a publisher.
    public init<P: Publisher<Output, Failure>>(_ publisher: P) {
        subscribe = { publisher.receive(value: $0, completion: $1) }
    }

    init(
        _ subscribe:
            @escaping (
                @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable
    ) {
        self.subscribe = subscribe
    }

    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        subscribe(value, completion)
    }
}

/// A publisher of one value.
@_weakLinked
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    /// The value.
    public let output: Output
    /// Publishes a value.
    public init(_ output: Output) { self.output = output }

    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
    ) -> AnyCancellable {
        value(output)
        completion(.finished)
        return AnyCancellable {}
    }
}
