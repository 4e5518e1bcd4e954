/// Recognizes one or more taps by one or more fingers.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
    /// The buttons of a pointing device that must be down. Fingers count as the primary one, and the simulated device has only them: taps
    /// with other buttons are never recognized.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary

    /// How far a finger may move, in points.
    private static let allowableMovement: CGFloat = 45
    /// How long a finger may stay, in seconds.
    private static let maximumDuration: TimeInterval = 1.5

    private var taps = 0
    private var fingers = 0
    private var liftedFingers = 0
    private var firstLocation: CGPoint?
    private let timer = GestureTimer()

    override var isWaiting: Bool { taps > 0 && timer.isRunning }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        fingers += touches.count
        guard buttonMaskRequired.subtracting(.primary).isEmpty else { return fail() }
        guard fingers <= numberOfTouchesRequired else { return fail() }
        if let touch = touches.first {
            let first = firstLocation ?? touch.windowLocation
            firstLocation = first
            if Self.isFar(touch.windowLocation, from: first) { return fail() }
            if claimed(touch) { return fail() }
        }
        timer.start(Self.maximumDuration) { [weak self] in self?.fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if touches.contains(where: { Self.isFar($0.windowLocation, from: $0.startLocation) }) { fail() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        liftedFingers += touches.count
        guard liftedFingers == fingers else { return }
        guard fingers == numberOfTouchesRequired else { return fail() }
        (fingers, liftedFingers) = (0, 0)
        taps += 1
        guard taps < numberOfTapsRequired else {
            timer.cancel()
            state = .recognized
            return
        }
        timer.start(TouchDispatcher.multipleTapInterval) { [weak self] in self?.fail() }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

    open override func reset() {
        (taps, fingers, liftedFingers, firstLocation) = (0, 0, 0, nil)
        timer.cancel()
    }

    private func fail() {
        timer.cancel()
        state = .failed
    }

    /// Whether a control between the touch and this recognizer's view wants the tap for itself.
    private func claimed(_ touch: UITouch) -> Bool {
        guard numberOfTapsRequired == 1, numberOfTouchesRequired == 1, let touched = touch.touchedView else { return false }
        return sequence(first: touched, next: \.superview).prefix { $0 !== view }.contains(where: \.claimsTaps)
    }

    private static func isFar(_ a: CGPoint, from b: CGPoint) -> Bool {
        abs(a.x - b.x) > allowableMovement || abs(a.y - b.y) > allowableMovement
    }
}
