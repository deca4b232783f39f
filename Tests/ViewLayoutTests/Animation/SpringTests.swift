import Foundation
import Testing
import ViewLayout

/// The movement of springs, held against the equation that it solves.
@Suite struct SpringTests {
    static let springs = [
        Spring(duration: 0.5, bounce: 0), Spring(duration: 0.5, bounce: 0.3), Spring(duration: 0.4, bounce: -0.5),
        Spring(mass: 2, stiffness: 100, damping: 10), Spring(response: 1, dampingRatio: 0.1),
    ]

    /// m·x″ = k·(target − x) − c·x′, with x″ from two speeds a little apart.
    @Test(arguments: springs) func theEquationHolds(spring: Spring) {
        for time in [0.01, 0.1, 0.3, 1] {
            let h = 1e-5
            let (x, v) = (
                spring.value(target: 10.0, initialVelocity: 3, time: time),
                spring.velocity(target: 10.0, initialVelocity: 3, time: time)
            )
            let before = spring.velocity(target: 10.0, initialVelocity: 3, time: time - h)
            let after = spring.velocity(target: 10.0, initialVelocity: 3, time: time + h)
            let force = spring.force(target: 10.0, position: x, velocity: v)
            #expect(abs(spring.mass * (after - before) / (2 * h) - force) < 1e-2 * max(abs(force), 1))
            let moved =
                spring.value(target: 10.0, initialVelocity: 3, time: time + h)
                - spring.value(target: 10.0, initialVelocity: 3, time: time - h)
            #expect(abs(moved / (2 * h) - v) < 1e-3 * max(abs(v), 1))
        }
    }

    @Test(arguments: springs) func itStartsWhereItIsAndEndsAtItsTarget(spring: Spring) {
        #expect(abs(spring.value(target: 10.0, initialVelocity: 3, time: 0)) < 1e-9)
        #expect(abs(spring.velocity(target: 10.0, initialVelocity: 3, time: 0) - 3) < 1e-9)
        #expect(abs(spring.value(target: 10.0, time: 60) - 10) < 1e-6)
    }

    @Test func durationAndBounceAreThoseThatWereGiven() {
        for bounce in [-0.5, 0, 0.3] {
            let spring = Spring(duration: 0.7, bounce: bounce)
            #expect(abs(spring.duration - 0.7) < 1e-9)
            #expect(abs(spring.bounce - bounce) < 1e-9)
        }
        #expect(Spring(duration: 1).dampingRatio == 1)
    }

    @Test func aStepIsAsGoodAsTheWholeWay() {
        let spring = Spring(duration: 0.5, bounce: 0.2)
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 5, deltaTime: 0.03) }
        #expect(abs(value - spring.value(target: 5.0, time: 0.3)) < 1e-9)
    }

    @Test func curvesGoFromCornerToCorner() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
            .easeIn.inverse,
        ]
        for curve in curves {
            #expect(abs(curve.value(at: 0)) < 1e-6)
            #expect(abs(curve.value(at: 1) - 1) < 1e-6)
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
        }
        #expect(abs(UnitCurve.linear.value(at: 0.25) - 0.25) < 1e-9)
        // CSS Easing 1 names the same curves: `ease-in` at its middle.
        #expect(abs(UnitCurve.easeIn.value(at: 0.5) - 0.3153568) < 1e-6)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    }
}
