import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite(.serialized) struct PhaseAnimatorTests {
    @Test func phasesFollowEachOtherAgainAndAgain() {
        let frames = SteppedFrames()
        defer { frames.end() }
        var seen: [Int] = []
        let hosted = Hosted(
            PhaseAnimator([1, 2, 3]) { phase in
                let _ = seen.append(phase)
                Color.red
            } animation: { _ in
                .linear(duration: 1)
            })
        hosted.view.host.lifetimes.setVisible(true)
        hosted.update()
        for _ in 0..<3 {
            frames.pass(1.1)
            hosted.update()
        }
        #expect(seen == [1, 2, 3, 1, 2])
    }

    @Test func aTriggerGoesThroughThemOnce() {
        let frames = SteppedFrames()
        defer { frames.end() }
        let hosted = Hosted(Triggered())
        hosted.view.host.lifetimes.setVisible(true)
        hosted.update()
        Triggered.seen = []
        Triggered.pull?()
        hosted.update()
        for _ in 0..<6 {
            frames.pass(1.1)
            hosted.update()
        }
        #expect(Triggered.seen.filter { $0 != 0 } == [1, 2])
        #expect(Triggered.seen.last == 0)
    }

    private struct Triggered: View {
        static var seen: [Int] = []
        static var pull: (() -> Void)?
        @State private var count = 0
        var body: some View {
            let _ = Self.pull = { count += 1 }
            PhaseAnimator([0, 1, 2], trigger: count) { phase in
                let _ = Self.seen.append(phase)
                Color.red
            } animation: { _ in
                .linear(duration: 1)
            }
        }
    }
}
