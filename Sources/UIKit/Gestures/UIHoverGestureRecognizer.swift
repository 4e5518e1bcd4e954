/// Recognizes a pointer that moves over a view; continuous.
///
/// Source: Apple's “UIHoverGestureRecognizer”. The simulated device has fingers only, which do not hover.
@preconcurrency @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far the pointer is from the screen, 0…1.
    open var zOffset: CGFloat { 0 }
    /// How a pencil is held, in radians.
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
