// Operators with closures that may throw, which ends the values.

extension Publisher {
    /// What a closure makes of the values, until it throws.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        tryCompactMap(transform)
    }

    /// What a closure makes of the values, without those of which it makes nothing, until it throws.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        handling { value, downstream in
            do { try transform(value).map(downstream.value) } catch { downstream.finish(.failure(error)) }
        } end: {
            $1.finish($0.mapFailure { $0 })
        }
    }

    /// The values for which a closure returns true, until it throws.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryCompactMap { try isIncluded($0) ? $0 : nil }
    }

    /// What a closure makes of each value and of its last result, until it throws.
    public func tryScan<T>(
        _ initial: T, _ next: @escaping (T, Output) throws -> T
    ) -> AnyPublisher<T, any Error> {
        AnyPublisher { value, completion in
            var result = initial
            return tryMap {
                result = try next(result, $0)
                return result
            }.receive(value: value, completion: completion)
        }
    }

    /// What a decoder reads from the values, until it throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// What an encoder writes of the values, until it throws.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) } }

    /// The values, and those of another publisher, or what a closure throws, in the place of a failure.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> AnyPublisher<Output, any Error> where P.Output == Output {
        mapError { $0 as any Error }.catch { error -> AnyPublisher<Output, any Error> in
            do {
                // Only failures of this publisher come here.
                guard let error = error as? Failure else { throw error }
                return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
            } catch {
                return Fail(error: error).eraseToAnyPublisher()
            }
        }
    }
}
