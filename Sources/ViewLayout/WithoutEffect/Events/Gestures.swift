public import Foundation

// What a person does with fingers and pointers: described, and never done while a view is laid out.

/// A movement that a person makes.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells while it lasts.
    associatedtype Value
    /// The gesture that this one is made of.
    associatedtype Body: Gesture
    /// The gesture that this one is made of.
    var body: Body { get }
}

extension Gesture where Body == Self {
    /// The gesture itself: it is not made of others.
    public var body: Self { self }
}

/// Which gestures of a view and those in it are recognized.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those in the view.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A touch.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Self
    /// The number of touches.
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

/// A touch, and where it was.
public nonisolated struct SpatialTapGesture: Gesture {
    public typealias Body = Self
    /// Where a touch was.
    public struct Value: Equatable, Sendable {
        /// The place, in points.
        public var location: CGPoint
    }
    /// The number of touches.
    public var count: Int
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
}

/// A finger that stays.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Self
    /// Seconds that the finger stays.
    public var minimumDuration: Double
    /// Points that it may move.
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A finger that moves.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Self
    /// How far a finger has moved.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// Where the finger is.
        public var location: CGPoint
        /// Where the movement started.
        public var startLocation: CGPoint
        /// The speed in points a second.
        public var velocity: CGSize
        /// The distance from the start.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where the movement would end if the finger let go: a quarter of a second on at this speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The distance from the start to where the movement would end.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// Points that the finger moves at least.
    public var minimumDistance: CGFloat
    /// What the places are relative to.
    public var coordinateSpace: CoordinateSpace
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace.coordinateSpace
    }
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

/// Two fingers that draw apart or together.
public nonisolated struct MagnifyGesture: Gesture {
    public typealias Body = Self
    /// How far two fingers have drawn apart.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// The factor.
        public var magnification: CGFloat
        /// The change of the factor a second.
        public var velocity: CGFloat
        /// Where the movement started, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where the movement started, in points.
        public var startLocation: CGPoint
    }
    /// The least change of the factor.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that draw apart or together, under the name of the first SDKs.
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Self
    /// The least change of the factor.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Two fingers that turn.
public nonisolated struct RotateGesture: Gesture {
    public typealias Body = Self
    /// How far two fingers have turned.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// The angle.
        public var rotation: Angle
        /// The change of the angle a second.
        public var velocity: Angle
        /// Where the movement started, as a part of the view.
        public var startAnchor: UnitPoint
        /// Where the movement started, in points.
        public var startLocation: CGPoint
    }
    /// The least angle.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Two fingers that turn, under the name of the first SDKs.
public nonisolated struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Self
    /// The least angle.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
