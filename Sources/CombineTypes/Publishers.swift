/// A publisher of no values.
@_weakLinked
public struct Empty<Output, Failure: Error>: Publisher {
    /// Whether the end comes at once, or never.
    public let completeImmediately: Bool

    /// Publishes no values.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    /// Publishes no values.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    /// Passes the end to a subscriber.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if completeImmediately { completion(.finished) }
        return AnyCancellable {}
    }
}

/// A publisher that fails.
@_weakLinked
public struct Fail<Output, Failure: Error>: Publisher {
    /// How it fails.
    public let error: Failure

    /// Fails with an error.
    public init(error: Failure) { self.error = error }
    /// Fails with an error.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    /// Passes the failure to a subscriber.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        completion(.failure(error))
        return AnyCancellable {}
    }
}

/// A publisher of one value that is delivered later.
@_weakLinked
public final class Future<Output, Failure: Error>: Publisher {
    /// Delivers the value or a failure.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let subject = PassthroughSubject<Output, Failure>()
    private var result: Result<Output, Failure>?

    /// Asks for the value at once.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [self] result in
            guard self.result == nil else { return }
            self.result = result
            switch result {
            case .success(let value):
                subject.send(value)
                subject.send(completion: .finished)
            case .failure(let error): subject.send(completion: .failure(error))
            }
        }
    }

    /// Passes the value to a subscriber, when it is there.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if case .success(let output) = result { value(output) }
        return subject.receive(value: value, completion: completion)
    }
}

/// A publisher that is made for each subscriber.
@_weakLinked
public struct Deferred<Made: Publisher>: Publisher {
    public typealias Output = Made.Output
    public typealias Failure = Made.Failure
    /// Makes the publisher.
    public let createPublisher: () -> Made

    /// Makes a publisher for each subscriber.
    public init(createPublisher: @escaping () -> Made) { self.createPublisher = createPublisher }

    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { createPublisher().receive(value: value, completion: completion) }
}

extension Publishers {
    /// The elements of a sequence.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        /// The elements.
        public let sequence: Elements

        /// Publishes the elements of a sequence.
        public init(sequence: Elements) { self.sequence = sequence }

        /// Passes all elements and the end to a subscriber.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            sequence.forEach(value)
            completion(.finished)
            return AnyCancellable {}
        }
    }
}

extension Swift.Sequence {
    /// The elements, published one after the other.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Publishes a value, if there is one.
    public struct Publisher: CombineTypes.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        /// The value.
        public let output: Wrapped?

        /// Publishes a value, if there is one.
        public init(_ output: Wrapped?) { self.output = output }

        /// Passes the value and the end to a subscriber.
        public func receive(
            value: @escaping (Wrapped) -> Void, completion: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
            output.map(value)
            completion(.finished)
            return AnyCancellable {}
        }
    }

    /// The value, if there is one, and then the end.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Publishes a value, or fails.
    public struct Publisher: CombineTypes.Publisher {
        public typealias Output = Success
        /// The value or the failure.
        public let result: Result<Success, Failure>

        /// Publishes a value, or fails.
        public init(_ result: Result<Success, Failure>) { self.result = result }
        /// Publishes a value.
        public init(_ output: Success) { result = .success(output) }
        /// Fails.
        public init(_ failure: Failure) { result = .failure(failure) }

        /// Passes the value and the end, or the failure, to a subscriber.
        public func receive(
            value: @escaping (Success) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            switch result {
            case .success(let output):
                value(output)
                completion(.finished)
            case .failure(let error): completion(.failure(error))
            }
            return AnyCancellable {}
        }
    }

    /// The value and then the end, or the failure.
    public var publisher: Publisher { Publisher(self) }
}
