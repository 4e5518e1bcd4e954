import Testing
import UIKit

@testable import SwiftUI

@MainActor struct TransitionTests {
    @MainActor private final class Box { var binding: Binding<Bool>? }

    private struct Screen: View {
        let box: Box
        let transition: AnyTransition
        @State private var isShown = true
        var body: some View {
            let _ = box.binding = $isShown
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                if isShown { Color.blue.frame(width: 20, height: 10).transition(transition) }
            }
            .frame(width: 100, alignment: .leading)
        }
    }

    @Test func whatGoesWithoutAnimationIsGoneAtOnce() {
        let box = Box()
        let hosted = Hosted(Screen(box: box, transition: .opacity))
        #expect(hosted.frames.count == 2)
        box.binding?.wrappedValue = false
        hosted.update()
        #expect(hosted.frames.count == 1)
    }

    @Test func whatGoesStaysAsLongAsItsAnimation() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let hosted = Hosted(Screen(box: box, transition: .opacity))
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = false }
        hosted.update()
        hosted.update()
        #expect(hosted.frames.count == 2)
        // It takes no part in layout any more: the rest stands in the middle.
        #expect(hosted.frames[0].midY == 300)
        frames.pass(1)
        hosted.update()
        #expect(hosted.frames.count == 1)
    }

    @Test func moversGoByTheirOwnSize() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let hosted = Hosted(Screen(box: box, transition: .move(edge: .trailing)))
        let before = hosted.frames[1].minX
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = false }
        hosted.update()
        hosted.update()
        #expect(hosted.frames.last?.minX == before + 20)
    }

    private struct Sliding: ViewModifier, Animatable {
        var amount: CGFloat
        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }
        func body(content: Content) -> some View { content.offset(x: amount) }
    }

    @Test func animatableModifiersGoAllTheWayIn() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let box = Box()
        let transition = AnyTransition.modifier(active: Sliding(amount: 80), identity: Sliding(amount: 0))
        let hosted = Hosted(Screen(box: box, transition: transition))
        let place = hosted.frames[1].minX
        box.binding?.wrappedValue = false
        hosted.update()
        withAnimation(.linear(duration: 1)) { box.binding?.wrappedValue = true }
        hosted.update()
        hosted.update()
        #expect(hosted.frames[1].minX == place + 80)
        frames.pass(0.5)
        hosted.update()
        #expect(abs(hosted.frames[1].minX - place - 40) < 1)
        frames.pass(0.6)
        hosted.update()
        #expect(hosted.frames[1].minX == place)
    }

    @MainActor private final class Words { var binding: Binding<[String]>? }

    private struct Numbered: View {
        let words: Words
        @State private var list = ["one", "two", "three"]
        var body: some View {
            let _ = words.binding = $list
            VStack {
                ForEach(0..<list.count, id: \.self) { index in
                    Color.red.frame(width: CGFloat(list[index].utf8.count), height: 10)
                }
            }
        }
    }

    @Test func elementsOnTheirWayOutStayWhatTheyWere() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let words = Words()
        let hosted = Hosted(Numbered(words: words))
        #expect(hosted.frames.map(\.width) == [3, 3, 5])
        withAnimation(.linear(duration: 1)) { words.binding?.wrappedValue = ["four"] }
        hosted.update()
        hosted.update()
        #expect(hosted.frames.map(\.width) == [4, 3, 5])
        frames.pass(1)
        hosted.update()
        #expect(hosted.frames.map(\.width) == [4])
    }
}
