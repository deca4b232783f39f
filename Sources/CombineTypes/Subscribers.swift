/// Types that have to do with subscribers.
@_weakLinked
public enum Subscribers {
    /// How many values a subscriber wants.
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number of values; nil for all.
        public let max: Int?

        /// All.
        public static let unlimited = Demand(max: nil)
        /// None.
        public static let none = Demand(max: 0)
        /// A number of values.
        public static func max(_ value: Int) -> Demand { Demand(max: value) }

        public static func < (a: Demand, b: Demand) -> Bool {
            guard let a = a.max else { return false }
            return b.max.map { a < $0 } ?? true
        }
        /// Whether a number of values is less than another.
        public static func < (a: Demand, b: Int) -> Bool { a < .max(b) }
        /// Whether a number of values is less than another.
        public static func < (a: Int, b: Demand) -> Bool { .max(a) < b }
        /// Whether a number of values is more than another.
        public static func > (a: Demand, b: Int) -> Bool { a > .max(b) }
        /// Whether a number of values is more than another.
        public static func > (a: Int, b: Demand) -> Bool { .max(a) > b }
        /// Whether a number of values is no more than another.
        public static func <= (a: Demand, b: Int) -> Bool { a <= .max(b) }
        /// Whether a number of values is no more than another.
        public static func <= (a: Int, b: Demand) -> Bool { .max(a) <= b }
        /// Whether a number of values is no less than another.
        public static func >= (a: Demand, b: Int) -> Bool { a >= .max(b) }
        /// Whether a number of values is no less than another.
        public static func >= (a: Int, b: Demand) -> Bool { .max(a) >= b }
        /// Whether two numbers of values are the same.
        public static func == (a: Demand, b: Int) -> Bool { a == .max(b) }
        /// Whether two numbers of values are the same.
        public static func == (a: Int, b: Demand) -> Bool { .max(a) == b }
        /// Whether two numbers of values differ.
        public static func != (a: Demand, b: Int) -> Bool { a != .max(b) }
        /// Whether two numbers of values differ.
        public static func != (a: Int, b: Demand) -> Bool { .max(a) != b }

        /// Both together; all and a number are all.
        public static func + (a: Demand, b: Demand) -> Demand {
            guard let a = a.max, let b = b.max else { return .unlimited }
            return .max(a + b)
        }
        /// Both together; all and a number are all.
        public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
        /// Adds values; all and a number are all.
        public static func += (a: inout Demand, b: Demand) { a = a + b }
        /// Adds values; all and a number are all.
        public static func += (a: inout Demand, b: Int) { a = a + b }
        /// All less a number is still all, and a number less all is none.
        public static func - (a: Demand, b: Demand) -> Demand {
            guard let a = a.max else { return .unlimited }
            return .max(Swift.max(a - (b.max ?? a), 0))
        }
        /// All less a number is still all.
        public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
        /// Takes values away; all less a number is still all.
        public static func -= (a: inout Demand, b: Demand) { a = a - b }
        /// Takes values away; all less a number is still all.
        public static func -= (a: inout Demand, b: Int) { a = a - b }
        /// So many times the values.
        public static func * (a: Demand, b: Int) -> Demand { a.max.map { .max($0 * b) } ?? .unlimited }
        /// Takes so many times the values.
        public static func *= (a: inout Demand, b: Int) { a = a * b }
    }

    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        /// All values have come.
        case finished
        /// No value comes after this error.
        case failure(Failure)
    }

    /// Passes all values and the end to closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        /// What values are passed to.
        public let receiveValue: (Input) -> Void
        /// What the end is passed to.
        public let receiveCompletion: (Completion<Failure>) -> Void
        /// Whether it stands for closures that a publisher was given instead of a subscriber.
        var isBridge = false
        private var subscription: (any Subscription)?
        private var isDone = false

        /// Makes a subscriber of closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) {
            self.receiveValue = receiveValue
            self.receiveCompletion = receiveCompletion
        }

        /// Asks for all values of the first subscription.
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isDone else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Passes a value on.
        public func receive(_ value: Input) -> Demand {
            if !isDone { receiveValue(value) }
            return .none
        }

        /// Passes the end on, once.
        public func receive(completion: Completion<Failure>) {
            guard !isDone else { return }
            isDone = true
            subscription = nil
            receiveCompletion(completion)
        }

        /// Ends the subscription.
        public func cancel() {
            isDone = true
            subscription?.cancel()
            subscription = nil
        }
    }

    /// Sets a property of an object to every value.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        /// The object, until the end.
        public private(set) var object: Root?
        /// The property.
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        /// Makes a subscriber of a property.
        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            self.object = object
            self.keyPath = keyPath
        }

        /// Asks for all values.
        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, object != nil else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        /// Sets the property.
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }

        /// Lets the object go.
        public func receive(completion: Completion<Never>) { cancel() }

        /// Ends the subscription.
        public func cancel() {
            object = nil
            subscription?.cancel()
            subscription = nil
        }
    }
}

/// What tells apart subscribers and subscriptions.
@_weakLinked
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private final class Mark: Sendable {}
    private let mark: Mark?
    private let object: ObjectIdentifier

    /// One that nothing else has.
    public init() {
        let mark = Mark()
        self.mark = mark
        object = ObjectIdentifier(mark)
    }

    /// That of an object.
    public init(_ object: AnyObject) {
        mark = nil
        self.object = ObjectIdentifier(object)
    }

    public var description: String { String(object.hashValue, radix: 16) }
    public static func == (a: CombineIdentifier, b: CombineIdentifier) -> Bool { a.object == b.object }
    public func hash(into hasher: inout Hasher) { hasher.combine(object) }
}

/// What can be told apart from others of its kind.
@_weakLinked
public protocol CustomCombineIdentifierConvertible {
    /// What tells it apart.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// What a subscriber asks for values.
@_weakLinked
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for more values.
    func request(_ demand: Subscribers.Demand)
}

/// What values are passed to, as many as it asks for.
@_weakLinked
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// How the publisher can fail.
    associatedtype Failure: Error
    /// Is called once, before everything else.
    func receive(subscription: any Subscription)
    /// Takes a value, and says how many more it wants.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Takes the end, after which nothing comes.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Takes an empty value, and says how many more it wants.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// A subscriber whose type does not show what it does with values.
@_weakLinked
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let subscribe: ((any Subscription) -> Void)?
    private let take: ((Input) -> Subscribers.Demand)?
    private let end: ((Subscribers.Completion<Failure>) -> Void)?

    /// Hides the type of a subscriber.
    public init<S: Subscriber<Input, Failure>>(_ subscriber: S) {
        combineIdentifier = subscriber.combineIdentifier
        subscribe = subscriber.receive(subscription:)
        take = subscriber.receive(_:)
        end = subscriber.receive(completion:)
    }

    /// Makes a subscriber of closures.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subscribe = receiveSubscription
        take = receiveValue
        end = receiveCompletion
    }

    public func receive(subscription: any Subscription) { subscribe?(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { take?(value) ?? .none }
    public func receive(completion: Subscribers.Completion<Failure>) { end?(completion) }
}
