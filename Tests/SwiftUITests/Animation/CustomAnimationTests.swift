import Testing
import UIKit

@testable import SwiftUI

@MainActor struct CustomAnimationTests {
    /// Half the way at once, the rest after a second.
    private struct Steps: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            guard time < 1 else { return nil }
            var half = value
            half.scale(by: 0.5)
            return half
        }
    }

    private struct CountKey<V: VectorArithmetic>: AnimationStateKey { static var defaultValue: Int { 0 } }

    /// Goes on by a tenth with each frame it is asked for.
    private struct Counting: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[CountKey<V>.self] += 1
            var part = value
            part.scale(by: Double(context.state[CountKey<V>.self]) / 10)
            return context.state[CountKey<V>.self] > 10 ? nil : part
        }
    }

    @Test func valuesTakeTheWayTheAppComputes() {
        let course = AnimationCourse(animation: Animation(Steps()), start: 10, from: 100.0, to: 200)
        #expect(course.value(at: 10.5) == 150)
        #expect(course.value(at: 11.5) == 200)
        #expect(course.isOver(at: 11.5))
        #expect(!course.isOver(at: 10.9))
        #expect(Animation(Steps()).delay(1).perceptualDuration == 1)
    }

    @Test func animationsKeepSomethingBetweenFrames() {
        let course = AnimationCourse(animation: Animation(Counting()), start: 0, from: 0.0, to: 100)
        #expect([0.01, 0.02, 0.03].map { course.value(at: $0) } == [10, 20, 30])
    }

    @Test func layersHaveTheWayAsKeyframes() throws {
        let run = try #require(Animation(Steps()).layerAnimation("opacity", from: Float(0), to: Float(1)) as? CAKeyframeAnimation)
        let values = try #require(run.values as? [Float])
        #expect(values.count == 61)
        #expect(values.dropLast().allSatisfy { $0 == 0.5 })
        #expect(values.last == 1)
        #expect(abs(run.duration - 1) < 0.001)
    }

    @Test func theSystemsAnimationsComputeThemselvesToo() throws {
        var context = AnimationContext<Double>()
        #expect(Animation.linear(duration: 2).animate(value: 10, time: 1, context: &context) == 5)
        #expect(Animation.linear(duration: 2).animate(value: 10, time: 2, context: &context) == nil)
        #expect(Animation.linear(duration: 2).base.animate(value: 10.0, time: 0.5, context: &context) == 2.5)
        #expect(Animation(Steps()).base is Steps)
    }

    @Test func equalAnimationsAreEqual() {
        #expect(Animation(Steps()) == Animation(Steps()))
        #expect(Animation(Steps()) != Animation(Counting()))
        #expect(Set([Animation.linear, .linear, .easeIn]).count == 2)
    }
}
