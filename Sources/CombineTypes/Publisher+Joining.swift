// Operators that join the values of several publishers.

/// Publishers that are named after their operators.
@_weakLinked
public enum Publishers {}

extension Publishers {
    /// The last values of two publishers, whenever one of them has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Joins two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let downstream = Downstream(value: value, completion: completion)
            let subscriptions = Subscriptions()
            var last: (a: A.Output?, b: B.Output?)
            var running = 2
            func send() { if let a = last.a, let b = last.b { downstream.value((a, b)) } }
            func end(_ completion: Subscribers.Completion<Failure>) {
                running -= 1
                if case .finished = completion, running > 0 { return }
                downstream.finish(completion)
            }
            subscriptions.add(
                a.receive(
                    value: {
                        last.a = $0
                        send()
                    }, completion: end))
            subscriptions.add(
                b.receive(
                    value: {
                        last.b = $0
                        send()
                    }, completion: end))
            return subscriptions.cancellable
        }
    }

    /// The last values of three publishers, whenever one of them has a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        private let joined: AnyPublisher<Output, Failure>

        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            joined = CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { joined.receive(value: value, completion: completion) }
    }

    /// The last values of four publishers, whenever one of them has a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        private let joined: AnyPublisher<Output, Failure>

        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            joined = CombineLatest(CombineLatest3(a, b, c), d).map { ($0.0, $0.1, $0.2, $1) }
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { joined.receive(value: value, completion: completion) }
    }

    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let joined: MergeMany<AnyPublisher<Output, Failure>>

        /// Joins two publishers.
        public init(_ a: A, _ b: B) {
            joined = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()])
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            joined.receive(value: value, completion: completion)
        }
    }

    /// The values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let joined: MergeMany<AnyPublisher<Output, Failure>>

        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            joined = MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            joined.receive(value: value, completion: completion)
        }
    }

    /// The values of four publishers, as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        private let joined: MergeMany<AnyPublisher<Output, Failure>>

        /// Joins four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            joined = MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            ])
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            joined.receive(value: value, completion: completion)
        }
    }

    /// The values of any number of publishers, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publishers.
        public let publishers: [Upstream]

        /// Joins publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }
        /// Joins publishers.
        public init<S: Swift.Sequence<Upstream>>(_ upstream: S) { publishers = Array(upstream) }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let downstream = Downstream(value: value, completion: completion)
            let subscriptions = Subscriptions()
            var running = publishers.count
            if running == 0 { downstream.finish(.finished) }
            for publisher in publishers {
                subscriptions.add(
                    publisher.receive(value: downstream.value) {
                        running -= 1
                        if case .finished = $0, running > 0 { return }
                        downstream.finish($0)
                    })
            }
            return subscriptions.cancellable
        }
    }
}

extension Publisher {
    /// The last values of both publishers, whenever one of them has a new one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { .init(self, other) }

    /// What a closure makes of the last values of both publishers.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0, $1) } }

    /// The last values of three publishers, whenever one of them has a new one.
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { .init(self, p, q) }

    /// The values of both publishers, as they come.
    public func merge<P: Publisher<Output, Failure>>(with other: P) -> AnyPublisher<Output, Failure> {
        Publishers.MergeMany(eraseToAnyPublisher(), other.eraseToAnyPublisher()).eraseToAnyPublisher()
    }

    /// The values of another publisher, and then those of this one.
    public func prepend<P: Publisher<Output, Failure>>(_ other: P) -> AnyPublisher<Output, Failure> {
        other.append(self)
    }

    /// The values of this publisher, and then those of another.
    public func append<P: Publisher<Output, Failure>>(_ other: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let subscriptions = Subscriptions()
            subscriptions.add(
                receive(value: value) {
                    guard case .finished = $0 else { return completion($0) }
                    subscriptions.add(other.receive(value: value, completion: completion))
                })
            return subscriptions.cancellable
        }
    }

    /// Some values after those of this publisher.
    public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }

    /// Some values after those of this publisher.
    public func append<S: Sequence<Output>>(_ values: S) -> AnyPublisher<Output, Failure> {
        append(Publishers.Sequence(sequence: values))
    }

    /// The values from the first value of another publisher on.
    public func drop<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            let subscriptions = Subscriptions()
            var isDropping = true
            subscriptions.add(
                other.receive(value: { _ in isDropping = false }) {
                    // Without a value of the other none will pass.
                    if isDropping { downstream.finish($0) }
                })
            subscriptions.add(
                receive(value: { if !isDropping { downstream.value($0) } }, completion: downstream.finish))
            return subscriptions.cancellable
        }
    }

    /// The values before the first value of another publisher, and then the end.
    public func prefix<P: Publisher>(untilOutputFrom other: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            let subscriptions = Subscriptions()
            subscriptions.add(other.receive(value: { _ in downstream.finish(.finished) }, completion: { _ in }))
            subscriptions.add(receive(value: downstream.value, completion: downstream.finish))
            return subscriptions.cancellable
        }
    }

    /// The values of all publishers that a closure makes of the values of this one.
    public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure { joining(latestOnly: false, transform) }

    fileprivate func joining<P: Publisher>(
        latestOnly: Bool, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            let outer = Subscriptions()
            var inner: [AnyCancellable] = []
            // The publishers that have not ended, by number; 0 is the outer one.
            var running: Set<Int> = [0]
            var made = 0
            func end(_ number: Int, _ completion: Subscribers.Completion<Failure>) {
                guard running.remove(number) != nil else { return }
                if case .finished = completion, !running.isEmpty { return }
                downstream.finish(completion)
            }
            outer.add(
                receive(
                    value: {
                        if latestOnly {
                            running.formIntersection([0])
                            inner = []
                        }
                        made += 1
                        let number = made
                        running.insert(number)
                        inner.append(
                            transform($0).receive(value: downstream.value) { end(number, $0) })
                    }, completion: { end(0, $0) }))
            outer.add(AnyCancellable { inner = [] })
            return outer.cancellable
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// The values of the last publisher that this one has published.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { joining(latestOnly: true) { $0 } }
}
