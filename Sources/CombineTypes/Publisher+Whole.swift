// Operators whose values are about all values, known once there are no more or once more cannot change them.

extension Publisher {
    /// What a closure makes of each value and of its last result, after the last value.
    public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        atEnd(initial) {
            $0 = next($0, $1)
        } result: {
            $0
        }
    }

    /// What a closure makes of each value and of its last result, after the last value or until it throws.
    public func tryReduce<T>(
        _ initial: T, _ next: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> { tryScan(initial, next).last(orIfNone: initial) }

    /// The number of values.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// The last value.
    public func last() -> AnyPublisher<Output, Failure> { last(orIfNone: nil) }

    /// The last value for which a closure returns true.
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }

    /// The end alone.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

    /// The smallest value in an order.
    public func min(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        atEnd(Output?.none) { least, value in
            if least.map({ isLess(value, $0) }) ?? true { least = value }
        } result: {
            $0
        }
    }

    /// The largest value in an order.
    public func max(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        atEnd(Output?.none) { most, value in
            if most.map({ !isLess(value, $0) }) ?? true { most = value }
        } result: {
            $0
        }
    }

    /// Whether a closure returns true for a value: known at the first such value, or at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        filter(predicate).map { _ in true }.first().replaceEmpty(with: false)
    }

    /// Whether a closure returns true for all values: known at the first other value, or at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }

    /// The value at a place in their order, and then the end.
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

    /// The values at places in their order, and then the end.
    public func output<R: RangeExpression<Int>>(in range: R) -> AnyPublisher<Output, Failure> {
        let places = range.relative(to: 0..<Int.max)
        return dropFirst(places.lowerBound).prefix(places.count)
    }

    /// The values in arrays of a number of them; the last has what is left.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, completion in
            var some: [Output] = []
            return receive {
                some.append($0)
                guard some.count >= count else { return }
                let whole = some
                some = []
                value(whole)
            } completion: { end in
                if case .finished = end, !some.isEmpty { value(some) }
                completion(end)
            }
        }
    }

    private func last(orIfNone initial: Output?) -> AnyPublisher<Output, Failure> {
        atEnd(initial) {
            $0 = $1
        } result: {
            $0
        }
    }

    /// Publishes what is made of all values, if anything, when they have ended without a failure.
    private func atEnd<State, T>(
        _ initial: State, _ add: @escaping (inout State, Output) -> Void, result: @escaping (State) -> T?
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, completion in
            var state = initial
            return receive {
                add(&state, $0)
            } completion: { end in
                if case .finished = end, let result = result(state) { value(result) }
                completion(end)
            }
        }
    }
}

extension Publisher where Output: Equatable {
    /// Whether a value is among them: known once it comes, or at the end.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
    /// The smallest value.
    public func min() -> AnyPublisher<Output, Failure> { min(by: <) }

    /// The largest value.
    public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}
