import Testing

@testable import SwiftUI

struct SpringTests {
    @Test func springsAreKnownByDurationAndBounce() {
        let spring = Spring(duration: 0.5, bounce: 0.25)
        #expect(abs(spring.duration - 0.5) < 1e-9)
        #expect(abs(spring.bounce - 0.25) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.75) < 1e-9)
        #expect(spring == Spring(response: 0.5, dampingRatio: 0.75))
    }

    @Test func springsComeToRestAtTheirEnd() {
        let spring = Spring.smooth
        #expect(spring.value(target: 10.0, time: 0) == 0)
        #expect(abs(spring.value(target: 10.0, time: spring.settlingDuration) - 10) < 0.02)
        #expect(spring.velocity(target: 10.0, time: 0.1) > 0)
        #expect(spring.velocity(target: 10.0, initialVelocity: 3, time: 0) == 3)
    }

    @Test func valuesAreTakenOnStepByStep() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 1, deltaTime: 0.02) }
        #expect(abs(value - spring.value(target: 1.0, time: 0.2)) < 0.001)
    }

    @Test func forcesBetweenValuesAreThoseToTheTarget() {
        let spring = Spring.bouncy
        let force = spring.force(fromValue: Angle.zero, toValue: .radians(2), position: .radians(0.5), velocity: .radians(1))
        let expected = spring.force(
            target: Angle.radians(2).animatableData, position: Angle.radians(0.5).animatableData,
            velocity: Angle.radians(1).animatableData)
        #expect(force.animatableData == expected)
    }

    @Test func curvesHaveInverses() {
        for curve in [UnitCurve.easeIn, .easeInOut, .circularEaseIn, .circularEaseInOut, .linear] {
            #expect(curve.value(at: 0) == 0)
            #expect(curve.value(at: 1) == 1)
            #expect(abs(curve.inverse.value(at: curve.value(at: 0.3)) - 0.3) < 1e-6)
        }
        #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-6)
    }
}
