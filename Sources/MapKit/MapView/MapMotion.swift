/// The movement of a map that goes on by itself: an animation to a viewport, or what is left of a finger's speed.
@MainActor final class MapMotion {
    private var link: CADisplayLink?
    private var step: ((CFTimeInterval) -> Bool)?
    private var onEnd: ((Bool) -> Void)?
    private var start: CFTimeInterval = 0
    private lazy var target = ActionTarget { [weak self] _ in self?.tick() }

    var isRunning: Bool { link != nil }

    /// Calls `step` with seconds since the start before every frame until it says that it's over.
    func run(_ step: @escaping (CFTimeInterval) -> Bool, onEnd: @escaping (_ isFinished: Bool) -> Void) {
        stop()
        (self.step, self.onEnd, start) = (step, onEnd, CACurrentMediaTime())
        let link = CADisplayLink(target: target, selector: ActionTarget.selector)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() { end(false) }

    private func tick() { if step?(CACurrentMediaTime() - start) ?? true { end(true) } }

    private func end(_ isFinished: Bool) {
        guard let link else { return }
        link.invalidate()
        let onEnd = onEnd
        (self.link, step, self.onEnd) = (nil, nil, nil)
        onEnd?(isFinished)
    }
}
