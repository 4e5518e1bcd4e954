/// Recognizes two fingers that move apart or together; continuous.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Distance of the fingers relative to that at the beginning.
    open var scale: CGFloat = 1 {
        didSet { if let distance = currentDistance, scale != 0 { baseDistance = distance / scale } }
    }
    /// Change of the scale per second.
    open private(set) var velocity: CGFloat = 0

    private var baseDistance: CGFloat = 0
    private var last: (scale: CGFloat, time: TimeInterval)?
    /// Points by which the distance has to change before the gesture begins.
    private static let hysteresis: CGFloat = 8

    private var currentDistance: CGFloat? {
        guard trackedTouches.count >= 2 else { return nil }
        let (a, b) = (trackedTouches[0].windowLocation, trackedTouches[1].windowLocation)
        return max(hypot(a.x - b.x, a.y - b.y), 1)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let distance = currentDistance else { return }
        baseDistance = distance
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let distance = currentDistance, baseDistance > 0 else { return }
        if state == .possible {
            guard abs(distance - baseDistance) >= Self.hysteresis else { return }
            baseDistance = distance
            update(1, event)
            state = .began
        } else {
            update(distance / baseDistance, event)
            state = .changed
        }
    }

    private func update(_ new: CGFloat, _ event: UIEvent) {
        if let last, event.timestamp > last.time { velocity = (new - last.scale) / CGFloat(event.timestamp - last.time) }
        last = (new, event.timestamp)
        let base = baseDistance
        scale = new
        baseDistance = base
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let remaining = trackedTouches.count - touches.count
        if state == .possible {
            if remaining == 0 { state = .failed }
        } else if remaining < 2 {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

    open override func reset() {
        baseDistance = 0
        last = nil
        scale = 1
        velocity = 0
    }
}
