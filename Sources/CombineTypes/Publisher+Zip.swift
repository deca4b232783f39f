extension Publishers {
    /// A publisher of pairs: the first values of both, then the second values, and so on.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
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

        /// Passes pairs and the end to a subscriber until it is cancelled. It ends when no further pair can come.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable {
            let downstream = Downstream(value: value, completion: completion)
            let subscriptions = Subscriptions()
            var waiting: (a: [A.Output], b: [B.Output]) = ([], [])
            var ended = (a: false, b: false)
            func endIfDone() {
                if ended.a && waiting.a.isEmpty || ended.b && waiting.b.isEmpty { downstream.finish(.finished) }
            }
            func send() {
                while !waiting.a.isEmpty, !waiting.b.isEmpty {
                    downstream.value((waiting.a.removeFirst(), waiting.b.removeFirst()))
                }
                endIfDone()
            }
            subscriptions.add(
                a.receive {
                    waiting.a.append($0)
                    send()
                } completion: {
                    ended.a = true
                    if case .finished = $0 { endIfDone() } else { downstream.finish($0) }
                })
            subscriptions.add(
                b.receive {
                    waiting.b.append($0)
                    send()
                } completion: {
                    ended.b = true
                    if case .finished = $0 { endIfDone() } else { downstream.finish($0) }
                })
            return subscriptions.cancellable
        }
    }

    /// A publisher of triples: the first values of three publishers, then the second values, and so on.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        private let joined: AnyPublisher<Output, Failure>

        /// Joins three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            joined = Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }
        }

        /// Passes values and the end to a subscriber until it is cancelled.
        public func receive(
            value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable { joined.receive(value: value, completion: completion) }
    }
}

extension Publisher {
    /// Pairs of the values of two publishers, in their order.
    public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
        .init(self, other)
    }

    /// What a closure makes of pairs of the values of two publishers.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0, $1) } }

    /// Triples of the values of three publishers, in their order.
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> Publishers.Zip3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { .init(self, p, q) }
}
