public import Foundation

// Gestures with fingers and pointers; none happen while a view is laid out.

/// A gesture.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The value of the gesture while it lasts.
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

/// One or more taps.
public nonisolated struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Self
    /// The number of taps.
    public var count: Int
    public init(count: Int = 1) { self.count = count }
}

/// One or more taps, with their place.
public nonisolated struct SpatialTapGesture: Gesture {
    public typealias Body = Self
    /// Where the tap was.
    public struct Value: Equatable, Sendable {
        /// The place, in points.
        public var location: CGPoint
    }
    /// The number of taps.
    public var count: Int
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) { self.count = count }
}

/// A long press.
public nonisolated struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Self
    /// The duration of the press in seconds.
    public var minimumDuration: Double
    /// The distance in points that the finger may move.
    public var maximumDistance: CGFloat
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

/// A drag.
public nonisolated struct DragGesture: Gesture {
    public typealias Body = Self
    /// The state of a drag.
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
        /// Where the movement would end if the finger were lifted: after a quarter of a second at this speed.
        public var predictedEndLocation: CGPoint {
            CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
        }
        /// The distance from the start to the predicted end.
        public var predictedEndTranslation: CGSize {
            CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4)
        }
    }

    /// The minimum distance in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the places.
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

/// Pinching with two fingers.
public nonisolated struct MagnifyGesture: Gesture {
    public typealias Body = Self
    /// The state of a pinch.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// The factor.
        public var magnification: CGFloat
        /// The change of the factor per second.
        public var velocity: CGFloat
        /// Where the gesture started, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture started, in points.
        public var startLocation: CGPoint
    }
    /// The minimum change of the factor.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Pinching with two fingers; the name in early SDKs.
public nonisolated struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Self
    /// The minimum change of the factor.
    public var minimumScaleDelta: CGFloat
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// Rotating with two fingers.
public nonisolated struct RotateGesture: Gesture {
    public typealias Body = Self
    /// The state of a rotation.
    public struct Value: Equatable, Sendable {
        /// When this was.
        public var time: Date
        /// The angle.
        public var rotation: Angle
        /// The change of the angle per second.
        public var velocity: Angle
        /// Where the gesture started, as a fraction of the view.
        public var startAnchor: UnitPoint
        /// Where the gesture started, in points.
        public var startLocation: CGPoint
    }
    /// The minimum angle.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// Rotating with two fingers; the name in early SDKs.
public nonisolated struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Self
    /// The minimum angle.
    public var minimumAngleDelta: Angle
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}
