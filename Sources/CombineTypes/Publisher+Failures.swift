// Operators on how a publisher ends.

extension Subscribers.Completion {
    func mapFailure<F: Error>(_ transform: (Failure) -> F) -> Subscribers.Completion<F> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

extension Publisher {
    /// The values, with the failure that a closure makes of theirs.
    public func mapError<F: Error>(_ transform: @escaping (Failure) -> F) -> AnyPublisher<Output, F> {
        handling {
            $1.value($0)
        } end: {
            $1.finish($0.mapFailure(transform))
        }
    }

    /// The values, and another in the place of a failure.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        handling {
            $1.value($0)
        } end: {
            if case .failure = $0 { $1.value(output) }
            $1.finish(.finished)
        }
    }

    /// The values, and another if there was none before the end.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            var isEmpty = true
            return receive {
                isEmpty = false
                value($0)
            } completion: {
                if isEmpty, case .finished = $0 { value(output) }
                completion($0)
            }
        }
    }

    /// The values, and those of another publisher in the place of a failure.
    public func `catch`<P: Publisher<Output, Other>, Other: Error>(
        _ handler: @escaping (Failure) -> P
    ) -> AnyPublisher<Output, Other> {
        AnyPublisher { value, completion in
            let subscriptions = Subscriptions()
            subscriptions.add(
                receive(value: value) {
                    switch $0 {
                    case .finished: completion(.finished)
                    case .failure(let error):
                        subscriptions.add(handler(error).receive(value: value, completion: completion))
                    }
                })
            return subscriptions.cancellable
        }
    }

    /// The values; a failure ends the process.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        handling {
            $1.value($0)
        } end: {
            if case .failure(let error) = $0 { fatalError("\(prefix)\(error)", file: file, line: line) }
            $1.finish(.finished)
        }
    }

    /// The same values: a retry would fail again, as nothing changes in between.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Failure == Never {
    /// The values, as those of a publisher that may fail.
    public func setFailureType<F: Error>(to failureType: F.Type) -> AnyPublisher<Output, F> {
        AnyPublisher { value, completion in receive(value: value) { _ in completion(.finished) } }
    }
}

/// Subscriptions that are cancelled together.
final class Subscriptions {
    private var all: [AnyCancellable] = []
    private var isCancelled = false

    func add(_ subscription: AnyCancellable) {
        if isCancelled { subscription.cancel() } else { all.append(subscription) }
    }

    var cancellable: AnyCancellable {
        AnyCancellable { [self] in
            isCancelled = true
            all = []
        }
    }
}
