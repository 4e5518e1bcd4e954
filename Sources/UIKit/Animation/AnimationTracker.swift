/// Waits for the animations of one block and calls its completion handler after the last one.
@MainActor final class AnimationTracker: NSObject, @preconcurrency CAAnimationDelegate {
    private var pending = 0
    private var isOpen = true
    private var isFinished = true
    private var completion: ((Bool) -> Void)?
    private var blockedViews: [UIView] = []

    init(completion: ((Bool) -> Void)?) { self.completion = completion }

    func add(_ view: UIView?, blocksTouches: Bool) {
        pending += 1
        guard blocksTouches, let view else { return }
        view.runningBlockingAnimations += 1
        blockedViews.append(view)
    }

    func animationDidStart(_ anim: CAAnimation) {}

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        pending -= 1
        if !flag { isFinished = false }
        completeIfDone()
    }

    /// No further animations will join; a block without any completes in the next turn of the run loop.
    func close(after delay: TimeInterval = 0) {
        isOpen = false
        guard pending == 0 else { return }
        DeferredWork.schedule(after: delay) { self.completeIfDone() }
    }

    private func completeIfDone() {
        guard !isOpen, pending <= 0 else { return }
        for view in blockedViews { view.runningBlockingAnimations -= 1 }
        blockedViews = []
        let handler = completion
        completion = nil
        handler?(isFinished)
    }
}
