// Operators that change, leave out or add values.

extension Publisher {
    /// A publisher with a closure that handles each value and the end.
    func handling<T, F: Error>(
        _ handle: @escaping (Output, Downstream<T, F>) -> Void,
        end: @escaping (Subscribers.Completion<Failure>, Downstream<T, F>) -> Void
    ) -> AnyPublisher<T, F> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            return downstream.following(
                receive {
                    if !downstream.isDone { handle($0, downstream) }
                } completion: {
                    end($0, downstream)
                })
        }
    }

    /// A publisher of values whose failures are those of this one, with a state of its own for each subscriber.
    ///
    /// - Parameter next: Changes the state, and says what is published. Whoever receives that may publish again.
    func handling<T, State>(
        _ initial: State, _ next: @escaping (Output, inout State) -> Step<T>
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            let downstream = Downstream(value: value, completion: completion)
            var state = initial
            return downstream.following(
                receive {
                    guard !downstream.isDone else { return }
                    switch next($0, &state) {
                    case .nothing: break
                    case .value(let value): downstream.value(value)
                    case .last(let value):
                        downstream.value(value)
                        downstream.finish(.finished)
                    case .end: downstream.finish(.finished)
                    }
                } completion: {
                    downstream.finish($0)
                })
        }
    }

    /// What a closure makes of the values, without those of which it makes nothing.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        handling(()) { value, _ in transform(value).map { .value($0) } ?? .nothing }
    }

    /// The values of a property of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        map { $0[keyPath: keyPath] }
    }

    /// The values, each without those after it that a closure finds the same.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        handling(Output?.none) { value, last in
            if let last, predicate(last, value) { return .nothing }
            last = value
            return .value(value)
        }
    }

    /// What a closure makes of each value and of its last result.
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        handling(initial) { value, result in
            result = next(result, value)
            return .value(result)
        }
    }

    /// The values after the first ones.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        handling(count) { value, left in
            guard left > 0 else { return .value(value) }
            left -= 1
            return .nothing
        }
    }

    /// The first values, and then the end.
    public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
        guard count > 0 else { return Empty().eraseToAnyPublisher() }
        return handling(count) { value, left in
            left -= 1
            return left == 0 ? .last(value) : .value(value)
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
        handling(true) { value, isDropping in
            isDropping = isDropping && predicate(value)
            return isDropping ? .nothing : .value(value)
        }
    }

    /// The values before the first for which a closure returns false, and then the end.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        handling(()) { value, _ in predicate(value) ? .value(value) : .end }
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

/// What an operator does with a value.
enum Step<Output> {
    case nothing
    case value(Output)
    case last(Output)
    case end
}

/// A receiver of values, until the end.
final class Downstream<Output, Failure: Error> {
    private let receiveValue: (Output) -> Void
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var source: AnyCancellable?

    init(value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void) {
        receiveValue = value
        receiveCompletion = completion
    }

    var isDone: Bool { receiveCompletion == nil }

    func value(_ value: Output) { if !isDone { receiveValue(value) } }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let receive = receiveCompletion
        receiveCompletion = nil
        receive?(completion)
        source = nil
    }

    /// Lets what the values come from go with the end, or when what this returns is cancelled.
    func following(_ source: AnyCancellable) -> AnyCancellable {
        if !isDone { self.source = source }
        return AnyCancellable { [self] in
            receiveCompletion = nil
            self.source = nil
        }
    }
}
