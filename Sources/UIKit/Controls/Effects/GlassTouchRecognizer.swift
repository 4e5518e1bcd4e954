/// Notices fingers on interactive glass. It never recognizes a gesture, so that it takes touches from nothing.
final class GlassTouchRecognizer: UIGestureRecognizer {
    /// Called with whether a finger is on the glass, when that changes.
    var onTouch: (Bool) -> Void = { _ in }
    private var isTouched = false {
        didSet { if oldValue != isTouched { onTouch(isTouched) } }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { isTouched = true }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end() }

    override func reset() {
        super.reset()
        isTouched = false
    }

    private func end() {
        isTouched = false
        state = .failed
    }
}
