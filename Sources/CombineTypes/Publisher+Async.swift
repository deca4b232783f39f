// Publishers as sequences that a loop waits for.

/// The values of a publisher that cannot fail.
@_weakLinked
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output

    private let publisher: P

    /// Makes a sequence; each loop over it is a subscriber.
    public init(_ publisher: P) { self.publisher = publisher }

    /// The values from now on, also those that come before they are asked for.
    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncStream<P.Output> { continuation in
            nonisolated(unsafe) let subscription = publisher.receive {
                nonisolated(unsafe) let value = $0
                continuation.yield(value)
            } completion: { _ in
                continuation.finish()
            }
            continuation.onTermination = { _ in subscription.cancel() }
        }
        return Iterator(values: stream.makeAsyncIterator())
    }

    /// The values of one subscriber.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncStream<P.Output>.Iterator

        /// The next value; nil behind the last one.
        public mutating func next() async -> P.Output? { await values.next() }
    }
}

/// The values of a publisher, and its failure as an error.
@_weakLinked
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output

    private let publisher: P

    /// Makes a sequence; each loop over it is a subscriber.
    public init(_ publisher: P) { self.publisher = publisher }

    /// The values from now on, also those that come before they are asked for.
    public func makeAsyncIterator() -> Iterator {
        let stream = AsyncThrowingStream<P.Output, any Error> { continuation in
            nonisolated(unsafe) let subscription = publisher.receive {
                nonisolated(unsafe) let value = $0
                continuation.yield(value)
            } completion: { completion in
                switch completion {
                case .finished: continuation.finish()
                case .failure(let error): continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in subscription.cancel() }
        }
        return Iterator(values: stream.makeAsyncIterator())
    }

    /// The values of one subscriber.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate var values: AsyncThrowingStream<P.Output, any Error>.Iterator

        /// The next value; nil behind the last one.
        public mutating func next() async throws -> P.Output? { try await values.next() }
    }
}

extension Publisher where Failure == Never {
    /// The values as a sequence that a loop waits for.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as a sequence that a loop waits for, and that throws where the publisher fails.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
