// Gestures made of others.

/// A gesture of any type.
public nonisolated struct AnyGesture<Value>: Gesture {
    public typealias Body = Self
    /// Makes it from a gesture.
    public init<T: Gesture<Value>>(_ gesture: T) {}
}

/// A gesture with an action at its end.
public nonisolated struct _EndedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Self
}

/// A gesture with an action while it lasts.
public nonisolated struct _ChangedGesture<Content: Gesture>: Gesture {
    public typealias Value = Content.Value
    public typealias Body = Self
}

/// A gesture with a different value.
public nonisolated struct _MapGesture<Content: Gesture, Value>: Gesture {
    public typealias Body = Self
}

/// A gesture that changes a state while it lasts.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Self
    public var base: Base
    public var state: GestureState<State>
}

/// Two gestures at once.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Self
    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture.
        public var first: First.Value?
        /// The value of the second gesture.
        public var second: Second.Value?
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Makes it of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture after another.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Self
    /// The values of the gestures.
    public enum Value {
        /// The first gesture has happened.
        case first(First.Value)
        /// The first has happened; the second has begun if there is a value.
        case second(First.Value, Second.Value?)
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Makes it of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures, the first before the second.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Self
    /// The value of the gesture.
    public enum Value {
        /// The first gesture has happened.
        case first(First.Value)
        /// The second gesture has happened.
        case second(Second.Value)
    }
    /// The first gesture.
    public var first: First
    /// The second gesture.
    public var second: Second
    /// Makes it of two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
    /// Runs an action when the gesture ends.
    nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> { .init() }
    /// Runs an action while the gesture lasts.
    nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
    where Value: Equatable { .init() }
    /// Changes the value of the gesture.
    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { .init() }
    /// Changes a state while the gesture lasts.
    nonisolated public func updating<State>(
        _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { .init(base: self, state: state) }
    /// Both gestures at once.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// This gesture, and then another.
    nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// This gesture, or else another.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// The gesture while some keys are held.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> _EndedGesture<Self> { .init() }
}
