/// A publisher that values are sent to from outside.
@_weakLinked
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Passes a value to all subscribers.
    func send(_ value: Output)
    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Sends a value to all subscribers.
    public func send() { send(()) }
}

/// The subscribers of a subject.
struct Receivers<Output, Failure: Error> {
    private var receivers: [Int: (value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] = [:]
    private var next = 0
    private(set) var end: Subscribers.Completion<Failure>?

    mutating func add(
        _ value: @escaping (Output) -> Void, _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> Int {
        defer { next += 1 }
        receivers[next] = (value, completion)
        return next
    }

    mutating func remove(_ id: Int) { receivers[id] = nil }

    /// The actions to call, in the order in which they came.
    var inOrder: [(value: (Output) -> Void, completion: (Subscribers.Completion<Failure>) -> Void)] {
        receivers.sorted { $0.key < $1.key }.map(\.value)
    }

    mutating func finish(_ completion: Subscribers.Completion<Failure>) {
        end = completion
        receivers = [:]
    }
}

/// A subject that passes values on and keeps none.
@_weakLinked
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private var receivers = Receivers<Output, Failure>()

    /// Makes a subject.
    public init() {}

    /// Sends a value to all subscribers.
    public func send(_ value: Output) {
        guard receivers.end == nil else { return }
        for receiver in receivers.inOrder { receiver.value(value) }
    }

    /// Sends a value to all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) {
        let all = receivers.inOrder
        receivers.finish(completion)
        for receiver in all { receiver.completion(completion) }
    }

    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        if let end = receivers.end {
            completion(end)
            return AnyCancellable {}
        }
        let id = receivers.add(value, completion)
        return AnyCancellable { [weak self] in self?.receivers.remove(id) }
    }
}

/// A subject that keeps its last value, and passes it to every new subscriber.
@_weakLinked
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
    private let changes = PassthroughSubject<Output, Failure>()
    private var current: Output
    /// What sends values to this subject for as long as it lives.
    var sources: [AnyCancellable] = []

    /// Makes a subject.
    public init(_ value: Output) { current = value }

    /// The value now.
    public var value: Output {
        get { current }
        set { send(newValue) }
    }

    /// Sends a value to all subscribers.
    public func send(_ value: Output) {
        current = value
        changes.send(value)
    }

    /// Sends a value to all subscribers.
    public func send(completion: Subscribers.Completion<Failure>) { changes.send(completion: completion) }

    /// Passes values and the end to a subscriber until it is cancelled.
    public func receive(
        value: @escaping (Output) -> Void, completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
        value(current)
        return changes.receive(value: value, completion: completion)
    }
}
