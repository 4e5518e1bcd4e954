import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TransactionTests {
    @Test func completionsComeWhenTheAnimationIsOver() {
        let frames = SteppedFrames()
        defer { frames.end() }
        var calls = 0
        var transaction = Transaction(animation: .linear(duration: 1))
        transaction.addAnimationCompletion { calls += 1 }
        withTransaction(transaction) {}
        frames.pass(0.5)
        #expect(calls == 0)
        frames.pass(0.6)
        #expect(calls == 1)
        frames.pass(2)
        #expect(calls == 1)
    }

    @Test func completionsWithoutAnimationComeAtOnce() {
        var calls = 0
        var transaction = Transaction(animation: nil)
        transaction.addAnimationCompletion { calls += 1 }
        withTransaction(transaction) {}
        #expect(calls == 1)
    }

    @MainActor private final class Box { var binding: Binding<CGFloat>? }

    private struct Turn: ViewModifier, Animatable {
        var degrees: CGFloat
        var animatableData: CGFloat {
            get { degrees }
            set { degrees = newValue }
        }
        @MainActor static var log: [CGFloat] = []
        func body(content: Content) -> some View {
            Self.log.append(degrees)
            return content.rotationEffect(.degrees(degrees))
        }
    }

    private struct Screen: View {
        let box: Box
        @State private var degrees: CGFloat = 0
        var body: some View {
            let _ = box.binding = $degrees
            Color.red.frame(width: 50, height: 50).modifier(Turn(degrees: degrees).animation(.linear(duration: 1)))
        }
    }

    @Test func modifiersHaveAnimationsOfTheirOwn() throws {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let hosted = Hosted(Screen(box: box))
        box.binding?.wrappedValue = 360
        hosted.update()
        for _ in 0..<3 {
            frames.pass(0.25)
            hosted.update()
        }
        #expect(Turn.log.first == 0)
        #expect(Turn.log.contains { $0 > 0 && $0 < 360 })
        frames.pass(1)
        hosted.update()
        #expect(Turn.log.last == 360)
    }
}
