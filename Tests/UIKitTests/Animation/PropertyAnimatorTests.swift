import DeviceProtocol
import Testing

@testable import QuartzCore
@testable import UIKit

/// Property animators on a clock that is stepped by hand.
@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
    /// A device with one view.
    @MainActor private final class Stage {
        let device: TestDevice
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        private let time: SteppedTime

        init() {
            device = TestDevice()
            let controller = UIViewController()
            controller.view.addSubview(view)
            device.show(controller)
            device.settle()
            time = SteppedTime(device)
        }

        func end() { time.end() }
        func pass(_ seconds: Double) { time.pass(seconds) }

        var shown: CGFloat { view.layer.presentation()!.position.x - 50 }
        func move(_ duration: Double = 1, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
            UIViewPropertyAnimator(duration: duration, curve: curve) { [view] in view.frame.origin.x = 100 }
        }
    }

    private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.01 }

    @Test func runsToItsEnd() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        #expect(animator.state == .inactive)
        #expect(stage.view.frame.origin.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active)
        #expect(animator.isRunning)
        #expect(stage.view.frame.origin.x == 100)
        stage.pass(0.25)
        #expect(near(stage.shown, 25))
        #expect(near(animator.fractionComplete, 0.25))
        stage.pass(0.8)
        #expect(ends == [.end])
        #expect(animator.state == .inactive)
        #expect(!animator.isRunning)
        #expect(stage.view.layer.animationKeys() == nil)
        #expect(near(stage.shown, 100))
    }

    @Test func aNewApplicationAnimates() {
        UIView.setAnimationsEnabled(false)
        _ = TestDevice()
        #expect(UIView.areAnimationsEnabled)
    }

    @Test func pausesAndScrubs() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        animator.startAnimation()
        stage.pass(0.3)
        animator.pauseAnimation()
        stage.pass(5)
        #expect(near(stage.shown, 30))
        #expect(!animator.isRunning)
        #expect(animator.state == .active)
        animator.fractionComplete = 0.75
        stage.pass(0)
        #expect(near(stage.shown, 75))
        animator.startAnimation()
        stage.pass(0.1)
        #expect(near(stage.shown, 85))
        stage.pass(0.16)
        #expect(animator.state == .inactive)
    }

    @Test func reverses() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.pass(0.6)
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.4))
        stage.pass(0.2)
        #expect(near(stage.shown, 40))
        #expect(near(animator.fractionComplete, 0.6))
        stage.pass(0.41)
        #expect(ends == [.start])
        #expect(stage.view.frame.origin.x == 0)
        #expect(near(stage.shown, 0))
    }

    @Test func curvesAreKeptAcrossAPause() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move(1, .easeInOut)
        animator.startAnimation()
        stage.pass(0.25)
        let before = stage.shown
        #expect(before > 10)
        #expect(before < 20)
        animator.pauseAnimation()
        stage.pass(0)
        // Nothing jumps: while it is scrubbed, progress is even.
        #expect(near(stage.shown, before))
        #expect(near(animator.fractionComplete, before / 100))
        animator.startAnimation()
        stage.pass(0.25)
        #expect(near(stage.shown, 50))
    }

    @Test func continuesWithOtherTiming() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        stage.pass(0)
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .linear), durationFactor: 2)
        stage.pass(1)
        #expect(near(stage.shown, 75))
        #expect(near(animator.fractionComplete, 0.75))
        stage.pass(1.01)
        #expect(animator.state == .inactive)
        #expect(near(stage.shown, 100))
    }

    @Test func stopsAndFinishes() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.pass(0.5)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        #expect(near(stage.view.frame.origin.x, 50))
        animator.finishAnimation(at: .start)
        #expect(ends == [.start])
        #expect(stage.view.frame.origin.x == 0)
        #expect(animator.state == .inactive)
        let other = stage.move()
        other.addCompletion { ends.append($0) }
        other.startAnimation()
        stage.pass(0.5)
        other.stopAnimation(true)
        #expect(ends == [.start])
        #expect(other.state == .inactive)
        #expect(near(stage.view.frame.origin.x, 50))
    }

    @Test func laterBlocksTakeWhatIsLeft() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        animator.addAnimations({ [view = stage.view] in view.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.pass(0.5)
        #expect(stage.view.layer.presentation()?.opacity == 1)
        stage.pass(0.25)
        #expect(near(CGFloat(stage.view.layer.presentation()!.opacity), 0.5))
        stage.pass(0.3)
        #expect(stage.view.alpha == 0)
        #expect(animator.state == .inactive)
    }

    @Test func waitsAtTheEndWhenAskedTo() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        var ends = 0
        animator.addCompletion { _ in ends += 1 }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        stage.pass(1.01)
        #expect(animator.state == .active)
        #expect(!animator.isRunning)
        #expect(ends == 0)
        #expect(near(stage.shown, 100))
        animator.isReversed = true
        animator.pausesOnCompletion = false
        animator.startAnimation()
        stage.pass(0.5)
        #expect(near(stage.shown, 50))
        stage.pass(0.51)
        #expect(ends == 1)
        #expect(stage.view.frame.origin.x == 0)
    }

    @Test func delaysAndNestedKeyframes() {
        let stage = Stage()
        defer { stage.end() }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [view = stage.view] in
            UIView.animateKeyframes(withDuration: 9, delay: 0) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.frame.origin.x = 40 }
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { view.frame.origin.x = 100 }
            }
        }
        animator.startAnimation(afterDelay: 0.5)
        stage.pass(0.4)
        #expect(near(stage.shown, 0))
        #expect(animator.fractionComplete == 0)
        stage.pass(0.35)
        #expect(near(stage.shown, 40))
        animator.pauseAnimation()
        animator.fractionComplete = 0.625
        stage.pass(0)
        #expect(near(stage.shown, 70))
        animator.stopAnimation(true)
    }

    @Test func viewsMayTakeNoTouchesMeanwhile() {
        let stage = Stage()
        defer { stage.end() }
        let animator = stage.move()
        animator.isUserInteractionEnabled = false
        animator.startAnimation()
        #expect(stage.view.isBlockedByAnimation)
        stage.pass(1.01)
        #expect(!stage.view.isBlockedByAnimation)
        let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, options: [.curveLinear]) {
            stage.view.alpha = 0.5
        }
        #expect(running.isRunning)
        #expect(running.state == .active)
        stage.pass(1.01)
        #expect(running.state == .inactive)
    }

    @Test func hapticsReachTheDevice() {
        let device = TestDevice()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        let haptics = device.messages.compactMap { if case .haptic(let name) = $0 { name } else { nil } }
        #expect(haptics == ["impact heavy", "impact medium 0.5", "selection", "notification error"])
    }

    @Test func stoppingAnInactiveAnimatorDoesNothing() {
        let stage = Stage()
        defer { stage.end() }
        let animator = UIViewPropertyAnimator()
        #expect(animator.duration == 0.2)
        #expect(animator.timingParameters is UICubicTimingParameters)
        animator.stopAnimation(true)
        animator.stopAnimation(false)
        #expect(animator.state == .inactive)
        animator.addAnimations { stage.view.frame.origin.x = 100 }
        animator.startAnimation()
        stage.pass(0.3)
        #expect(near(stage.shown, 100))
    }
}
