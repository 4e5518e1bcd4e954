import Testing

@testable import SwiftUI

@MainActor struct KeyframeTests {
    private struct Pose {
        var height = 0.0
        var angle = Angle.zero
    }

    @Test func tracksRunBesideEachOther() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.height) {
                LinearKeyframe(10, duration: 1)
                MoveKeyframe(50)
                LinearKeyframe(0, duration: 0.5)
            }
            KeyframeTrack(\.angle) { LinearKeyframe(.radians(2), duration: 2) }
        }
        #expect(timeline.duration == 2)
        #expect(timeline.value(time: 0).height == 0)
        #expect(timeline.value(time: 0.5).height == 5)
        #expect(timeline.value(time: 1.25).height == 25)
        #expect(timeline.value(time: 1.8).height == 0)
        #expect(timeline.value(time: 0.5).angle.radians == 0.5)
        #expect(timeline.value(progress: 1).angle.radians == 2)
    }

    @Test func cubicKeyframesGoSmoothlyThroughTheirValues() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        #expect(timeline.value(time: 1) == 10)
        #expect(timeline.value(time: 2) == 20)
        // In the middle as fast as its neighbours are apart; at rest at both ends.
        let step = 1e-4
        let change: Double = timeline.value(time: 1 + step) - timeline.value(time: 1 - step)
        #expect(abs(change / (2 * step) - 10) < 0.01)
        #expect(timeline.value(time: 0.01) < 0.05)
        #expect(timeline.value(time: 1.99) > 19.95)
    }

    @Test func springKeyframesSwingOver() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(10, spring: .bouncy) }
        let values = stride(from: 0, through: timeline.duration, by: 0.01).map { timeline.value(time: $0) }
        #expect((values.max() ?? 0) > 10.2)
        #expect(abs(timeline.value(progress: 1) - 10) < 0.1)
    }

    @Test func animatorsFollowTheirKeyframesAndBeginAgain() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let evaluations = Evaluations()
        let hosted = Hosted(
            KeyframeAnimator(initialValue: 0.0) { value in
                let _ = evaluations.note("\(Int(value.rounded()))")
                Text("x")
            } keyframes: { _ in
                LinearKeyframe(10, duration: 1)
            })
        hosted.view.host.lifetimes.setVisible(true)
        hosted.update()
        frames.pass(0.5)
        hosted.update()
        #expect(evaluations.names.last == "5")
        frames.pass(0.7)
        hosted.update()
        #expect(evaluations.names.last == "2")
    }
}
