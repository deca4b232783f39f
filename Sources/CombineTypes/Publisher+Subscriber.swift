// Either of the two ways to pass values makes up for the other: publishers here pass them to closures, those of apps to subscribers.

extension Publisher {
    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
        sink.isBridge = true
        receive(subscriber: sink)
        return AnyCancellable { sink.cancel() }
    }

    /// Passes as many values as a subscriber asks for; those that come before it does wait.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        if let sink = subscriber as? Subscribers.Sink<Output, Failure>, sink.isBridge {
            // The publisher has neither function: nothing will come.
            return subscriber.receive(completion: .finished)
        }
        let requests = Requests(subscriber)
        subscriber.receive(subscription: requests)
        requests.begin(self)
    }

    /// Passes as many values as a subscriber asks for.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Sends all values and the end to a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        receive(value: subject.send, completion: subject.send(completion:))
    }
}

extension Subject {
    /// Asks for all values of a subscription.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// The subscription of a subscriber to a publisher that passes values to closures.
private final class Requests<S: Subscriber>: Subscription {
    private var subscriber: S?
    private var source: AnyCancellable?
    private var demand = Subscribers.Demand.none
    private var waiting: ArraySlice<S.Input> = []
    private var end: Subscribers.Completion<S.Failure>?
    private var isPassing = false

    init(_ subscriber: S) { self.subscriber = subscriber }

    func begin<P: Publisher>(_ publisher: P) where P.Output == S.Input, P.Failure == S.Failure {
        guard subscriber != nil else { return }
        let source = publisher.receive {
            guard self.subscriber != nil else { return }
            self.waiting.append($0)
            self.pass()
        } completion: {
            self.end = $0
            self.pass()
        }
        if subscriber != nil { self.source = source } else { source.cancel() }
    }

    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        pass()
    }

    func cancel() {
        subscriber = nil
        source = nil
        waiting = []
    }

    /// Values in turn, though a subscriber may ask for more while it takes one.
    private func pass() {
        guard !isPassing else { return }
        isPassing = true
        defer { isPassing = false }
        while let subscriber, demand > .none, let value = waiting.popFirst() {
            demand -= 1
            demand += subscriber.receive(value)
        }
        guard waiting.isEmpty, let end, let subscriber else { return }
        cancel()
        subscriber.receive(completion: end)
    }
}
