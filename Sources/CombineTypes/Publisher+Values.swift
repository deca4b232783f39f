// Operators that change, leave out or add values.

extension Publisher {
    /// A publisher with a closure that handles each value and the end.
    func handling<T, F: Error>(
        _ handle: @escaping (Output, Downstream<T, F>) -> Void,
        end: @escaping (Subscribers.Completion<Failure>, Downstream<T, F>) -> Void
    ) -> AnyPublisher<T, F> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            return receive {
                handle($0, downstream)
            } completion: {
                end($0, downstream)
            }
        }
    }

    /// A publisher of values whose failures are those of this one, with a state of its own for each subscriber.
    func handling<T, State>(
        _ initial: State, _ handle: @escaping (Output, inout State, Downstream<T, Failure>) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            var state = initial
            return receive {
                handle($0, &state, downstream)
            } completion: {
                downstream.finish($0)
            }
        }
    }

    /// What a closure makes of the values, without those of which it makes nothing.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        handling(()) { value, _, downstream in transform(value).map(downstream.value) }
    }

    /// The values of a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        map { $0[keyPath: keyPath] }
    }

    /// The values, each without those after it that a closure finds the same.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        handling(Output?.none) { value, last, downstream in
            if let last, predicate(last, value) { return }
            last = value
            downstream.value(value)
        }
    }

    /// What a closure makes of each value and of its last result.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        handling(initial) { value, result, downstream in
            result = next(result, value)
            downstream.value(result)
        }
    }

    /// The values after the first ones.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        handling(count) { value, left, downstream in
            if left > 0 { left -= 1 } else { downstream.value(value) }
        }
    }

    /// The first values, and then the end.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        handling(count) { value, left, downstream in
            guard left > 0 else { return }
            left -= 1
            downstream.value(value)
            if left == 0 { downstream.finish(.finished) }
        }
    }

    /// The first value, and then the end.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

    /// The first value for which a closure returns true, and then the end.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }

    /// Some values, and then those of this publisher.
    public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

    /// Some values, and then those of this publisher.
    public func prepend<S: Sequence<Output>>(_ values: S) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, completion in
            values.forEach(value)
            return receive(value: value, completion: completion)
        }
    }

    /// All values in one array, once there are no more.
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var all: [Output] = []
            return receive {
                all.append($0)
            } completion: { end in
                if case .finished = end { value(all) }
                completion(end)
            }
        }
    }

    /// The values from the first on for which a closure returns false.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        handling(true) { value, isDropping, downstream in
            isDropping = isDropping && predicate(value)
            if !isDropping { downstream.value(value) }
        }
    }

    /// The values before the first for which a closure returns false, and then the end.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        handling(()) { value, _, downstream in
            if predicate(value) { downstream.value(value) } else { downstream.finish(.finished) }
        }
    }

    /// The values, each after a closure has seen it. There are no subscriptions and no demands: the closures for these,
    /// and for an end before the last value, are never called.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        handling {
            receiveOutput?($0)
            $1.value($0)
        } end: {
            receiveCompletion?($0)
            $1.finish($0)
        }
    }

    /// The same values: a layout has no debugger to print to.
    public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// The same values: publishing them again costs little here, so they are not shared.
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
    /// The values, each without those after it that equal it.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
    /// The values, with another in the place of `nil`.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
}

/// A receiver of values, until the end.
final class Downstream<Output, Failure: Error> {
    private let receiveValue: (Output) -> Void
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        receiveValue = value
        receiveCompletion = completion
    }

    func value(_ value: Output) { if receiveCompletion != nil { receiveValue(value) } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        defer { receiveCompletion = nil }
        receiveCompletion?(completion)
    }
}
