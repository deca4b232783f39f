import Foundation

/// A curve from (0, 0) to (1, 1) that says how far a change is at a part of its time.
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case bezier(CGPoint, CGPoint)
        case circularIn, circularOut, circularInOut
    }

    private let shape: Shape
    private var isInverse = false

    /// A Bézier curve with two control points.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            shape: .bezier(
                CGPoint(x: startControlPoint.x, y: startControlPoint.y),
                CGPoint(x: endControlPoint.x, y: endControlPoint.y)))
    }

    private static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
        .bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// A straight line.
    public static let linear = bezier(0, 0, 1, 1)
    /// Slowly at first and in the end.
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    /// Slowly at first.
    public static let easeIn = bezier(0.42, 0, 1, 1)
    /// Slowly in the end.
    public static let easeOut = bezier(0, 0, 0.58, 1)
    /// A quarter of a circle, slowly at first.
    public static let circularEaseIn = UnitCurve(shape: .circularIn)
    /// A quarter of a circle, slowly in the end.
    public static let circularEaseOut = UnitCurve(shape: .circularOut)
    /// Two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(shape: .circularInOut)

    /// The curve with time and progress exchanged.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// How far the change is at a part of its time, which is taken to lie in 0…1.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        guard isInverse else { return height(at: progress) }
        return bisect { height(at: $0) < progress }
    }

    /// How steep the curve is at a part of the time.
    public func velocity(at progress: Double) -> Double {
        let (low, high) = (max(progress - 1e-5, 0), min(progress + 1e-5, 1))
        return (value(at: high) - value(at: low)) / (high - low)
    }

    private func height(at x: Double) -> Double {
        switch shape {
        case .bezier(let start, let end):
            let t = bisect { Self.cubic(start.x, end.x, $0) < x }
            return x == 0 || x == 1 ? x : Self.cubic(start.y, end.y, t)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            let half = 2 * (x < 0.5 ? x : 1 - x)
            let quarter = (1 - (1 - half * half).squareRoot()) / 2
            return x < 0.5 ? quarter : 1 - quarter
        }
    }

    /// One coordinate of the Bézier curve.
    private static func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
    }

    /// The largest value in 0…1 up to which a condition is true.
    private func bisect(_ isBefore: (Double) -> Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<52 {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
