/// Recognizes two fingers that turn around each other; continuous.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Clockwise turn since the beginning, in radians.
    open var rotation: CGFloat = 0
    /// Change of the rotation per second.
    open private(set) var velocity: CGFloat = 0

    private var lastAngle: CGFloat?
    private var lastTime: TimeInterval = 0
    private var collected: CGFloat = 0
    /// Radians the fingers have to turn before the gesture begins.
    private static let hysteresis: CGFloat = 0.1

    private var currentAngle: CGFloat? {
        guard trackedTouches.count >= 2 else { return nil }
        let (a, b) = (trackedTouches[0].windowLocation, trackedTouches[1].windowLocation)
        return atan2(b.y - a.y, b.x - a.x)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        lastAngle = currentAngle
        lastTime = event.timestamp
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let angle = currentAngle, let last = lastAngle else { return }
        var change = angle - last
        if change > .pi { change -= 2 * .pi }
        if change < -.pi { change += 2 * .pi }
        if event.timestamp > lastTime { velocity = change / CGFloat(event.timestamp - lastTime) }
        (lastAngle, lastTime) = (angle, event.timestamp)
        if state == .possible {
            collected += change
            guard abs(collected) >= Self.hysteresis else { return }
            state = .began
        } else {
            rotation += change
            state = .changed
        }
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
        (rotation, velocity, collected, lastAngle) = (0, 0, 0, nil)
    }
}
