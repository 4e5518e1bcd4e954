import Foundation
import Testing

@testable import RenderProtocol

/// The numbers of animations.
struct EvaluationTests {
    private func layer(_ animations: RenderAnimation..., properties: LayerProperties = [:]) -> RenderLayer {
        RenderLayer(id: LayerID(1), properties: properties, animations: animations)
    }

    private func animation(
        _ property: LayerKey = .opacity, _ component: RenderAnimation.Component? = nil, _ motion: RenderAnimation.Motion,
        duration: Double = 1,
        curve: TimingCurve = .linear, additive: Bool = false, cumulative: Bool = false, change: (inout AnimationTiming) -> Void = { _ in }
    ) -> RenderAnimation {
        var timing = AnimationTiming(beginTime: 10, duration: duration)
        change(&timing)
        return RenderAnimation(
            key: "k", property: property, component: component, motion: motion, timing: timing, curve: curve, isAdditive: additive,
            isCumulative: cumulative)
    }

    private func number(_ value: LayerValue) -> Double { if case .number(let number) = value { number } else { .nan } }
    private let rise = RenderAnimation.Motion.basic(from: .number(0), to: .number(1))

    @Test func curves() {
        #expect(abs(TimingCurve.easeInEaseOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(TimingCurve.default.value(at: 0.5) - 0.8024033877399112) < 1e-6)
        #expect(abs(TimingCurve.easeIn.value(at: 0.25) - 0.09346465) < 1e-6)
        #expect(TimingCurve(0, 1, 1, 0).value(at: 1) == 1)
    }

    @Test func timing() {
        let plain = layer(animation(.opacity, nil, rise))
        #expect(number(plain.value(.opacity, at: 9)) == 1)
        #expect(number(plain.value(.opacity, at: 10.25)) == 0.25)
        #expect(number(plain.value(.opacity, at: 11)) == 1)
        let back = layer(animation(.opacity, nil, rise) { ($0.autoreverses, $0.repeatCount) = (true, 2) })
        #expect(abs(number(back.value(.opacity, at: 11.75)) - 0.25) < 1e-12)
        #expect(abs(number(back.value(.opacity, at: 12.5)) - 0.5) < 1e-12)
        let filled = layer(animation(.opacity, nil, rise) { ($0.fillMode, $0.isRemovedOnCompletion, $0.repeatCount) = (.both, false, 1.5) })
        #expect(number(filled.value(.opacity, at: 5)) == 0)
        #expect(number(filled.value(.opacity, at: 50)) == 0.5)
        let paused = layer(animation(.opacity, nil, rise) { ($0.speed, $0.timeOffset) = (0, 0.3) })
        #expect(abs(number(paused.value(.opacity, at: 1000)) - 0.3) < 1e-12)
        #expect(paused.animations[0].timing.activeEnd == .infinity)
        let fast = layer(animation(.opacity, nil, rise) { $0.speed = 2 })
        #expect(number(fast.value(.opacity, at: 10.25)) == 0.5)
        #expect(fast.animations[0].timing.activeEnd == 10.5)
    }

    @Test func additionAndAccumulation() {
        let added = layer(
            animation(.opacity, nil, .basic(from: .number(0.5), to: .number(0)), additive: true), properties: [.opacity: .number(0.25)])
        #expect(number(added.value(.opacity, at: 10.5)) == 0.5)
        let turning = layer(
            animation(.transform, .rotationZ, .basic(from: .number(0), to: .number(1)), cumulative: true) { $0.repeatCount = 3 })
        guard case .transform(let turned) = turning.value(.transform, at: 11.5) else { return #expect(Bool(false)) }
        #expect(abs(atan2(turned.m12, turned.m11) - 1.5) < 1e-9)
    }

    @Test func keyframes() {
        let values: [LayerValue] = [.number(0), .number(10), .number(40)]
        func value(_ mode: RenderAnimation.CalculationMode, at time: Double) -> Double {
            number(
                layer(animation(.cornerRadius, nil, .keyframes(values: values, keyTimes: [0, 0.5, 1], curves: [], mode: mode))).value(
                    .cornerRadius, at: time))
        }
        #expect(value(.linear, at: 10.75) == 25)
        #expect(value(.discrete, at: 10.6) == 10)
        #expect(value(.paced, at: 10.5) == 20)
        #expect(value(.cubic, at: 10.5) == 10)
    }

    @Test func springs() {
        let spring = SpringMotion(mass: 1, stiffness: 100, damping: 10)
        #expect(spring.progress(at: 0) == 0)
        #expect(spring.progress(at: 0.3627598728468436) > 1.16)
        #expect(abs(spring.progress(at: spring.settlingDuration) - 1) <= 0.0011)
        let critical = SpringMotion(mass: 1, stiffness: 100, damping: 20)
        #expect(abs(critical.progress(at: 0.1) - (1 - 2 * exp(-1.0))) < 1e-12)
        let heavy = SpringMotion(mass: 1, stiffness: 100, damping: 40)
        #expect(heavy.progress(at: 0.5) < critical.progress(at: 0.5))
        #expect(abs(heavy.progress(at: heavy.settlingDuration) - 0.999) < 1e-6)
    }

    @Test func transforms() {
        let turn = RenderTransform.rotation(angle: .pi, x: 0, y: 0, z: 1)
        let half = RenderTransform.identity.interpolated(to: turn, fraction: 0.5)
        #expect(abs(half.m12 - 1) < 1e-9, "half a turn goes clockwise, as on iOS")
        let skewed = RenderTransform([1.2, 0.1, 0.3, 0.001, 0.5, 0.9, 0, 0, 0.1, 0.2, 1.5, -0.002, 30, 20, 10, 1])
        for (a, b) in zip(TransformParts(skewed)!.transform.elements, skewed.elements) { #expect(abs(a - b) < 1e-9) }
        let parts = RenderTransform.scale(x: 2, y: 3).concatenating(.rotation(angle: 0.4, x: 0, y: 0, z: 1)).concatenating(
            .translation(x: 5, y: 6))
        #expect(abs(number(LayerKey.transform.read(.rotationZ, of: .transform(parts))!) - 0.4) < 1e-12)
        #expect(abs(number(LayerKey.transform.read(.scaleY, of: .transform(parts))!) - 3) < 1e-12)
    }

    @Test func colorsMixPremultiplied() {
        let red = LayerValue.color(RenderColor(red: 1, green: 0, blue: 0))
        guard case .color(let mixed) = LayerValue.color(.clear).interpolated(to: red, fraction: 0.5) else { return #expect(Bool(false)) }
        #expect(mixed == RenderColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func endsOfATree() throws {
        var tree = RenderTree()
        let first = animation(.opacity, nil, rise)
        var second = animation(.opacity, nil, rise, duration: 3)
        second.key = "second"
        try tree.apply(
            Commit(
                sequence: 1, time: 10,
                operations: [.setLayer(LayerID(1), [:]), .addAnimation(LayerID(1), first), .addAnimation(LayerID(1), second)]))
        #expect(tree.nextAnimationEnd(after: 10) == 11)
        #expect(tree.nextAnimationEnd(after: 11) == 13)
        #expect(tree.hasRunningAnimations(at: 12.9))
        #expect(!tree.hasRunningAnimations(at: 13))
        tree.removeFinishedAnimations(at: 12)
        #expect(tree.layers[LayerID(1)]?.animations.map(\.key) == ["second"])
    }
}
