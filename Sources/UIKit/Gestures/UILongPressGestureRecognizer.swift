/// Recognizes fingers that stay where they are for a while; continuous.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Full taps before the press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    /// Seconds the fingers have to stay.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points the fingers may move before the gesture is recognized.
    open var allowableMovement: CGFloat = 10

    private let timer = GestureTimer()
    private var taps = 0

    override var isWaiting: Bool { taps > 0 && timer.isRunning }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard trackedTouches.count <= numberOfTouchesRequired else {
            if state == .possible { fail() }
            return
        }
        guard trackedTouches.count == numberOfTouchesRequired else { return }
        guard taps >= numberOfTapsRequired else { return }
        guard minimumPressDuration > 0 else { return state = .began }
        timer.start(minimumPressDuration) { [weak self] in
            guard let self, self.state == .possible else { return }
            self.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .changed
            return
        }
        let isFar = touches.contains {
            hypot($0.windowLocation.x - $0.startLocation.x, $0.windowLocation.y - $0.startLocation.y) > allowableMovement
        }
        if isFar { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .ended
            return
        }
        guard taps < numberOfTapsRequired else { return fail() }
        taps += 1
        timer.start(TouchDispatcher.multipleTapInterval) { [weak self] in self?.fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        timer.cancel()
        state = .cancelled
    }

    open override func reset() {
        taps = 0
        timer.cancel()
    }

    private func fail() {
        timer.cancel()
        state = .failed
    }
}
