public import Foundation

/// A spring: a weight that is drawn to its place, and damped.
///
/// The movement is that of the damped harmonic oscillator, whose equation has a closed form.
public struct Spring: Hashable, Sendable {
    /// The weight.
    public var mass: Double
    /// How strongly it is drawn to its place.
    public var stiffness: Double
    /// How strongly its movement is damped.
    public var damping: Double

    /// A spring given by its physics.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = allowOverDamping ? damping : min(damping, 2 * (stiffness * mass).squareRoot())
    }

    /// A spring of a duration in seconds that swings the more the larger `bounce` is, in −1…1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        // A spring without bounce is damped critically, and a negative bounce damps it further.
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce)
    }

    /// A spring whose free swing lasts `response` seconds, damped by a part of what would stop it from swinging.
    public init(response: Double, dampingRatio: Double) {
        mass = 1
        let frequency = 2 * Double.pi / max(response, 1e-6)
        stiffness = frequency * frequency
        damping = 2 * dampingRatio * frequency
    }

    /// Seconds that one free swing lasts.
    public var response: Double { 2 * .pi / frequency }
    /// The part of the damping that would stop the weight from swinging.
    public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }
    /// Seconds that the movement seems to last.
    public var duration: TimeInterval { response }
    /// How much the weight swings, in −1…1.
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// A spring that does not swing.
    public static var smooth: Spring { .smooth() }
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// A spring that swings a little.
    public static var snappy: Spring { .snappy() }
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that swings.
    public static var bouncy: Spring { .bouncy() }
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    private var frequency: Double { (stiffness / mass).squareRoot() }

    /// What is left of a distance of 1 after a time, and how fast it changes: for a start without speed, and for a
    /// start in its place with a speed of 1.
    private func response(
        at time: TimeInterval
    ) -> (distance: Double, distanceSpeed: Double, push: Double, pushSpeed: Double) {
        let (natural, rate) = (frequency, damping / (2 * mass))
        let square = natural * natural - rate * rate
        // The even and the odd solution of the equation, with what its damping leaves of them.
        let (even, odd): (Double, Double)
        if square > 1e-9 {
            let (decay, swing) = (exp(-rate * time), square.squareRoot())
            (even, odd) = (decay * cos(swing * time), decay * sin(swing * time) / swing)
        } else if square < -1e-9 {
            let fall = (-square).squareRoot()
            let (slow, fast) = (exp((fall - rate) * time), exp(-(fall + rate) * time))
            (even, odd) = ((slow + fast) / 2, (slow - fast) / (2 * fall))
        } else {
            (even, odd) = (exp(-rate * time), exp(-rate * time) * time)
        }
        return (even + rate * odd, -natural * natural * odd, odd, even - rate * odd)
    }

    /// Where a value is that moves from nothing to a target, `time` seconds after its start.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let now = response(at: time)
        return target.scaled(by: 1 - now.distance) + initialVelocity.scaled(by: now.push)
    }

    /// How fast a value moves from nothing to a target, `time` seconds after its start.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        let now = response(at: time)
        return target.scaled(by: -now.distanceSpeed) + initialVelocity.scaled(by: now.pushSpeed)
    }

    /// The force on a value that moves to a target.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Moves a value towards a target by some seconds.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let start = value
        value = start + self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
    }

    /// Where a value is that moves from one to another, `time` seconds after its start.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = toValue
        let way = toValue.animatableData - fromValue.animatableData
        let moved = value(target: way, initialVelocity: initialVelocity.animatableData, time: time)
        result.animatableData = fromValue.animatableData + moved
        return result
    }
}

extension VectorArithmetic {
    /// The value times a number.
    func scaled(by factor: Double) -> Self {
        var copy = self
        copy.scale(by: factor)
        return copy
    }
}
