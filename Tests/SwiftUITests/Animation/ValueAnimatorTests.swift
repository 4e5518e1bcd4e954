import Testing

@testable import SwiftUI

@MainActor struct ValueAnimatorTests {
    @MainActor private final class Box { var binding: Binding<Double>? }

    private struct Counting: View, Animatable {
        var number: Double
        let evaluations: Evaluations
        nonisolated var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        var body: some View {
            let _ = evaluations.note("\(Int(number))")
            Text("\(Int(number))")
        }
    }

    private struct Screen: View {
        let box: Box
        let evaluations: Evaluations
        @State private var number = 0.0
        var body: some View {
            let _ = box.binding = $number
            Counting(number: number, evaluations: evaluations)
        }
    }

    @Test func animatableViewsAreAskedForEachFrame() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let (box, evaluations) = (Box(), Evaluations())
        let hosted = Hosted(Screen(box: box, evaluations: evaluations))
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = 100 }
        hosted.update()
        for _ in 0..<4 {
            frames.pass(0.25)
            hosted.update()
        }
        #expect(evaluations.names.suffix(4) == ["25", "50", "75", "100"])
    }

    @Test func changesWithoutAnimationAreShownAtOnce() {
        let (box, evaluations) = (Box(), Evaluations())
        let hosted = Hosted(Screen(box: box, evaluations: evaluations))
        box.binding?.wrappedValue = 100
        hosted.update()
        #expect(evaluations.names.last == "100")
    }

    private struct ByValue: View {
        let box: Box
        let evaluations: Evaluations
        @State private var number = 0.0
        var body: some View {
            let _ = box.binding = $number
            Counting(number: number, evaluations: evaluations).animation(.linear(duration: 1), value: number)
        }
    }

    @Test func animationsByValueAnimateWhatIsInside() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let (box, evaluations) = (Box(), Evaluations())
        let hosted = Hosted(ByValue(box: box, evaluations: evaluations))
        box.binding?.wrappedValue = 10
        hosted.update()
        frames.pass(0.5)
        hosted.update()
        #expect(evaluations.names.last == "5")
    }

    @Test func completionsComeWhenAnimationsAreOver() {
        let frames = SteppedFrames()
        defer { frames.end() }
        var isDone = false
        withAnimation(.linear(duration: 1)) {
        } completion: {
            isDone = true
        }
        frames.pass(0.9)
        #expect(!isDone)
        frames.pass(0.1)
        #expect(isDone)
    }

    @Test func animationsMayCountAsCompletedEarlier() {
        let frames = SteppedFrames()
        defer { frames.end() }
        var isDone = false
        withAnimation(.linear(duration: 5).logicallyComplete(after: 1)) {
        } completion: {
            isDone = true
        }
        frames.pass(0.9)
        #expect(!isDone)
        frames.pass(0.1)
        #expect(isDone)
    }
}
